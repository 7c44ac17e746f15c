internal import Foundation

/// What makes two paths the same file.
struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64

    /// Of the file that a path leads to, links followed; nil when there is none, or when it is of another kind.
    /// - Parameter isWanted: gets the bits of the mode that tell the kind.
    init?(_ path: String, _ isWanted: (mode_t) -> Bool = { _ in true }) {
        var status = stat()
        guard stat(path, &status) == 0, isWanted(status.st_mode & S_IFMT) else { return nil }
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
    }
}

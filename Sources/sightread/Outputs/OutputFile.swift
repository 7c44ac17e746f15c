internal import Foundation
internal import Synchronization

/// A file that is there when it is whole, and not before: it grows beside its place and is moved there at the end.
///
/// What is no regular file, such as a device or a named pipe, is written directly.
final class OutputFile: Sendable {
    private let path: String
    private let target: String
    private let descriptor: Int32
    private let temporary: String?
    private let registration: Interruption.Registration?

    private static let counter = Atomic(0)

    /// Opens it; nothing is at its place yet.
    init(_ path: String) throws(OutputError) {
        self.path = path
        var status = stat()
        let exists = stat(path, &status) == 0
        let kind = status.st_mode & S_IFMT
        if exists, kind == S_IFDIR { throw OutputError(path, reason: "it is a folder") }
        if exists, access(path, W_OK) != 0 { throw OutputError(path, errno: errno) }
        if exists, kind != S_IFREG {
            descriptor = open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw OutputError(path, errno: errno) }
            target = path
            temporary = nil
            registration = nil
            return
        }
        // A link stays a link: its target is replaced.
        target = exists ? URL(filePath: path).resolvingSymlinksInPath().path : path
        let number = Self.counter.add(1, ordering: .relaxed).newValue
        let folder = URL(filePath: target).deletingLastPathComponent()
        let temporary = folder.appending(path: ".sightread-\(getpid())-\(number)").path
        descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputError(path, errno: errno) }
        if exists { fchmod(descriptor, status.st_mode & 0o777) }
        self.temporary = temporary
        registration = Interruption.onEnd { unlink(temporary) }
    }

    func write(_ text: String) throws(OutputError) {
        if let failure = Descriptor.write(text, to: descriptor) { throw OutputError(path, errno: failure) }
    }

    func write(_ data: Data) throws(OutputError) {
        if let failure = data.withUnsafeBytes({ Descriptor.write($0, to: descriptor) }) {
            throw OutputError(path, errno: failure)
        }
    }

    /// Puts the file, which is whole now, in its place.
    func commit() throws(OutputError) {
        // Some file systems tell only now that there is no room.
        let failure = close(descriptor) == 0 ? nil : errno
        guard let temporary else {
            if let failure { throw OutputError(path, errno: failure) }
            return
        }
        defer { registration?.cancel() }
        if let failure {
            unlink(temporary)
            throw OutputError(path, errno: failure)
        }
        if rename(temporary, target) != 0 {
            let failure = errno
            unlink(temporary)
            throw OutputError(path, errno: failure)
        }
    }

    /// Leaves nothing behind; what was at the place stays.
    func discard() {
        close(descriptor)
        guard let temporary else { return }
        unlink(temporary)
        registration?.cancel()
    }

    /// Writes a whole file.
    static func write(_ data: Data, to path: String) throws(OutputError) {
        let file = try OutputFile(path)
        do throws(OutputError) {
            try file.write(data)
        } catch {
            file.discard()
            throw error
        }
        try file.commit()
    }
}

internal import Foundation
internal import SightImage

/// The bytes of an input, of which no more are read than the limit allows: a pipe or a device never tells its size.
enum FileContents {
    /// The first bytes of a file, by which its kind is known; nil when it cannot be read.
    static func start(of path: String) -> Data? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        do {
            // Nil is the end of the file.
            return try file.read(upToCount: 4096) ?? Data()
        } catch {
            return nil
        }
    }

    /// All bytes of a file.
    static func read(_ path: String, limit: Int) throws(PictureError) -> Data {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(cause: reason(errno)) }
        defer { close(descriptor) }
        return try read(descriptor, limit: limit)
    }

    /// All bytes of standard input.
    static func readStandardInput(limit: Int) throws(PictureError) -> Data {
        try read(STDIN_FILENO, limit: limit)
    }

    private static func read(_ descriptor: Int32, limit: Int) throws(PictureError) -> Data {
        var status = stat()
        var expected = 1 << 16
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
            guard status.st_size <= limit else {
                throw .tooLarge(cause: "\(status.st_size) bytes, the limit is \(limit)")
            }
            // One more, so that the end shows without another buffer.
            expected = Int(status.st_size) + 1
        }
        var data = Data(count: expected)
        var count = 0
        while true {
            if count == data.count { data.count *= 2 }
            let got = data.withUnsafeMutableBytes {
                Foundation.read(descriptor, $0.baseAddress! + count, $0.count - count)
            }
            if got < 0 {
                if errno == EINTR { continue }
                throw .unreadable(cause: reason(errno))
            }
            if got == 0 { break }
            count += got
            guard count <= limit else { throw .tooLarge(cause: "more than \(limit) bytes, which is the limit") }
        }
        return data.prefix(count)
    }

    private static func reason(_ code: Int32) -> String {
        switch code {
        case ENOENT: "there is no such file"
        case EISDIR: "it is a folder"
        default: String(cString: strerror(code))
        }
    }
}

internal import Foundation

/// Writing to a file descriptor.
enum Descriptor {
    /// Writes all of a text. Returns `errno` when that failed.
    static func write(_ text: String, to descriptor: Int32) -> Int32? {
        var text = text
        return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
    }

    /// Writes all of the bytes. Returns `errno` when that failed.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
        var rest = bytes
        while !rest.isEmpty {
            let written = Foundation.write(descriptor, rest.baseAddress, rest.count)
            if written < 0 {
                if errno == EINTR { continue }
                guard errno == EAGAIN else { return errno }
                // Somebody made the pipe or terminal that we share with them non-blocking.
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&ready, 1, -1)
                continue
            }
            rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        }
        return nil
    }
}

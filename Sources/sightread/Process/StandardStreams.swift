internal import Foundation

/// The three descriptors that a process is born with.
enum StandardStreams {
    /// Makes sure that they exist. Otherwise the next file that is opened would take the place of one that was closed,
    /// and messages, for example, would land in a result.
    static func ensureOpen() {
        // In the wrong direction, so that using what was closed stays an error; only talk may be lost.
        for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDWR)] {
            if fcntl(descriptor, F_GETFD) == -1 { _ = open("/dev/null", mode) }
        }
    }
}

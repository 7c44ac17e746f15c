internal import Foundation
internal import Synchronization

/// Where data goes.
enum StandardOutput {
    private static let lock = Mutex(())
    private static let isTerminal = isatty(STDOUT_FILENO) == 1

    /// Writes a text at once. Where the reader went away, the process ends quietly.
    static func write(_ text: String) throws(OutputError) {
        let failure = lock.withLock { _ in
            // On a terminal the status line would stand in the middle of the data.
            isTerminal
                ? StatusLine.whileHidden { Descriptor.write(text, to: STDOUT_FILENO) }
                : Descriptor.write(text, to: STDOUT_FILENO)
        }
        if failure == EPIPE { Interruption.endAfterBrokenPipe() }
        if let failure { throw OutputError("standard output", errno: failure) }
    }

    /// Lets a write that is on its way come to its end, so that no line is cut in two; for a moment only, because a
    /// reader may have stopped to read.
    static func settle() {
        for _ in 0..<100 where lock.withLockIfAvailable({ _ in true }) == nil { usleep(1000) }
    }
}

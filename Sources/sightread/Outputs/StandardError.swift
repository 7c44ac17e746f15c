internal import Foundation

/// Where talk goes.
enum StandardError {
    /// Writes a text; one that nobody reads is lost.
    static func write(_ text: String) {
        StatusLine.whileHidden { _ = Descriptor.write(text, to: STDERR_FILENO) }
    }
}

internal import Foundation
internal import Synchronization

/// The last line of a terminal, which shows how far the work is and leaves no trace: it is overwritten with spaces,
/// without any control sequence but the carriage return.
enum StatusLine {
    private static let shown = Mutex("")

    /// Shows a text in place of the one before; an empty one leaves an empty line.
    static func show(_ text: String) {
        shown.withLock { shown in
            let rest = String(repeating: " ", count: max(0, shown.count - text.count))
            draw("\r" + text + rest + (text.isEmpty ? "\r" : ""))
            shown = text
        }
    }

    /// Does something that writes to the terminal, without the line standing there.
    static func whileHidden<R>(_ body: () -> R) -> R {
        shown.withLock { shown in
            guard !shown.isEmpty else { return body() }
            draw("\r" + String(repeating: " ", count: shown.count) + "\r")
            defer { draw(shown) }
            return body()
        }
    }

    /// Clears the line on the way out; not when somebody is busy with it, because that may last.
    static func abandon() {
        _ = shown.withLockIfAvailable { shown in
            draw("\r" + String(repeating: " ", count: shown.count) + "\r")
            shown = ""
        }
    }

    private static func draw(_ text: String) {
        _ = Descriptor.write(text, to: STDERR_FILENO)
    }
}

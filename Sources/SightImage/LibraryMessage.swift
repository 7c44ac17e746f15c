internal import Foundation

/// What libraries say of a failure, in the form of a cause in our messages: one line, without what only their makers understand.
enum LibraryMessage {
    /// The result of a call that writes its message, of less than so many bytes, into a buffer; and that message.
    static func reporting<R>(
        _ capacity: Int, _ call: (UnsafeMutablePointer<CChar>) -> R
    ) -> (result: R, message: String) {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
            buffer.initialize(repeating: 0)
            let result = call(buffer.baseAddress!)
            return (result, String(cString: buffer.baseAddress!))
        }
    }

    static func cause(_ message: String) -> String {
        let lines = message.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        let text = lines.filter { !$0.isEmpty }.joined(separator: "; ")
        // The first bytes promised a format; what follows them did not keep it.
        let isDamage = text.isEmpty || text.hasSuffix("buffer is not in a known format")
        return isDamage ? "its header or data is damaged" : text
    }
}

internal import Foundation

/// What libraries say of a failure, in the form of a cause in our messages: one line, without what only their makers understand.
enum LibraryMessage {
    static func cause(_ message: String) -> String {
        let lines = message.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        let text = lines.filter { !$0.isEmpty }.joined(separator: "; ")
        // The first bytes promised a format; what follows them did not keep it.
        let isDamage = text.isEmpty || text.hasSuffix("buffer is not in a known format")
        return isDamage ? "its header or data is damaged" : text
    }
}

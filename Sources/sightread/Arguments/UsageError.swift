/// Why an invocation makes no sense, in words that help to correct it.
struct UsageError: Error, Hashable {
    /// A clause without a full stop: "unknown option --langages".
    var message: String
    /// What was probably meant.
    var suggestion: String?

    init(_ message: String, suggestion: String? = nil) {
        self.message = message
        self.suggestion = suggestion
    }
}

extension UsageError: CustomStringConvertible {
    var description: String {
        suggestion.map { "\(message); did you mean \($0)?" } ?? message
    }
}

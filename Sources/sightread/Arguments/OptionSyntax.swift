/// An option that a command understands, and where its value goes.
struct OptionSyntax<Target: Sendable>: Sendable {
    /// `--output`.
    let name: String
    /// `-o`.
    let alias: String?
    /// How the value is written in the help; nil for a flag.
    let placeholder: String?
    let help: String
    /// The values, where they can be listed.
    let choices: [String]
    /// Puts the value into the target. A flag gets an empty text.
    let apply: @Sendable (inout Target, String) throws(UsageError) -> Void

    /// An option without a value: it sets a property.
    static func flag(
        _ name: String, _ property: any WritableKeyPath<Target, Bool> & Sendable, to value: Bool = true, help: String
    ) -> OptionSyntax {
        OptionSyntax(name: name, alias: nil, placeholder: nil, help: help, choices: []) {
            target, _ throws(UsageError) in
            target[keyPath: property] = value
        }
    }

    /// An option with a value.
    static func value<Value>(
        _ name: String, alias: String? = nil, _ property: any WritableKeyPath<Target, Value> & Sendable,
        _ syntax: ValueSyntax<Value>, help: String
    ) -> OptionSyntax {
        OptionSyntax(
            name: name, alias: alias, placeholder: syntax.placeholder, help: help, choices: syntax.choices
        ) { target, text throws(UsageError) in
            target[keyPath: property] = try read(text, of: name, syntax)
        }
    }

    /// An option with a value that has no default.
    static func value<Value>(
        _ name: String, alias: String? = nil, _ property: any WritableKeyPath<Target, Value?> & Sendable,
        _ syntax: ValueSyntax<Value>, help: String
    ) -> OptionSyntax {
        OptionSyntax(
            name: name, alias: alias, placeholder: syntax.placeholder, help: help, choices: syntax.choices
        ) { target, text throws(UsageError) in
            target[keyPath: property] = .some(try read(text, of: name, syntax))
        }
    }

    private static func read<Value>(
        _ text: String, of name: String, _ syntax: ValueSyntax<Value>
    ) throws(UsageError) -> Value {
        guard let value = syntax.read(text) else {
            throw UsageError(
                "\(name) needs \(syntax.expectation), not '\(text)'",
                suggestion: Spelling.nearest(to: text, among: syntax.choices))
        }
        return value
    }
}

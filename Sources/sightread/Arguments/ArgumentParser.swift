/// Reads arguments by a command's syntax.
///
/// Options may stand anywhere; `--name value`, `--name=value`, `-n value` and `-nvalue` are the same. A later one
/// overrules an earlier one. After `--` everything is an operand, and a single `-` always is.
struct ArgumentParser<Target: Sendable> {
    let syntax: CommandSyntax<Target>

    /// Puts what the arguments say into the target.
    func parse(_ arguments: some Sequence<String>, into target: inout Target) throws(UsageError) {
        var operands: [String] = []
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                operands.append(argument)
                continue
            }
            let (option, attached) = try option(in: argument)
            if option.placeholder == nil {
                if let attached { throw UsageError("\(option.name) takes no value, but was given '\(attached)'") }
                try option.apply(&target, "")
            } else if let attached {
                try option.apply(&target, attached)
            } else if let value = rest.first, !isOption(value) {
                rest.removeFirst()
                try option.apply(&target, value)
            } else {
                throw UsageError("\(option.name) needs a value: \(option.name) \(option.placeholder!)")
            }
        }
        try take(operands, into: &target)
    }

    private func option(in argument: String) throws(UsageError) -> (OptionSyntax<Target>, attached: String?) {
        if argument.hasPrefix("--") {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if let option = syntax.options.first(where: { $0.name == parts[0] }) {
                return (option, parts.count > 1 ? parts[1] : nil)
            }
            throw unknown(parts[0])
        }
        let alias = String(argument.prefix(2))
        guard let option = syntax.options.first(where: { $0.alias == alias }) else { throw unknown(argument) }
        return (option, argument.count > 2 ? String(argument.dropFirst(2)) : nil)
    }

    private func unknown(_ option: String) -> UsageError {
        // Somebody who writes -format means --format.
        let typed = "--" + option.drop { $0 == "-" }
        let known = syntax.options.map(\.name) + ["--help"]
        return UsageError("unknown option \(option)", suggestion: Spelling.nearest(to: typed, among: known))
    }

    /// Whether an argument is one of the options, so that it cannot be the value of the option before.
    private func isOption(_ argument: String) -> Bool {
        let name = String(argument.prefix { $0 != "=" })
        return argument == "--" || syntax.options.contains { $0.name == name || $0.alias == argument }
    }

    private func take(_ operands: [String], into target: inout Target) throws(UsageError) {
        guard let expected = syntax.operands else {
            if let first = operands.first { throw UsageError("\(syntax.name) takes no '\(first)', only options") }
            return
        }
        guard !operands.isEmpty else { throw UsageError("\(expected.absence); expected is \(expected.placeholder)") }
        guard !operands.contains("") else { throw UsageError("a file name is empty") }
        target[keyPath: expected.property] = operands
    }
}

/// Help, laid out for a width.
struct HelpText {
    /// In characters; long texts are broken there.
    var width: Int

    /// Whether arguments ask for help, wherever among them.
    static func isWanted(by arguments: some Sequence<String>) -> Bool {
        arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    }

    /// Of a command: how it is called, what it does, every option.
    func text<Target>(of syntax: CommandSyntax<Target>) -> String {
        let operands = syntax.operands.map { " \($0.placeholder) ..." } ?? ""
        var sections = [
            wrapped("usage: sightread \(syntax.name) [options]\(operands)"),
            wrapped(syntax.summary + "."),
        ]
        let help = OptionSyntax<Target>(name: "--help", alias: "-h", placeholder: nil, help: "Print this.", choices: [])
        {
            _, _ throws(UsageError) in
        }
        let entries = (syntax.options + [help]).map { option in
            let value = option.placeholder.map { " \($0)" } ?? ""
            return (term: (option.alias.map { "\($0), " } ?? "") + option.name + value, text: option.help)
        }
        sections.append("Options:\n" + table(entries))
        sections += syntax.discussion.map { wrapped($0) }
        return sections.joined(separator: "\n\n") + "\n"
    }

    /// Two columns: terms, and their explanations beside or below.
    func table(_ entries: [(term: String, text: String)]) -> String {
        let indent = min(entries.map(\.term.count).max() ?? 0, 24) + 4
        return entries.map { entry in
            let text = wrapped(entry.text, indent: indent)
            let head = "  " + entry.term
            // A long term has a line of its own.
            if head.count + 2 > indent { return head + "\n" + text }
            return head + text.dropFirst(head.count)
        }.joined(separator: "\n")
    }

    /// A text broken between words, every line indented.
    func wrapped(_ text: String, indent: Int = 0) -> String {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, indent + line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        lines.append(line)
        return lines.map { margin + $0 }.joined(separator: "\n")
    }
}

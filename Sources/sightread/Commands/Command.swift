/// A subcommand: its properties are its options, and a value of it is one invocation.
protocol Command: Sendable {
    static var syntax: CommandSyntax<Self> { get }

    init()

    /// Checks what no single option can know.
    func validate() throws(UsageError)

    /// Does the work. Data goes to standard output, everything else to standard error.
    func run() async -> ExitStatus
}

extension Command {
    func validate() throws(UsageError) {}

    static var name: String { syntax.name }
    static var summary: String { syntax.summary }
    static func help(width: Int) -> String { HelpText(width: width).text(of: syntax) }

    /// The invocation that the arguments describe.
    static func parse(_ arguments: some Sequence<String>) throws(UsageError) -> Self {
        var command = Self()
        try ArgumentParser(syntax: syntax).parse(arguments, into: &command)
        try command.validate()
        return command
    }
}

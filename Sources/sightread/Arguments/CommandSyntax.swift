/// What a command is called, what it understands, and what it is for.
struct CommandSyntax<Target: Sendable>: Sendable {
    /// What stands between the command and the options: files to read.
    struct Operands: Sendable {
        /// How the help names one: `FILE|DIR|-`.
        var placeholder: String
        /// What is missing when there is none: "no file to read".
        var absence: String
        var property: any WritableKeyPath<Target, [String]> & Sendable
    }

    let name: String
    /// One line for the list of commands.
    let summary: String
    /// Paragraphs that follow the options in the help.
    var discussion: [String] = []
    /// Nil where none are allowed.
    var operands: Operands?
    let options: [OptionSyntax<Target>]
}

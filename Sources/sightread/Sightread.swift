internal import Foundation
internal import SightEngine

/// The command: chooses the subcommand, and answers what concerns them all.
@main
enum Sightread {
    /// In the order of the help.
    static let commands: [any Command.Type] = [Recognize.self, Languages.self, Doctor.self]

    static func main() async {
        MemoryAllocation.keepLittle()
        // A library below OpenVINO complains of containers without /sys, and does without.
        setenv("HWLOC_HIDE_ERRORS", "2", 0)
        StandardStreams.ensureOpen()
        Interruption.watch()
        let status = await run(Array(CommandLine.arguments.dropFirst()))
        exit(status.rawValue)
    }

    private static func run(_ arguments: [String]) async -> ExitStatus {
        guard let first = arguments.first else {
            StandardError.write(overview)
            return .usage
        }
        let rest = arguments.dropFirst()
        switch first {
        case "--version": return print("sightread \(Engine.version)\n")
        case "--help", "-h": return print(overview)
        case "help": return help(Array(rest))
        default: break
        }
        guard let command = commands.first(where: { $0.name == first }) else { return misuse(unknown(first), of: nil) }
        if HelpText.isWanted(by: rest) { return print(command.help(width: Terminal.helpWidth)) }
        do throws(UsageError) {
            return try await command.parse(rest).run()
        } catch {
            return misuse(error, of: command.name)
        }
    }

    private static func help(_ topics: [String]) -> ExitStatus {
        guard let topic = topics.first(where: { !$0.hasPrefix("-") }) else { return print(overview) }
        guard let command = commands.first(where: { $0.name == topic }) else { return misuse(unknown(topic), of: nil) }
        return print(command.help(width: Terminal.helpWidth))
    }

    private static func unknown(_ argument: String) -> UsageError {
        let names = commands.map { $0.name } + ["help"]
        guard !argument.hasPrefix("-") else {
            return UsageError(
                "unknown option \(argument) before the command",
                suggestion: Spelling.nearest(to: argument, among: ["--help", "--version"]))
        }
        if let near = Spelling.nearest(to: argument, among: names) {
            return UsageError("unknown command \(argument)", suggestion: near)
        }
        let isFile = FileManager.default.fileExists(atPath: argument)
        return UsageError("unknown command \(argument)", suggestion: isFile ? "sightread recognize \(argument)" : nil)
    }

    private static func misuse(_ error: UsageError, of command: String?) -> ExitStatus {
        let name = command.map { "sightread \($0)" } ?? "sightread"
        StandardError.write("\(name): \(error)\nTry '\(name) --help'.\n")
        return .usage
    }

    private static func print(_ text: String) -> ExitStatus {
        do throws(OutputError) {
            try StandardOutput.write(text)
            return .success
        } catch {
            StandardError.write("sightread: \(error)\n")
            return .failure
        }
    }

    private static var overview: String {
        let help = HelpText(width: Terminal.helpWidth)
        let list =
            commands.map { (term: $0.name, text: $0.summary + ".") } + [(term: "help [COMMAND]", text: "Print help.")]
        return """
            usage: sightread COMMAND [options] ...

            Recognizes text on pictures, on this machine.

            Commands:
            \(help.table(list))

            sightread COMMAND --help explains a command; sightread --version prints the version.

            """
    }
}

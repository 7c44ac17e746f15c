internal import SightEngine
internal import SightFormats

/// `sightread doctor`: whether all is there that recognition needs.
struct Doctor: Command {
    var format = PageFormat.Kind.text

    static let syntax = CommandSyntax<Doctor>(
        name: "doctor",
        summary: "Check the installation, and say how to mend it",
        discussion: ["The exit status is 0 when all is well, else 1."],
        options: [.value("--format", \.format, .choice, help: "text (default): a list; json: one object.")])

    func run() async -> ExitStatus {
        let checks = await Examination()()
        do throws(OutputError) {
            try StandardOutput.write(format == .json ? json(checks) : list(checks))
            return checks.allSatisfy(\.isHealthy) ? .success : .failure
        } catch {
            StandardError.write("sightread: \(error)\n")
            return .failure
        }
    }

    private func list(_ checks: [Check]) -> String {
        let (good, bad) = Terminal.showsUnicode ? ("✓", "✗") : ("ok  ", "FAIL")
        let width = (checks.map(\.name.count).max() ?? 0) + 2
        return checks.reduce(into: "sightread \(Engine.version)\n") { text, check in
            text += "\(check.isHealthy ? good : bad) \(check.name.padded(to: width))\(check.finding)\n"
            if let remedy = check.remedy {
                text += String(repeating: " ", count: good.count + 1) + "remedy: ".padded(to: width) + "\(remedy)\n"
            }
        }
    }

    private func json(_ checks: [Check]) -> String {
        JSONValue.object([
            .init("schema", .integer(1)), .init("version", .string(Engine.version)),
            .init("healthy", .boolean(checks.allSatisfy(\.isHealthy))), .init("checks", .array(checks.map(\.json))),
        ]).serialized + "\n"
    }
}

internal import SightEngine
internal import SightFormats

/// `sightread languages`: what `--languages` accepts.
struct Languages: Command {
    var format = PageFormat.Kind.text
    var level: RecognitionOptions.Level?

    static let syntax = CommandSyntax<Languages>(
        name: "languages",
        summary: "List the languages that can be read",
        discussion: [
            "Each with what reads it, at which levels, and whether that is installed. Tags without a region (en), or with "
                + "another one (en-ZA), are accepted too."
        ],
        options: [
            .value("--format", \.format, .choice, help: "text (default): a table; json: one object."),
            .value("--level", \.level, .choice, help: "List what is read at this level only. Default: both."),
        ])

    func run() async -> ExitStatus {
        do throws(OutputError) {
            try StandardOutput.write(format == .json ? json : table)
            return .success
        } catch {
            StandardError.write("sightread: \(error)\n")
            return .failure
        }
    }

    /// By name of the language.
    private var entries: [(name: String, language: LanguageSupport)] {
        Engine.languages.filter { level == nil || $0.levels.contains(level!) }
            .map { (LanguageTags.englishName(of: $0.tag), $0) }
            .sorted { ($0.name, $0.language.tag) < ($1.name, $1.language.tag) }
    }

    private var table: String {
        let rows = entries.map { name, language in
            [
                language.tag, name, language.recognizer.rawValue,
                (level.map { [$0] } ?? language.levels).map(\.rawValue).joined(separator: ", "),
                language.missingPackage.map { "missing: apt-get install \($0)" } ?? "installed",
            ]
        }
        let widths = rows[0].indices.map { column in rows.map(\.[column].count).max()! + 2 }
        return rows.reduce(into: "") { text, row in
            text += zip(row.dropLast(), widths).map { $0.padded(to: $1) }.joined() + row.last! + "\n"
        }
    }

    private var json: String {
        let languages = entries.map { name, language in
            var members: [JSONValue.Member] = [
                .init("tag", .string(language.tag)), .init("name", .string(name)),
                .init("engine", .string(language.recognizer.rawValue)),
                .init("levels", .array((level.map { [$0] } ?? language.levels).map { .string($0.rawValue) })),
                .init("installed", .boolean(language.missingPackage == nil)),
            ]
            if let package = language.missingPackage { members.append(.init("package", .string(package))) }
            return JSONValue.object(members)
        }
        return JSONValue.object([.init("schema", .integer(1)), .init("languages", .array(languages))]).serialized + "\n"
    }
}

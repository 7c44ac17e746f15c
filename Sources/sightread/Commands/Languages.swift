internal import SightEngine
internal import SightFormats

/// `sightread languages`: what `--languages` accepts.
struct Languages: Command {
    var format = PageFormat.Kind.text
    var level: RecognitionOptions.Level?

    static let syntax = CommandSyntax<Languages>(
        name: "languages",
        summary: "List the languages that can be read",
        discussion: ["Tags without a region (en), or with another one (en-ZA), are accepted too."],
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

    private var levels: [RecognitionOptions.Level] { level.map { [$0] } ?? RecognitionOptions.Level.allCases }

    /// The tags by name of the language, with the levels that read them.
    private var entries: [(tag: String, name: String, levels: [RecognitionOptions.Level])] {
        let supported = levels.map { (level: $0, tags: Engine.supportedLanguages(level: $0)) }
        let tags = Set(supported.flatMap(\.tags))
        return tags.map { tag in
            (tag, LanguageTags.englishName(of: tag), supported.filter { $0.tags.contains(tag) }.map(\.level))
        }.sorted { ($0.name, $0.tag) < ($1.name, $1.tag) }
    }

    private var table: String {
        let entries = entries
        let tagWidth = (entries.map(\.tag.count).max() ?? 0) + 2
        let nameWidth = (entries.map(\.name.count).max() ?? 0) + 2
        return entries.reduce(into: "") { text, entry in
            text += entry.tag.padded(to: tagWidth) + entry.name.padded(to: nameWidth)
            text += entry.levels.map(\.rawValue).joined(separator: ", ") + "\n"
        }
    }

    private var json: String {
        let languages = entries.map { entry in
            JSONValue.object([
                .init("tag", .string(entry.tag)), .init("name", .string(entry.name)),
                .init("levels", .array(entry.levels.map { .string($0.rawValue) })),
            ])
        }
        return JSONValue.object([.init("schema", .integer(1)), .init("languages", .array(languages))]).serialized + "\n"
    }
}

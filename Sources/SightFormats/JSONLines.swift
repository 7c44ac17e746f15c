public import SightEngine
internal import SightGeometry
internal import SightImage
internal import SightInference
internal import SightText

/// One JSON object a page, each in a line of its own. `Documentation/result.schema.json` describes it.
///
/// Coordinates are pixels of the picture as displayed, origin top left, rounded to a tenth; quads run top-left,
/// top-right, bottom-right, bottom-left of the text as read. Keys never change meaning; new ones may be added.
public struct JSONLines: Sendable, Hashable {
    /// The version of the schema: the value of the key `schema`.
    public static let schema = 1

    /// Whether words list their characters.
    public var includesCharacters: Bool
    /// How many readings of a line are listed at most; nil leaves the key out.
    public var candidates: Int?

    /// A format; without more, words are the smallest pieces and lines have one reading.
    public init(includesCharacters: Bool = false, candidates: Int? = nil) {
        self.includesCharacters = includesCharacters
        self.candidates = candidates
    }

    /// The line for a page, with its line break.
    public func line(for page: RecognizedPage, of source: PageSource) -> String {
        let object = JSONValue.object([
            .init("schema", .integer(Self.schema)),
            .init("file", .string(source.file)),
            .init("page", .integer(source.page)),
            .init("pages", .integer(source.pages)),
            .init("width", .integer(page.width)),
            .init("height", .integer(page.height)),
            .init("orientation", .integer(source.orientation.rawValue)),
            .init("rotation", .integer(page.rotation)),
            .init("engine", engine(page.engine)),
            .init("lines", .array(page.lines.map(line))),
        ])
        return object.serialized + "\n"
    }

    /// The line for a page, or a whole file, that could not be read.
    /// - Parameter page: counted from 1; nil when the file as a whole failed.
    public func line(for failure: Failure, file: String, page: Int? = nil) -> String {
        var members: [JSONValue.Member] = [
            .init("schema", .integer(Self.schema)),
            .init("file", .string(file)),
        ]
        if let page { members.append(.init("page", .integer(page))) }
        members.append(
            .init(
                "error",
                .object([.init("code", .string(failure.code.rawValue)), .init("message", .string(failure.message))])))
        return JSONValue.object(members).serialized + "\n"
    }

    private func engine(_ engine: EngineDescription) -> JSONValue {
        let models = engine.models.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, .string($0.value)) }
        return .object([
            .init("version", .string(engine.version)),
            .init("models", .object(models)),
            .init("precision", .string(engine.precision.rawValue)),
            .init("level", .string(engine.level.rawValue)),
        ])
    }

    private func line(_ line: TextLine) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("text", .string(line.text)),
            .init("confidence", confidence(line.confidence)),
            .init("direction", .string(line.direction.rawValue)),
            .init("angle", angle(line.angle)),
            .init("quad", quad(line.quad)),
        ]
        if let language = line.language { members.insert(.init("language", .string(language)), at: 2) }
        if let candidates {
            let readings = line.candidates.prefix(candidates)
            members.append(
                .init(
                    "candidates",
                    .array(
                        readings.map { reading in
                            .object([
                                .init("text", .string(reading.text)),
                                .init("confidence", confidence(reading.confidence)),
                            ])
                        })))
        }
        members.append(.init("words", .array(line.words.map(word))))
        return .object(members)
    }

    private func word(_ word: TextWord) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("text", .string(word.text)),
            .init("confidence", confidence(word.confidence)),
            .init("quad", quad(word.quad)),
        ]
        if includesCharacters {
            members.append(.init("characters", .array(word.characters.map(character))))
        }
        return .object(members)
    }

    private func character(_ character: TextCharacter) -> JSONValue {
        .object([
            .init("text", .string(character.text)),
            .init("confidence", confidence(character.confidence)),
            .init("quad", quad(character.quad)),
        ])
    }

    private func confidence(_ value: Double) -> JSONValue { .number(value, decimals: 4) }

    /// Half a turn has one name only, so that rounding never makes −180 of it.
    private func angle(_ value: Double) -> JSONValue { .number(value <= -179.95 ? value + 360 : value, decimals: 1) }

    private func quad(_ quad: Quad) -> JSONValue {
        .array(quad.corners.map { .array([.number($0.x, decimals: 1), .number($0.y, decimals: 1)]) })
    }
}

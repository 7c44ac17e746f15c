import Foundation
import SightImage
import SightTestSupport
import Testing

@Suite struct RecognizeTests {
    static let sign = Fixtures.url("sign.png").path
    static let signText = "MIND THE STEP"

    static func schemaFaults(_ line: some StringProtocol) throws -> [String] {
        let schema = try JSONSchema(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appending(path: "Documentation/result.schema.json"))
        return schema.faults(in: try JSON(parsing: line))
    }

    static func schemaFaults(_ outcome: Invocation.Outcome) throws -> [String] {
        try outcome.outputLines.flatMap { try schemaFaults($0) }
    }

    /// The files of a JSON output, in its order.
    static func files(_ outcome: Invocation.Outcome) throws -> [String] {
        try outcome.outputLines.map { try JSON(parsing: $0)["file"]?.string ?? "" }
    }

    @Test("The text of a picture is printed, and nothing else")
    func text() async throws {
        let outcome = try await sightread("recognize", Self.sign)
        #expect(outcome.status == 0)
        #expect(outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ") == Self.signText)
        #expect(outcome.output.hasSuffix("\n"))
        #expect(outcome.errors.isEmpty)
    }

    @Test("JSON agrees with the schema, with and without its extras")
    func json() async throws {
        let plain = try await sightread("recognize", "--format", "json", Self.sign)
        #expect(plain.status == 0)
        #expect(try Self.schemaFaults(plain) == [])
        #expect(!plain.output.contains("candidates") && !plain.output.contains("characters"))
        let full = try await sightread("recognize", "--format", "json", "--characters", "--candidates", "3", Self.sign)
        #expect(try Self.schemaFaults(full) == [])
        let line = try JSON(parsing: full.output)["lines"]?[0]
        #expect(line?["candidates"]?[0]?["text"] == line?["text"])
        let word = line?["words"]?[0]
        #expect(word?["characters"]?.elements?.compactMap { $0["text"]?.string }.joined() == word?["text"]?.string)
    }

    @Test("A blank picture has no text, which is no failure")
    func blank() async throws {
        let blank = Fixtures.url("blank.png").path
        let text = try await sightread("recognize", blank)
        #expect(text.status == 0 && text.output.isEmpty && text.errors.isEmpty)
        let json = try await sightread("recognize", "--format", "json", blank)
        #expect(json.output.hasSuffix(#""lines":[]}"# + "\n"))
    }

    @Test("Outputs come in the order of the input, with a form feed between texts")
    func order() async throws {
        let folder = try TemporaryFolder()
        // The first takes by far the longest.
        let letter = try folder.put(fixture: "letter.png", "z.png")
        let blank = try folder.put(fixture: "blank.png", "y.png")
        let inputs = [letter, Self.sign, blank, Self.sign, blank]
        let json = try await Invocation(["recognize", "--format", "json"] + inputs)()
        #expect(json.status == 0)
        #expect(try Self.files(json) == inputs)
        let text = try await Invocation(["recognize"] + inputs)()
        let pages = text.output.split(separator: "\u{0C}", omittingEmptySubsequences: false)
        #expect(pages.count == 5)
        #expect(pages[1] == pages[3] && pages[2].isEmpty && pages[4].isEmpty && pages[0].count > 100)
    }

    @Test("A bad file among good ones is named, and the rest is done")
    func oneBad() async throws {
        let folder = try TemporaryFolder()
        let bad = [
            (Fixtures.url("cut-short.jpg").path, "unreadableImage"),
            (try folder.put(Data(), "empty.png"), "unreadableImage"),
            (try folder.put(Data("hello".utf8), "note.png"), "unsupportedFormat"),
            (folder.path("missing.png"), "unreadableImage"),
        ]
        let inputs = [Self.sign] + bad.map(\.0) + [Self.sign]
        let json = try await Invocation(["recognize", "--format", "json"] + inputs)()
        #expect(json.status == 1)
        #expect(try Self.files(json) == inputs)
        #expect(try Self.schemaFaults(json) == [])
        for ((path, code), line) in zip(bad, json.outputLines.dropFirst()) {
            #expect(try JSON(parsing: line)["error"]?["code"]?.string == code)
            #expect(json.errors.contains("sightread: \(path): the picture"))
        }
        let text = try await Invocation(["recognize"] + inputs)()
        #expect(text.status == 1)
        #expect(text.output.split(separator: "\u{0C}").count == 2)
        #expect(text.errors.split(separator: "\n").count == 4)
    }

    @Test("Limits are kept before anything is decoded, and can be moved")
    func limits() async throws {
        for (option, value) in [("--max-pixels", "1K"), ("--max-bytes", "100"), ("--max-seconds", "1e-9")] {
            let outcome = try await sightread("recognize", "--format", "json", option, value, Self.sign)
            #expect(outcome.status == 1)
            #expect(try JSON(parsing: outcome.output)["error"]?["code"]?.string == "tooLarge")
            let piped = try await sightread("recognize", option, value, "-", input: Fixtures.data("sign.png"))
            #expect(piped.status == 1)
            #expect(piped.errors.contains("sightread: standard input: the picture is too large"))
        }
        let inside = try await sightread(
            "recognize", "--max-pixels", "1M", "--max-bytes", "1M", "--max-seconds", "30", Self.sign)
        #expect(inside.status == 0)
    }

    @Test("An endless device is given up at the limit")
    func endless() async throws {
        let outcome = try await sightread("recognize", "--max-bytes", "1M", "/dev/zero")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("/dev/zero: the picture is too large: more than 1048576 bytes"))
    }

    @Test("A picture comes from standard input")
    func standardInput() async throws {
        let data = try Fixtures.data("sign.png")
        let outcome = try await sightread("recognize", "--format", "json", "-", input: data)
        #expect(outcome.status == 0)
        #expect(try Self.files(outcome) == ["-"])
        let file = try await sightread("recognize", "--format", "json", Self.sign)
        #expect(outcome.output == file.output.replacing(#""file":"\#(Self.sign)""#, with: #""file":"-""#))
        let nothing = try await sightread("recognize", "-", input: Data())
        #expect(nothing.status == 1)
        #expect(nothing.errors.contains("sightread: standard input: the picture cannot be read: the file is empty"))
    }

    @Test("The file's orientation is applied once, and --orientation overrules it")
    func orientation() async throws {
        let turned = Fixtures.url("orientation-6.jpg").path
        let own = try JSON(parsing: try await sightread("recognize", "--format", "json", turned).output)
        #expect(own["orientation"] == .number(6) && own["rotation"] == .number(0))
        let upright = Fixtures.url("orientation-1.jpg").path
        let forced = try JSON(
            parsing: try await sightread("recognize", "--format", "json", "--orientation", "1", turned).output)
        let reference = try JSON(parsing: try await sightread("recognize", "--format", "json", upright).output)
        #expect(forced["orientation"] == .number(1))
        #expect(forced["width"] == own["height"] && own["width"] == reference["width"])
    }

    @Test("A region keeps to its part, in the frame of the whole picture")
    func region() async throws {
        let receipt = Fixtures.url("receipt.png").path
        let outcome = try await sightread("recognize", "--format", "json", "--region", "0,0,600,300", receipt)
        let page = try JSON(parsing: outcome.output)
        #expect(page["height"] == .number(900))
        let bottoms = try #require(page["lines"]?.elements).compactMap { $0["quad"]?[2]?[1]?.number }
        #expect(!bottoms.isEmpty && bottoms.allSatisfy { $0 <= 300 })
        let outside = try await sightread("recognize", "--format", "json", "--region", "5000,0,10,10", receipt)
        #expect(outside.status == 1)
        #expect(try JSON(parsing: outside.output)["error"]?["code"]?.string == "invalidOption")
    }

    @Test("Custom words are read from a file, which must be there and hold text")
    func customWords() async throws {
        let folder = try TemporaryFolder()
        // Windows' line ends, a byte order mark, empty lines.
        let words = try folder.put(Data("\u{FEFF}STEP\r\n\r\n  MIND THE \r\n".utf8), "words.txt")
        let outcome = try await sightread("recognize", "--custom-words", words, Self.sign)
        #expect(outcome.status == 0)
        #expect(outcome.output == "MIND THE STEP\n")
        let missing = try await sightread("recognize", "--custom-words", folder.path("none"), Self.sign)
        #expect(missing.status == 1)
        #expect(missing.errors.contains("none: cannot be read"))
        let binary = try folder.put(Data([0xFF, 0xFE, 0xC0]), "binary")
        let wrong = try await sightread("recognize", "--custom-words", binary, Self.sign)
        #expect(wrong.status == 1)
        #expect(wrong.errors.contains("is not UTF-8 text"))
        let off = try await sightread("recognize", "--no-language-correction", "--custom-words", words, Self.sign)
        #expect(off.status == 0 && off.output == outcome.output)
    }

    @Test("Candidates are the text and other readings, the best first, each once")
    func candidates() async throws {
        let outcome = try await sightread("recognize", "--format", "json", "--candidates", "5", Self.sign)
        let line = try #require(try JSON(parsing: outcome.output)["lines"]?[0])
        let candidates = try #require(line["candidates"]?.elements)
        let texts = candidates.compactMap { $0["text"]?.string }
        #expect(texts.count == candidates.count && (1...5).contains(texts.count) && Set(texts).count == texts.count)
        #expect(texts.first == line["text"]?.string)
        let confidences = candidates.compactMap { $0["confidence"]?.number }
        #expect(zip(confidences, confidences.dropFirst()).allSatisfy { $0 >= $1 })
    }

    @Test("Results do not depend on the number of threads")
    func threads() async throws {
        let outputs = try await [1, 3].asyncMap { threads in
            try await sightread(
                "recognize", "--format", "json", "--precision", "f32", "--threads", "\(threads)",
                Fixtures.url("receipt.png").path)
        }
        #expect(outputs[0].status == 0)
        #expect(outputs[0].output == outputs[1].output)
    }
}

extension Sequence {
    fileprivate func asyncMap<R>(_ transform: (Element) async throws -> R) async rethrows -> [R] {
        var results: [R] = []
        for element in self { results.append(try await transform(element)) }
        return results
    }
}

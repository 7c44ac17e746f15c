import SightGeometry
import SightImage
import SightSheets
import SightTestSupport
import SightText
import Testing

/// What the installed recognizers say of the script of drawn lines, in words and fonts that their script heads were not fitted on.
@Suite("Scripts of lines", .timeLimit(.minutes(5)))
struct ScriptOfLinesTests {
    typealias Size = InstalledReader.Size

    private static func scripts(_ picture: PixelBuffer, _ size: Size) async throws -> ScriptProbabilities {
        let whole = Quad(Rectangle(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height)))
        let line = LineShape(quad: whole).image(of: picture.flattened())
        return try #require(try await InstalledReader.parts(size).recognizer.read([line])[0].scripts)
    }

    /// Lines of some fourteen letters.
    private static func lines(_ language: TextLanguage) -> [String] {
        SheetProse.sentences(language, .heldOut).prefix(24).map { sentence in
            guard sentence.contains(" "), language.script != .thai else { return String(sentence.prefix(9)) }
            var line = ""
            for word in sentence.split(separator: " ") where line.count < 14 {
                line += (line.isEmpty ? "" : " ") + word
            }
            return line
        }
    }

    @Test(arguments: Size.allCases, TextLanguage.allCases)
    func `lines go to the recognizer that reads their script`(size: Size, language: TextLanguage) async throws {
        let script = try #require(WritingSystem(rawValue: language.script.rawValue))
        let expected = ScriptProbabilities.foreign.contains(script) ? script : nil
        var missed: [String] = []
        for (i, line) in Self.lines(language).enumerated() {
            let families = language.families(.heldOut)
            let font = RenderedFont(families[i % families.count], size: [18, 28, 44][i % 3])
            let ink = try RenderedLine(line, font: font, words: false).ink
            var scene = Scene(width: ink.width + 12, height: ink.height + 12)
            scene.draw(ink, x: 6, y: 6)
            if try await Self.scripts(scene.picture, size).foreignScript != expected { missed.append(line) }
        }
        #expect(missed.count <= (size == .small ? 1 : 3), "\(missed)")
    }

    @Test(arguments: Size.allCases)
    func `numbers are hardly ever in a foreign script`(size: Size) async throws {
        var called: [String] = []
        for text in ["12.50", "2024-05-17", "14:30", "+41 44 123 45 67", "1,299.00 €", "100 %", "4711"] {
            for font in ["Roboto 28", "Liberation Serif 20", "Inconsolata 40"] {
                let picture = try Scene.page(text, font: font, margin: 6)
                if try await Self.scripts(picture, size).foreignScript != nil { called.append("\(text) \(font)") }
            }
        }
        #expect(called.count <= 1, "\(called)")
    }

    @Test
    func `a line is judged without the padding behind it and long ones in pieces`() async throws {
        let short = try Scene.page("Добрый вечер", font: "Roboto 28", margin: 6)
        #expect(try await Self.scripts(short, .small).foreignScript == .cyrillic)
        let long = [String](repeating: "Добрый вечер", count: 20).joined(separator: " ")
        let picture = try Scene.page(long, font: "Roboto 28", margin: 6)
        #expect(LineShape(quad: Quad(Rectangle(x: 0, y: 0, width: Double(picture.width), height: 40))).isLong)
        #expect(try await Self.scripts(picture, .small).foreignScript == .cyrillic)
    }
}

import SightEngine
import SightGeometry
import SightImage
import SightInference
import SightSheets
import SightTestSupport
import SightText

/// A page of sentences and of what stands on receipts and cards, in one font.
struct SheetPage: Sendable {
    var language: SheetLanguage
    var font: RenderedFont
    var level = Degradation.Level.mild
    /// Pages with another one hold other lines.
    var series = 0
    /// Degrees, counter-clockwise, where it is not the degradation's own.
    var skew: Double?
    var lines = 8
    /// How many of ten lines are no sentences.
    var templates = 3
    var isUpperCase = false
    /// Whether the places of characters are wanted.
    var characters = false

    static let half = DegradedLineTests.half

    /// One page in each font of the half, each in another language; `shift` pairs fonts and languages anew.
    static func inEveryFont(
        shift: Int = 0, _ page: (_ index: Int, _ family: String, SheetLanguage) -> SheetPage
    )
        -> [SheetPage]
    {
        half.families.enumerated().map { i, family in
            page(i, family, SheetLanguage.allCases[(i + shift) % SheetLanguage.allCases.count])
        }
    }

    func rendered() throws -> RenderedPage {
        let family = Self.half.families.firstIndex(of: font.family) ?? 0
        var random = SeededGenerator(
            seed: (Self.half == .tuning ? 11 : 5_000_011) + 977 * series + 31 * family
                + SheetLanguage.allCases.firstIndex(of: language)!)
        let texts = (0..<lines).map { _ in
            let text =
                Int.random(in: 0..<10, using: &random) < templates
                ? SheetTemplate.allCases.randomElement(using: &random)!.line(language, Self.half, using: &random)
                : SheetProse.passage(language, Self.half, characters: 70, using: &random)
            return isUpperCase ? text.uppercased() : text
        }
        var degradation = Degradation(level, using: &random)
        if let skew { degradation.skew = skew }
        return try RenderedPage(
            texts, font: font, characters: characters, degradation: degradation, seed: series + 3)
    }

    /// What is read on it, at f32, without correction: what is measured is where words are and end.
    func read(_ page: RenderedPage, _ level: RecognitionOptions.Level) async throws -> [TextLine] {
        let options = RecognitionOptions(
            level: level, languages: [language.rawValue], usesLanguageCorrection: false, precision: .f32)
        return try await Engine.shared.recognize(page.picture, options: options).lines
    }
}

extension RenderedPage {
    /// The words with the boxes of their ink.
    var words: [WordSpotting.Word] { lines.flatMap(\.words).map { ($0.text, $0.quad) } }

    /// The words with boxes from the top of their line's tallest letter to the bottom of its lowest.
    var wordsAsHighAsTheirLines: [WordSpotting.Word] {
        lines.flatMap { line in
            let boxes = line.words.map(\.quad.boundingBox)
            let top = boxes.map(\.y).min()!, bottom = boxes.map(\.maxY).max()!
            return line.words.map { word in
                let box = word.quad.boundingBox
                return (
                    word.text, Quad(Rectangle(x: box.x, y: top, width: box.width, height: bottom - top))
                )
            }
        }
    }

    var text: String { lines.map(\.text).joined(separator: "\n") }
}

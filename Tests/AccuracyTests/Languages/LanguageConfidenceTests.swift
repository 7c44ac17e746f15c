import Foundation
import SightEngine
import SightGeometry
import SightImage
import SightInference
import SightSheets
import SightTestSupport
import SightText
import Testing

/// How well the confidences of what packs read say what is right.
@Suite(.serialized) struct LanguageConfidenceTests {
    /// One of each script that packs read.
    static let languages: [TextLanguage] = [.ko, .hi, .ar, .th, .he, .ru, .el]
    static let levels: [Degradation.Level] = [.clean, .mild, .brutal]

    private static func pages(_ level: Degradation.Level) -> Int {
        LanguageSheetTests.readsAll ? 6 : level == .brutal ? 3 : 2
    }

    /// All that was read on pages of all scripts, each with what it says of itself.
    private struct Outcomes {
        var lines: [(said: Double, right: Bool)] = []
        var words: [(said: Double, right: Bool)] = []

        mutating func add(_ found: [TextLine], _ page: RenderedPage) {
            for line in found {
                let middle = Self.middle(line.quad)
                let truth = page.lines.min {
                    abs(Self.middle($0.quad) - middle) < abs(Self.middle($1.quad) - middle)
                }!.text.precomposedStringWithCanonicalMapping
                lines.append((line.confidence, line.text.precomposedStringWithCanonicalMapping == truth))
                var left = truth.split(separator: " ").map(String.init)
                for word in line.words {
                    let place = left.firstIndex(of: word.text.precomposedStringWithCanonicalMapping)
                    if let place { left.remove(at: place) }
                    words.append((word.confidence, place != nil))
                }
            }
        }

        private static func middle(_ quad: Quad) -> Double {
            let box = quad.boundingBox
            return (box.y + box.maxY) / 2
        }
    }

    @Test
    func `lines and words are right as often as they say`() async throws {
        var all = Outcomes()
        for level in Self.levels {
            var outcomes = Outcomes()
            for language in Self.languages {
                for sheet in LanguageSheet.all(language, LanguageSheetTests.half, level).prefix(
                    level == .brutal ? 3 : 2)
                {
                    let page = try sheet.rendered()
                    let options = RecognitionOptions(level: .accurate, languages: [language.tag], precision: .f32)
                    outcomes.add(try await Engine.shared.recognize(page.picture, options: options).lines, page)
                }
            }
            Self.show(level.rawValue, outcomes)
            all.lines += outcomes.lines
            all.words += outcomes.words
        }
        Self.show("all", all)
        guard LanguageSheetTests.half == .heldOut else { return }
        #expect(Calibration.error(all.lines) <= Self.mostOfLines)
        #expect(Calibration.error(all.words) <= Self.mostOfWords)
        #expect(Calibration.sure(all.lines).right >= 0.9)
        #expect(Calibration.sure(all.words).right >= 0.95)
    }

    /// With so few lines in the bins, confidences that are exactly right would show an error of about 0.05.
    static let mostOfLines = 0.08
    static let mostOfWords = 0.02

    private static func show(_ name: String, _ outcomes: Outcomes) {
        func text(_ items: [(said: Double, right: Bool)]) -> String {
            let sure = Calibration.sure(items)
            return String(
                format: "%d, right %.0f %%, ECE %.3f, %.0f %% said 0.9 or more, of which %.1f %% right", items.count,
                100 * Double(items.count(where: \.right)) / Double(items.count), Calibration.error(items),
                100 * sure.share, 100 * sure.right)
        }
        print("confidence: \(name): lines \(text(outcomes.lines)); words \(text(outcomes.words))")
    }

    @Test(arguments: languages)
    func `lines on their head and in another script are not called sure`(language: TextLanguage) async throws {
        let packs = try TesseractPacks(#require(RecognitionLanguage.matching(language.tag)).packs)
        let recognizer = try TesseractLineRecognizer(packs: packs)
        var said: [Double] = []
        for other in Self.languages {
            let sheet = LanguageSheet.all(other, .heldOut, .mild)[0]
            // What packs of Greek and Russian have in common, they may be sure of.
            guard language.script != .greek && language.script != .cyrillic || other == language else { continue }
            let page = try sheet.rendered()
            let picture = page.picture.flattened()
            for line in page.lines.prefix(6) {
                let shape = LineShape(quad: other == language ? line.quad.onItsHead : line.quad)
                let image = shape.image(of: picture)
                let reading = try await recognizer.read([image])[0]
                let words = WordSpacing().words(of: reading, ink: InkProfile(image.pixels, inset: 0))
                let evidence = LineEvidence(SpacedReading(reading: reading, words: words), print: LinePrint(image))
                let hypotheses = CTCBeamSearch().hypotheses(
                    of: reading.steps[...], space: reading.alphabet.space)
                said.append(LineConfidence.pack.confidence(of: evidence, hypotheses))
            }
        }
        let mean = said.reduce(0, +) / Double(said.count)
        print("confidence: \(language.tag), wrong: \(said.count) lines, mean \(mean), most \(said.max()!)")
        #expect(mean <= 0.1)
        #expect(said.max()! < 0.6)
    }
}

extension Quad {
    fileprivate var onItsHead: Quad {
        Quad(topLeft: bottomRight, topRight: bottomLeft, bottomRight: topLeft, bottomLeft: topRight)
    }
}

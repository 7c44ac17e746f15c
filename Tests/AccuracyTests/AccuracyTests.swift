import Foundation
import SightEngine
import SightImage
import SightInference
import SightTestSupport
import SightText
import Testing

/// Accuracy may only rise: `floors.json` holds what must be reached, and how many lines that are called at least 90 % sure may
/// be wrong. Raise a floor when a change beats it by half a point; lowering one needs a decision record.
@Suite struct AccuracyTests {
    struct Floor: Codable {
        /// Exact word F1 in percent, at least.
        var words: Double
        /// Wrong lines with a confidence of 0.9 and more, at most.
        var misreads: Int
    }

    @Test func `Rendered pages are read at least as well as before`() async throws {
        let floors = try JSONDecoder().decode(
            [String: Floor].self,
            from: Data(contentsOf: Bundle.module.url(forResource: "floors", withExtension: "json")!))
        var scores: [String: WordScore] = [:]
        var misreads: [String: Int] = [:]
        for item in AccuracyCase.all {
            let page = try await Engine.shared.recognize(
                item.page(), options: RecognitionOptions(level: item.level, languages: item.languages, precision: .f32))
            let truth = item.text.split(separator: "\n").map(String.init)
            scores[item.group, default: WordScore()].add(truth: truth, found: page.lines.map(\.text), folded: false)
            let misread = page.lines.filter { $0.confidence >= 0.9 && !truth.contains($0.text) }
            for line in misread { print("accuracy: \(item.name): sure misread: \(line.text)") }
            misreads[item.group, default: 0] += misread.count
        }
        #expect(Set(scores.keys) == Set(floors.keys))
        for (group, score) in scores.sorted(by: { $0.key < $1.key }) {
            print("accuracy: \(group): word F1 \(String(format: "%.2f", score.f1)), sure misreads \(misreads[group]!)")
            guard let floor = floors[group] else { continue }
            #expect(score.f1 >= floor.words, "\(group)")
            #expect(misreads[group]! <= floor.misreads, "\(group)")
        }
    }

    /// The folder of the receipts, where it is.
    static let receipts = Sets.folder("sroie")

    struct Truth: Decodable {
        struct Line: Decodable { var text: String }
        var image: String
        var text_lines: [Line]
    }

    @Test(
        .enabled(if: receipts != nil, "SIGHTREAD_SETS names no folder with the set sroie"),
        arguments: [(RecognitionOptions.Level.accurate, 94.7), (.fast, 90.0)])
    func `Real receipts are read at least as well as before`(
        level: RecognitionOptions.Level, floor: Double
    ) async throws {
        let folder = try #require(Self.receipts)
        var score = WordScore()
        let rows = try String(contentsOf: folder.appending(path: "truth.jsonl"), encoding: .utf8).split(separator: "\n")
        for row in rows {
            let truth = try JSONDecoder().decode(Truth.self, from: Data(row.utf8))
            let picture = try PictureSource(contentsOf: folder.appending(path: truth.image)).displayedPixels()
            func read(correction: Bool) async throws -> [String] {
                try await Engine.shared.recognize(
                    picture,
                    options: RecognitionOptions(
                        level: level, languages: ["en-US"], usesLanguageCorrection: correction, precision: .f32)
                ).lines.map(\.text)
            }
            let lines = try await read(correction: true), seen = try await read(correction: false)
            score.add(truth: truth.text_lines.map(\.text), found: lines, folded: true)
            // Correction makes no picture worse, but for at most a word where the truth itself has a slip, and changes no number.
            var one = WordScore(), other = WordScore()
            one.add(truth: truth.text_lines.map(\.text), found: lines, folded: true)
            other.add(truth: truth.text_lines.map(\.text), found: seen, folded: true)
            if one.matched < other.matched { print("accuracy: receipts \(level.rawValue): \(truth.image) loses words") }
            #expect(one.matched >= other.matched - 1, "\(truth.image)")
            #expect(
                lines.flatMap(DegradedLineTests.numbers) == seen.flatMap(DegradedLineTests.numbers), "\(truth.image)")
        }
        print("accuracy: receipts \(level.rawValue): folded word F1 \(String(format: "%.2f", score.f1))")
        #expect(score.f1 >= floor)
    }
}

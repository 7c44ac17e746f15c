import Foundation
import SightGeometry
import SightImage
import SightInference
import SightSheets
import SightTestSupport
import SightText
import Testing

/// How well lines of other scripts are read, by packs of Tesseract and degradation: a measurement for whoever chooses among them.
///
/// `SIGHTREAD_LINE_TEXTS` names a file such as `{"ru": {"packs": ["rus"], "families": ["Open Sans"], "lines": ["…"]}}`.
@Suite(
    .enabled(if: ProcessInfo.processInfo.environment["SIGHTREAD_LINE_TEXTS"] != nil, "it measures and holds nothing"),
    .serialized)
struct OtherScriptLineTests {
    struct Language: Decodable, Sendable {
        var packs: [String]
        var families: [String]
        var lines: [String]
    }

    struct Sample {
        var text: String
        var image: LineImage
    }

    /// Letters that are right, as a part of all, spaces left out.
    struct Score {
        private var wrong = 0, all = 0, lines = 0, exact = 0, milliseconds = 0.0

        mutating func add(_ read: [String], _ text: String, _ time: Duration) {
            func visible(_ text: String) -> [Character] {
                text.precomposedStringWithCanonicalMapping.filter { $0 != " " }
            }
            let found = visible(read.joined()), truth = visible(text)
            let distance = OtherScriptLineTests.distance(found, truth)
            wrong += distance
            all += truth.count
            lines += 1
            exact += distance == 0 ? 1 : 0
            milliseconds += time / .milliseconds(1)
        }

        var description: String {
            let share = 100 * (1 - Double(wrong) / Double(max(all, 1)))
            return String(format: "%5.1f %3d/%d %4.0f ms", share, exact, lines, milliseconds / Double(max(lines, 1)))
        }
    }

    static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let next = min(row[j + 1] + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
                diagonal = row[j + 1]
                row[j + 1] = next
            }
        }
        return row[b.count]
    }

    private static func samples(_ language: Language, _ level: Degradation.Level) throws -> [Sample] {
        var random = SeededGenerator(seed: 11)
        return try language.lines.map { text in
            let degradation = Degradation(level, using: &random)
            let height = Double.random(in: level == .brutal ? 12...24 : 16...40, using: &random)
            let font = RenderedFont(
                language.families.randomElement(using: &random)!, size: height / 1.2 * degradation.reduction)
            let ink = try RenderedLine(text, font: font, words: false).ink
            let margin = Int((font.size * Double.random(in: 0.12...0.3, using: &random)).rounded(.up)) + 1
            var sheet = Scene(width: ink.width + 2 * margin, height: ink.height + 2 * margin)
            sheet.draw(ink, x: margin, y: margin)
            let picture = try degradation.applied(to: sheet.picture, using: &random).flattened()
            let frame = Rectangle(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
            return Sample(text: text, image: LineShape(quad: Quad(frame)).image(of: picture))
        }
    }

    private static func latin() async throws -> CTCLineRecognizer {
        let model = try ModelStore().model("pp-ocrv6-small-recognizer")
        let (full, weights) = try ClassifierHead.installed(
            letters: try model.file("letters"), weights: try model.file("head"), rows: .small, model: model.name)
        let alphabet = full.limited(to: [.latin])
        let head = weights.limited(to: alphabet)
        let narrow = InferenceModel.Configuration(parallelism: .narrow, precision: .f32)
        let lastLayer = try await InferenceModel.classifier(
            weights: head.weights, biases: head.biases, configuration: narrow)
        return CTCLineRecognizer(
            network: try await .load(try model.file("onnx"), configuration: narrow), head: { lastLayer },
            alphabet: alphabet)
    }

    @Test
    func `letters that are right`() async throws {
        let file = URL(filePath: ProcessInfo.processInfo.environment["SIGHTREAD_LINE_TEXTS"]!)
        let languages = try JSONDecoder().decode([String: Language].self, from: Data(contentsOf: file))
        let latin = try await Self.latin()
        for (name, language) in languages.sorted(by: { $0.key < $1.key }) {
            let beside = try TesseractPacks(language.packs + ["eng"])
            let recognizers = [
                ("alone", try TesseractLineRecognizer(packs: TesseractPacks(language.packs))),
                ("wordless", try TesseractLineRecognizer(packs: beside, usesDictionaries: false)),
                ("with English", try TesseractLineRecognizer(packs: beside)),
            ]
            for level in Degradation.Level.allCases {
                var scores: [(String, Score)] = (recognizers.map(\.0) + ["with PP-OCR's Latin"]).map { ($0, Score()) }
                var changes = (better: 0, worse: 0)
                for sample in try Self.samples(language, level) {
                    var own: LineReading?
                    for (i, recognizer) in recognizers.enumerated() {
                        let start = ContinuousClock.now
                        let reading = try await recognizer.1.read([sample.image])[0]
                        scores[i].1.add(Self.logical(reading), sample.text, .now - start)
                        own = reading
                    }
                    let start = ContinuousClock.now
                    let other = try await latin.read([sample.image])[0]
                    let merged = LatinRuns().merged(own!, with: other, width: sample.image.pixels.width)
                    scores[3].1.add(Self.logical(merged), sample.text, .now - start)
                    if merged != own {
                        func wrong(_ reading: LineReading) -> Int {
                            Self.distance(
                                Array(Self.logical(reading).joined()), sample.text.filter { $0 != " " }.map { $0 })
                        }
                        let difference = wrong(own!) - wrong(merged)
                        if difference > 0 { changes.better += 1 } else if difference < 0 { changes.worse += 1 }
                    }
                }
                let cells = scores.map { "\($0.0): \($0.1.description)" }.joined(separator: "  ")
                print("\(name) \(level.rawValue)  \(cells), better \(changes.better), worse \(changes.worse)")
            }
        }
    }

    /// Good enough for scoring: a line with letters from right to left is turned round, but for numbers and Latin.
    private static func logical(_ reading: LineReading) -> [String] {
        let letters = reading.characters.map(\.letter)
        func isBackwards(_ letter: String) -> Bool {
            letter.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) && $0.properties.numericType == nil }
        }
        guard letters.contains(where: isBackwards) else { return letters }
        func isForwards(_ i: Int) -> Bool {
            letters[i].unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0.properties.numericType != nil }
                && !isBackwards(letters[i])
        }
        let mirrored = ["(": ")", ")": "(", "[": "]", "]": "[", "«": "»", "»": "«"]
        var result: [String] = [], end = letters.count
        while end > 0 {
            var start = end - 1
            if isForwards(start) {
                while start > 0,
                    isForwards(start - 1) || start > 1 && !isBackwards(letters[start - 1]) && isForwards(start - 2)
                {
                    start -= 1
                }
                result += letters[start..<end]
            } else {
                result.append(mirrored[letters[start]] ?? letters[start])
            }
            end = start
        }
        return result
    }
}

import Foundation
import SightEngine
import SightInference
import SightSheets
import SightTestSupport
import SightText
import Testing

/// Lines so bad that a third to a half of them cannot be read without fault: what correction, other candidates and confidences
/// are worth.
///
/// `SIGHTREAD_LINES` sets how many lines of each kind are read (300), `SIGHTREAD_HALF=tuning` takes the lines that constants
/// may be chosen on.
@Suite struct DegradedLineTests {
    static let count = ProcessInfo.processInfo.environment["SIGHTREAD_LINES"].flatMap { Int($0) } ?? 300
    static let half =
        ProcessInfo.processInfo.environment["SIGHTREAD_HALF"].flatMap(SheetHalf.init(rawValue:)) ?? .heldOut

    struct Floor {
        let level: Degradation.Level
        let recognition: RecognitionOptions.Level
        /// Percent of lines without a fault.
        let exact: Double
        /// Of them, percent that correction gains.
        let gain: Double
        /// Percent of lines that are right among five candidates only.
        let candidates: Double
        /// The expected calibration error of lines, at most.
        let calibration: Double
    }

    static let floors = [
        Floor(level: .brutal, recognition: .accurate, exact: 65, gain: 1.5, candidates: 5, calibration: 0.055),
        Floor(level: .brutal, recognition: .fast, exact: 49, gain: 3, candidates: 8, calibration: 0.08),
        Floor(level: .mild, recognition: .accurate, exact: 96, gain: 0, candidates: 1, calibration: 0.02),
        Floor(level: .mild, recognition: .fast, exact: 91.5, gain: 0, candidates: 3, calibration: 0.035),
    ]

    /// What was read on a line, with and without correction.
    struct Outcome: Sendable {
        let truth: DegradedLine
        let plain: [TextLine]
        let corrected: [TextLine]

        var plainText: String { plain.map(\.text).joined(separator: " ") }
        var correctedText: String { corrected.map(\.text).joined(separator: " ") }

        /// All readings, the best first.
        var candidates: [String] {
            corrected.count == 1 ? corrected[0].candidates.map(\.text) : [correctedText]
        }
    }

    static func outcomes(
        _ level: Degradation.Level, _ recognition: RecognitionOptions.Level, customWords: [String] = []
    ) async throws -> [Outcome] {
        let lines = DegradedLines(half: half, level: level, count: count)
        var outcomes = [Outcome?](repeating: nil, count: count)
        try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
            var next = 0
            func add() {
                guard next < count else { return }
                let index = next
                next += 1
                group.addTask {
                    let line = lines[index]
                    var options = RecognitionOptions(
                        level: recognition, languages: [line.language.rawValue], usesLanguageCorrection: false,
                        precision: .f32)
                    let plain = try await Engine.shared.recognize(line.picture, options: options)
                    options.usesLanguageCorrection = true
                    options.customWords = customWords
                    options.candidates = 10
                    let corrected = try await Engine.shared.recognize(line.picture, options: options)
                    return (index, Outcome(truth: line, plain: plain.lines, corrected: corrected.lines))
                }
            }
            for _ in 0..<4 { add() }
            while let (index, outcome) = try await group.next() {
                outcomes[index] = outcome
                add()
            }
        }
        return outcomes.map { $0! }
    }

    static func percent(_ part: Int, _ whole: Int) -> Double { whole == 0 ? 100 : 100 * Double(part) / Double(whole) }

    /// Numbers: what has no letter, and what has more than one digit to four letters.
    static func numbers(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init).filter { token in
            let digits = token.count(where: \.isNumber), letters = token.count(where: \.isLetter)
            return digits > 0 && 4 * digits > letters
        }
    }

    @Test(arguments: [Degradation.Level.brutal, .mild], RecognitionOptions.Level.allCases)
    func `Correction and candidates find what the best path misses`(
        level: Degradation.Level, recognition: RecognitionOptions.Level
    ) async throws {
        let outcomes = try await Self.outcomes(level, recognition)
        let plain = outcomes.count { $0.plainText == $0.truth.text }
        let corrected = outcomes.count { $0.correctedText == $0.truth.text }
        let top5 = outcomes.count { $0.candidates.prefix(5).contains($0.truth.text) }
        let changedNumbers = outcomes.filter { Self.numbers($0.plainText) != Self.numbers($0.correctedText) }
        var fixed = 0, broken = 0, other = 0
        for outcome in outcomes where outcome.plainText != outcome.correctedText {
            let before = outcome.plainText.split(separator: " "), after = outcome.correctedText.split(separator: " ")
            let truth = Set(outcome.truth.text.split(separator: " "))
            for (a, b) in zip(before, after) where a != b {
                switch (truth.contains(a), truth.contains(b)) {
                case (false, true): fixed += 1
                case (true, false):
                    broken += 1
                    print("lines: broken: \(a) -> \(b) in \(outcome.truth.text)")
                default: other += 1
                }
            }
        }
        for outcome in outcomes {
            let texts = outcome.corrected.flatMap { $0.candidates.map(\.text) }
            #expect(outcome.corrected.count > 1 || Set(texts).count == texts.count)
            #expect(outcome.corrected.allSatisfy { $0.candidates.count <= 10 })
        }
        func show(_ count: Int) -> String { String(format: "%.1f", Self.percent(count, outcomes.count)) }
        print(
            """
            lines: \(recognition.rawValue) \(level.rawValue) \(outcomes.count): exact \(show(plain)), corrected \
            \(show(corrected)), among five \(show(top5)); words fixed \(fixed), broken \(broken), otherwise wrong \(other); \
            numbers changed \(changedNumbers.count)
            """)
        print("lines: calibration \(Calibration(outcomes))")
        #expect(changedNumbers.map(\.truth.text) == [])
        #expect(broken <= max(1, outcomes.count / 300))
        // Floors of the held-out lines; they only rise.
        guard Self.half == .heldOut, outcomes.count >= 300 else { return }
        let floor = Self.floors.first { $0.level == level && $0.recognition == recognition }!
        #expect(Self.percent(corrected, outcomes.count) >= floor.exact)
        #expect(Self.percent(corrected - plain, outcomes.count) >= floor.gain)
        #expect(Self.percent(top5 - corrected, outcomes.count) >= floor.candidates)
        let calibration = Calibration(outcomes)
        #expect(Calibration.error(calibration.lines) <= floor.calibration)
        #expect(Calibration.sure(calibration.lines).right >= 0.91)
        #expect(Calibration.sure(calibration.words).right >= 0.94)
    }
}

/// How well confidences say what is right.
///
/// Every line and word that was read counts with what it says of itself: what was never found says nothing, and of a line that
/// was found in part or in pieces that do not make it up, nothing is right but its words.
struct Calibration: CustomStringConvertible {
    var lines: [(said: Double, right: Bool)] = []
    var words: [(said: Double, right: Bool)] = []

    init(_ outcomes: [DegradedLineTests.Outcome]) {
        for outcome in outcomes {
            let isWhole = outcome.correctedText == outcome.truth.text
            for line in outcome.corrected { lines.append((line.confidence, isWhole)) }
            var left = outcome.truth.text.split(separator: " ").map(String.init)
            for word in outcome.corrected.flatMap(\.words) {
                let found = left.firstIndex(of: word.text)
                if let found { left.remove(at: found) }
                words.append((word.confidence, found != nil))
            }
        }
    }

    static func error(_ items: [(said: Double, right: Bool)]) -> Double {
        var sum = 0.0
        for bin in 0..<10 {
            let inside = items.filter { min(Int($0.said * 10), 9) == bin }
            sum += abs(inside.reduce(0) { $0 + $1.said - ($1.right ? 1 : 0) })
        }
        return items.isEmpty ? 0 : sum / Double(items.count)
    }

    static func sure(_ items: [(said: Double, right: Bool)]) -> (share: Double, right: Double) {
        let sure = items.filter { $0.said >= 0.9 }
        return (
            Double(sure.count) / Double(max(items.count, 1)),
            Double(sure.count(where: \.right)) / Double(max(sure.count, 1))
        )
    }

    var description: String {
        func show(_ items: [(said: Double, right: Bool)]) -> String {
            let sure = Self.sure(items)
            return String(
                format: "ECE %.3f, %.0f %% said 0.9 or more, of which %.1f %% right", Self.error(items),
                100 * sure.share, 100 * sure.right)
        }
        return "lines \(show(lines)); words \(show(words))"
    }
}

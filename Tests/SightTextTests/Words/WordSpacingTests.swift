import SightText
import Testing

@Suite("Word spacing")
struct WordSpacingTests {
    /// Letters in a row, two steps each with one blank between; the chance of a space stands at that blank.
    private static func reading(_ letters: String, spaces: [Float], best: Set<Int> = []) -> LineReading {
        var steps: [CTCStep] = []
        var characters: [CTCCharacter] = []
        for (i, letter) in letters.enumerated() {
            characters.append(
                CTCCharacter(
                    letter: String(letter), probability: 0.9, firstStep: steps.count, lastStep: steps.count + 1))
            steps += [CTCStep(best: 1, probability: 0.9, space: 0), CTCStep(best: 1, probability: 0.9, space: 0)]
            if i < spaces.count {
                steps.append(CTCStep(best: best.contains(i) ? 9 : 0, probability: 0.9, space: spaces[i]))
            }
        }
        return LineReading(characters: characters, steps: steps, spaceClass: 9, pixelsPerStep: 8)
    }

    private static func words(_ reading: LineReading) -> [String] {
        WordSpacing().words(of: reading, ink: nil).map { reading.characters[$0].map(\.letter).joined() }
    }

    struct Row: Sendable {
        var letters: String
        var spaces: [Float]
        var words: [String]
    }

    static let rows = [
        Row(letters: "", spaces: [], words: []),
        Row(letters: "a", spaces: [], words: ["a"]),
        Row(letters: "ab", spaces: [0], words: ["ab"]),
        Row(letters: "ab", spaces: [0.29], words: ["ab"]),
        Row(letters: "ab", spaces: [0.31], words: ["a", "b"]),
        Row(letters: "abcd", spaces: [0, 0.9, 0], words: ["ab", "cd"]),
        Row(letters: "abc", spaces: [1, 1], words: ["a", "b", "c"]),
        // Between letters that are written without spaces only the best path counts, beside others the sum does.
        Row(letters: "漢字", spaces: [0.4], words: ["漢字"]),
        Row(letters: "漢a", spaces: [0.4], words: ["漢", "a"]),
        Row(letters: "a漢", spaces: [0.4], words: ["a", "漢"]),
        Row(letters: "かな", spaces: [0.45], words: ["かな"]),
        // An address goes on behind its colon.
        Row(letters: "s://", spaces: [0, 0.8, 0], words: ["s://"]),
    ]

    @Test(arguments: rows)
    func `the chance of a space between two letters decides`(row: Row) {
        #expect(Self.words(Self.reading(row.letters, spaces: row.spaces)) == row.words)
    }

    @Test
    func `between Chinese letters a space of the best path is one`() {
        #expect(Self.words(Self.reading("漢字", spaces: [0.6], best: [0])) == ["漢", "字"])
    }

    @Test
    func `small chances at several steps add up`() {
        var reading = Self.reading("ab", spaces: [0.12])
        for i in reading.steps.indices { reading.steps[i].space = 0.07 }
        reading.steps[2].space = 0.12
        #expect(Self.words(reading) == ["ab"], "0.07 + 0.12 + 0.07")
        reading.steps[2].space = 0.2
        #expect(Self.words(reading) == ["a", "b"])
    }

    /// Letters of 12 pixels with gaps between, and a chance of a space at each.
    private static func spread(_ letters: String, gaps: [Int], chance: Float) throws -> [String] {
        var starts = [4]
        for gap in gaps { starts.append(starts.last! + 12 + gap) }
        let line = LineDrawing(width: starts.last! + 20, letters: starts.map { $0..<($0 + 12) })
        var reading = line.reading
        for (i, letter) in letters.enumerated() { reading.characters[i].letter = String(letter) }
        for (a, b) in zip(reading.characters, reading.characters.dropFirst()) {
            reading.steps[(a.lastStep + b.firstStep) / 2].space = chance
        }
        let ink = try #require(InkProfile(line.pixels, inset: 9))
        let words = WordSpacing().words(of: reading, ink: ink)
        return words.map { reading.characters[$0].map(\.letter).joined() }
    }

    @Test
    func `letters that stand apart are words where the gaps are wider`() throws {
        let gaps = [12, 12, 12, 30, 12, 12]
        #expect(try Self.spread("opentea", gaps: gaps, chance: 0.5) == ["open", "tea"])
        #expect(try Self.spread("september", gaps: .init(repeating: 12, count: 8), chance: 0.5) == ["september"])
        // Digits in a row of cells, and what the recognizer is certain of.
        #expect(try Self.spread("123", gaps: [12, 12], chance: 0.5) == ["1", "2", "3"])
        #expect(try Self.spread("abc", gaps: [12, 12], chance: 0.95) == ["a", "b", "c"])
    }

    @Test
    func `signs of arithmetic are words where they stand apart`() throws {
        #expect(try Self.spread("a=b+c", gaps: [12, 12, 12, 12], chance: 0.01) == ["a", "=", "b", "+", "c"])
        #expect(try Self.spread("a=b+c", gaps: [4, 4, 4, 4], chance: 0.01) == ["a=b+c"])
    }

    @Test(arguments: [(18, Float(0.04), 1), (18, 0.06, 2), (18, 0.2, 2), (28, 0.005, 1), (28, 0.02, 2)])
    func `a wider gap on the picture lowers the bar, a wide one more`(gap: Int, chance: Float, expected: Int) throws {
        // Letters of 12 pixels every 24, but between the third and the fourth a wider gap.
        let starts = [4, 28, 52] + [64, 88, 112].map { $0 + gap }
        let line = LineDrawing(width: 172, letters: starts.map { $0..<($0 + 12) })
        let ink = try #require(InkProfile(line.pixels, inset: 9))
        let centers = starts.map { ($0 + 6) / 8 }
        let characters = centers.map { CTCCharacter(letter: "a", probability: 0.9, firstStep: $0, lastStep: $0) }
        var steps = [CTCStep](repeating: CTCStep(best: 0, probability: 0.9, space: 0), count: 22)
        for center in centers { steps[center].best = 1 }
        for pair in zip(centers, centers.dropFirst()) { steps[pair.0 + 1].space = chance }
        let reading = LineReading(characters: characters, steps: steps, spaceClass: 9, pixelsPerStep: 8)
        let words = WordSpacing().words(of: reading, ink: ink)
        #expect(words.count == expected)
        if expected == 2 { #expect(words == [0..<3, 3..<6]) }
        #expect(WordSpacing().words(of: reading, ink: nil) == [0..<6], "without the picture no chance is high enough")
    }
}

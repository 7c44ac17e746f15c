import SightText
import Testing

/// Alphabet: 0 blank, 1 a, 2 b, 3 c, 4 space.
@Suite("CTC decoding")
struct CTCDecoderTests {
    static let alphabet = Alphabet(lines: "a\nb\nc\n")

    struct Row: Sendable {
        var steps: [Int]
        var text: String
        var spans: [[Int]]
    }

    static let rows = [
        Row(steps: [], text: "", spans: []),
        Row(steps: [0, 0, 0], text: "", spans: []),
        Row(steps: [4, 4, 0, 4], text: "", spans: []),
        Row(steps: [1], text: "a", spans: [[0, 0]]),
        Row(steps: [0, 1, 1, 1, 0], text: "a", spans: [[1, 3]]),
        Row(steps: [1, 0, 1], text: "aa", spans: [[0, 0], [2, 2]]),
        Row(steps: [1, 1, 0, 1, 1], text: "aa", spans: [[0, 1], [3, 4]]),
        Row(steps: [1, 2, 3], text: "abc", spans: [[0, 0], [1, 1], [2, 2]]),
        Row(steps: [1, 2, 1], text: "aba", spans: [[0, 0], [1, 1], [2, 2]]),
        Row(steps: [1, 4, 1], text: "aa", spans: [[0, 0], [2, 2]]),
        Row(steps: [4, 1, 4, 4, 2, 0, 4], text: "ab", spans: [[1, 1], [4, 4]]),
        Row(steps: [0, 3, 3, 0, 0, 3, 2, 2], text: "ccb", spans: [[1, 2], [5, 5], [6, 7]]),
    ]

    @Test(arguments: rows)
    func `a path becomes letters with their steps`(row: Row) {
        let steps = row.steps.map { CTCStep(best: $0, probability: 0.5, space: 0) }
        let characters = CTCDecoder.characters(steps, alphabet: Self.alphabet)
        #expect(characters.map(\.letter).joined() == row.text)
        #expect(characters.map { [$0.firstStep, $0.lastStep] } == row.spans)
    }

    @Test
    func `a letter is as certain as its best step`() {
        let steps = [(1, 0.4), (1, 0.9), (1, 0.6), (0, 0.99), (1, 0.7)].map {
            CTCStep(best: $0.0, probability: Float($0.1), space: 0)
        }
        #expect(CTCDecoder.characters(steps, alphabet: Self.alphabet).map(\.probability) == [0.9, 0.7])
    }

    @Test
    func `steps are the best class of each row, the first of equals, with the chance of a space`() {
        let rows: [Float] = [
            0.1, 0.6, 0.1, 0.1, 0.1,
            0.3, 0.3, 0.3, 0.05, 0.05,
            0, 0, 0.1, 0.2, 0.7,
            0, 0.99995, 0.00005, 0, 0,
        ]
        let steps = rows.withUnsafeBufferPointer { CTCDecoder.steps($0, classes: 5, space: 4) }
        #expect(steps.map(\.best) == [1, 0, 4, 1])
        #expect(steps.map(\.probability) == [0.6, 0.3, 0.7, 0.99995])
        #expect(steps.map(\.space) == [0.1, 0.05, 0.7, 0])
        // What else a step may be, the most probable first; nothing where it is certain.
        #expect(steps.map { $0.alternatives.map(\.label) } == [[1, 0, 2, 3, 4], [0, 1, 2, 3, 4], [4, 3, 2], []])
        let none = [Float]().withUnsafeBufferPointer { CTCDecoder.steps($0, classes: 5, space: 4) }
        #expect(none.isEmpty)
    }
}

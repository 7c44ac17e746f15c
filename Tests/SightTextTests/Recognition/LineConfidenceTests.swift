import SightTestSupport
import SightText
import Testing

@Suite("Line confidence")
struct LineConfidenceTests {
    static let both = [LineConfidence.small, .tiny]

    @Test(arguments: both, 0..<20)
    func `it rises with the certainty of each letter and stays between 0 and 1`(confidence: LineConfidence, seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let probabilities = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
            Float.random(in: 0.3...0.99, using: &generator)
        }
        let before = confidence.confidence(of: Self.reading(probabilities))
        #expect((0...1).contains(before))
        for i in probabilities.indices {
            var better = probabilities
            better[i] = min(better[i] + 0.01, 1)
            #expect(confidence.confidence(of: Self.reading(better)) >= before)
        }
    }

    @Test(arguments: both)
    func `certain letters make a certain line and one doubtful letter a doubtful one`(confidence: LineConfidence) {
        let certain = [Float](repeating: 0.999, count: 12)
        #expect(confidence.confidence(of: Self.reading(certain)) > 0.9)
        #expect(confidence.confidence(of: Self.reading(certain + [0.35])) < 0.75)
        #expect(confidence.confidence(of: Self.reading([Float](repeating: 0.4, count: 12))) < 0.1)
    }

    @Test(arguments: both, [Float(0), 1e-30, 1])
    func `the ends of the scale give numbers`(confidence: LineConfidence, probability: Float) {
        let value = confidence.confidence(of: Self.reading([probability, probability]))
        #expect(value.isFinite && (0...1).contains(value))
        #expect(confidence.confidence(of: Self.reading([])) == 0)
    }

    private static func reading(_ probabilities: [Float]) -> LineReading {
        let characters = probabilities.enumerated().map {
            CTCCharacter(letter: "a", probability: $0.element, firstStep: 2 * $0.offset, lastStep: 2 * $0.offset)
        }
        return LineReading(characters: characters, steps: [], spaceClass: 1, pixelsPerStep: 8)
    }
}

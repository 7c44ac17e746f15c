import Foundation
import SightTestSupport
import SightText
import Testing

@Suite("Line and word confidence")
struct LineConfidenceTests {
    static let both = [LineConfidence.small, .tiny]
    /// A fair scan.
    static let print = LinePrint(height: 32, contrast: 200, noise: 4)
    static let alphabet = Alphabet(lines: "a\nb\nc\nd\n")

    /// Letters one behind the other, each two steps with a blank between; what is not a letter's is another letter's.
    static func line(_ probabilities: [Float], spaces: [Int: Float] = [:]) -> SpacedReading {
        var steps: [CTCStep] = []
        for (i, probability) in probabilities.enumerated() {
            let label = 1 + i % 3, other = 4
            let letter = CTCStep(
                best: label, probability: probability, space: 0,
                alternatives: probability >= CTCAlternative.certainty
                    ? []
                    : [
                        CTCAlternative(label: label, probability: probability),
                        CTCAlternative(label: other, probability: 1 - probability),
                    ])
            steps += [letter, letter]
            let space = spaces[i] ?? 0
            steps.append(
                CTCStep(best: space > 0.5 ? alphabet.space : 0, probability: max(space, 1 - space), space: space))
        }
        let characters = CTCDecoder.characters(steps, alphabet: alphabet)
        let reading = LineReading(characters: characters, steps: steps, alphabet: alphabet, pixelsPerStep: 8)
        return SpacedReading(reading: reading, words: WordSpacing().words(of: reading, ink: nil))
    }

    static func confidence(_ confidence: LineConfidence, _ line: SpacedReading) -> Double {
        confidence.confidence(
            of: LineEvidence(line, print: print),
            CTCBeamSearch().hypotheses(of: line.reading.steps[...], space: alphabet.space))
    }

    @Test(arguments: both + [.pack], 0..<10)
    func `it rises with the certainty of the least certain letter and stays between 0 and 1`(
        confidence: LineConfidence, seed: Int
    ) {
        var generator = SeededGenerator(seed: seed)
        var probabilities = (0..<Int.random(in: 2...20, using: &generator)).map { _ in Float(0.99999) }
        let place = Int.random(in: probabilities.indices, using: &generator)
        var before = -1.0
        for probability in stride(from: Float(0.55), through: 0.95, by: 0.1) {
            probabilities[place] = probability
            let value = Self.confidence(confidence, Self.line(probabilities))
            #expect((0...1).contains(value))
            #expect(value > before)
            before = value
        }
    }

    @Test(arguments: both)
    func `certain letters make a certain line, one doubtful letter or space a doubtful one`(confidence: LineConfidence)
    {
        let certain = [Float](repeating: 0.99999, count: 12)
        #expect(Self.confidence(confidence, Self.line(certain)) > 0.97)
        #expect(Self.confidence(confidence, Self.line(certain + [0.55])) < 0.8)
        #expect(
            Self.confidence(confidence, Self.line(certain, spaces: [5: 0.4]))
                < Self.confidence(confidence, Self.line(certain, spaces: [5: 0.99])))
    }

    @Test(arguments: both)
    func `nothing read is nothing sure`(confidence: LineConfidence) {
        let reading = LineReading(characters: [], steps: [], alphabet: Self.alphabet, pixelsPerStep: 8)
        #expect(
            confidence.confidence(of: LineEvidence(SpacedReading(reading: reading, words: []), print: Self.print), [])
                == 0)
    }

    @Test(arguments: [WordConfidence.small, .tiny])
    func `a word is as sure as its own letters and the spaces around it`(confidence: WordConfidence) {
        let certain = [Float](repeating: 0.99999, count: 9)
        var doubtful = certain
        doubtful[4] = 0.6
        let spaces: [Int: Float] = [2: 0.99, 5: 0.99]
        let sure = confidence.confidences(of: LineEvidence(Self.line(certain, spaces: spaces), print: Self.print))
        let unsure = confidence.confidences(of: LineEvidence(Self.line(doubtful, spaces: spaces), print: Self.print))
        #expect(sure.count == 3 && sure.allSatisfy { $0 > 0.95 })
        #expect(unsure[1] < unsure[0] && unsure[1] < unsure[2] && unsure[1] < 0.9)
        let open = confidence.confidences(
            of: LineEvidence(Self.line(certain, spaces: [2: 0.4, 5: 0.99]), print: Self.print))
        #expect(open[0] < sure[0] && open[0] < open[2])
    }
}

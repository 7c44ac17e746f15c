import Foundation
import SightTestSupport
import SightText
import Testing

@Suite("CTC beam search and alignment")
struct CTCBeamSearchTests {
    /// Blank, two letters, and the space.
    static let alphabet = Alphabet(lines: "a\nb\n")
    static let space = 3

    /// Steps at random, every class listed.
    static func steps(_ count: Int, seed: Int) -> [CTCStep] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            let weights = (0..<4).map { _ in Float.random(in: 0.02...1, using: &generator) }
            let sum = weights.reduce(0, +)
            let listed = weights.enumerated().map { CTCAlternative(label: $0.offset, probability: $0.element / sum) }
                .sorted { $0.probability > $1.probability }
            return CTCStep(
                best: listed[0].label, probability: listed[0].probability, space: weights[space] / sum,
                alternatives: listed)
        }
    }

    /// Every path of every text, added up one by one.
    static func probabilities(_ steps: [CTCStep]) -> [[Int]: Double] {
        var sums: [[Int]: Double] = [:]
        func follow(_ i: Int, _ text: [Int], _ last: Int, _ probability: Double) {
            guard i < steps.count else {
                sums[text, default: 0] += probability
                return
            }
            for item in steps[i].alternatives {
                let label = item.label == space ? 0 : item.label
                let next = label != 0 && label != last ? text + [label] : text
                follow(i + 1, next, label, probability * Double(item.probability))
            }
        }
        follow(0, [], 0, 1)
        return sums
    }

    @Test(arguments: 1...5, 0..<6)
    func `probabilities are those of all paths together`(count: Int, seed: Int) throws {
        let steps = Self.steps(count, seed: seed)
        let truth = Self.probabilities(steps)
        for (text, probability) in truth {
            let found = CTCAlignment.logProbability(of: text, on: steps[...], space: Self.space)
            #expect(abs(found - log(probability)) < 1e-5, "\(text)")
        }
        // A beam that is wide enough finds every text.
        let all = CTCBeamSearch(width: 1000, leastProbability: 0).hypotheses(of: steps[...], space: Self.space)
        #expect(all.count == truth.count)
        for hypothesis in all {
            #expect(abs(hypothesis.logProbability - log(try #require(truth[hypothesis.labels]))) < 1e-5)
        }
        #expect(zip(all, all.dropFirst()).allSatisfy { $0.logProbability >= $1.logProbability })
        // A narrow one finds the best.
        let narrow = CTCBeamSearch(width: 10, leastProbability: 0).hypotheses(of: steps[...], space: Self.space)
        #expect(narrow.first?.labels == all.first?.labels)
        #expect(Set(narrow.map(\.labels)).count == narrow.count)
    }

    @Test(arguments: 3...8, 0..<4)
    func `letters are laid on the steps of their best path, in order`(count: Int, seed: Int) throws {
        let steps = Self.steps(count, seed: 100 + seed)
        let whole = [CTCStep](repeating: CTCStep(best: 0, probability: 1, space: 0), count: 2) + steps
        let labels = [1, 2]
        let letters = try #require(
            CTCAlignment.characters(of: labels, on: whole[2...], alphabet: Self.alphabet))
        #expect(letters.map(\.letter) == ["a", "b"] && letters.map(\.label) == labels)
        #expect(letters.allSatisfy { $0.firstStep >= 2 && $0.firstStep <= $0.lastStep && $0.lastStep < whole.count })
        #expect(letters[0].lastStep < letters[1].firstStep)
    }

    @Test func `more letters than steps do not fit, and equal neighbours need a gap`() {
        let steps = Self.steps(2, seed: 1)
        #expect(CTCAlignment.characters(of: [1, 2, 1], on: steps[...], alphabet: Self.alphabet) == nil)
        #expect(CTCAlignment.characters(of: [1, 1], on: steps[...], alphabet: Self.alphabet) == nil)
        #expect(CTCAlignment.logProbability(of: [1, 1], on: steps[...], space: Self.space) == -.infinity)
        #expect(CTCAlignment.logProbability(of: [], on: [], space: Self.space) == 0)
    }

    @Test func `only texts that a rule allows are found`() {
        let steps = Self.steps(6, seed: 3)
        let found = CTCBeamSearch(width: 50, leastProbability: 0).hypotheses(
            of: steps[...], space: Self.space, start: 0, next: { $1 == 1 && $0 < 2 ? $0 + 1 : nil },
            isWhole: { $0 == 2 })
        #expect(found.map(\.labels) == [[1, 1]])
    }

    @Test func `certain steps leave one text`() {
        let steps = [1, 0, 2, 3, 1].map { CTCStep(best: $0, probability: 0.99999, space: $0 == 3 ? 1 : 0) }
        let found = CTCBeamSearch().hypotheses(of: steps[...], space: Self.space)
        #expect(found.map(\.labels) == [[1, 2, 1]])
        #expect(CTCBeamSearch().hypotheses(of: [], space: Self.space).map(\.labels) == [[]])
    }
}

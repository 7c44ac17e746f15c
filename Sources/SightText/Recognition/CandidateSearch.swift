internal import Foundation

/// The other readings of a line: other letters, found by beam search, and other word spaces, where a space is doubtful.
package struct CandidateSearch: Sendable {
    package var spacing: WordSpacing
    /// How many readings are wanted, with the best.
    package var count: Int

    package init(spacing: WordSpacing, count: Int) {
        self.spacing = spacing
        self.count = count
    }

    /// The readings beside the best, most probable first, each text once.
    package func candidates(of best: SpacedReading, ink: InkProfile?, besides text: String) -> [SpacedReading] {
        let reading = best.reading
        let hypotheses = CTCBeamSearch(width: max(10, count)).hypotheses(
            of: reading.steps[...], space: reading.alphabet.space)
        var found: [(spaced: SpacedReading, logProbability: Double)] = []
        for hypothesis in hypotheses where !hypothesis.labels.isEmpty {
            guard
                let characters = CTCAlignment.characters(
                    of: hypothesis.labels, on: reading.steps[...], alphabet: reading.alphabet)
            else { continue }
            var other = reading
            other.characters = characters
            other = LetterForms.settled(other)
            let spaced = SpacedReading(reading: other, words: spacing.words(of: other, ink: ink))
            found.append((spaced, hypothesis.logProbability))
            for doubt in spacing.doubts(of: spaced, ink: ink).prefix(3) {
                found.append((doubt.spaced, hypothesis.logProbability + doubt.logOdds))
            }
        }
        // Equal ones in the order in which they were found.
        let sorted = found.enumerated().sorted {
            ($0.element.logProbability, $1.offset) > ($1.element.logProbability, $0.offset)
        }
        var texts: Set<String> = [text]
        var result: [SpacedReading] = []
        for item in sorted where result.count < count - 1 && texts.insert(item.element.spaced.text).inserted {
            result.append(item.element.spaced)
        }
        return result
    }
}

extension WordSpacing {
    /// A reading with one space put in or left out, and by how much it is less probable, in natural logarithms.
    struct Doubt {
        var spaced: SpacedReading
        var logOdds: Double
    }

    /// The most doubtful spaces of a line turned round, the most probable first.
    func doubts(of line: SpacedReading, ink: InkProfile?) -> [Doubt] {
        let reading = line.reading
        let starts = Set(line.words.map(\.lowerBound))
        var doubts: [Doubt] = []
        for i in reading.characters.indices.dropFirst() {
            let left = reading.characters[i - 1], right = reading.characters[i]
            guard left.lastStep <= right.firstStep else { continue }
            let sum = Double(reading.steps[left.lastStep...right.firstStep].reduce(0) { $0 + $1.space })
            // Even odds at the rule's bar.
            let odds = Self.logOdds(sum) - Self.logOdds(Double(clearSum))
            let isSpace = starts.contains(i)
            guard abs(odds) < 5 else { continue }
            var borders = starts
            if isSpace { borders.remove(i) } else { borders.insert(i) }
            let ordered = borders.sorted() + [reading.characters.count]
            let words = zip(ordered, ordered.dropFirst()).map { $0..<$1 }
            doubts.append(
                Doubt(spaced: SpacedReading(reading: reading, words: words), logOdds: -abs(odds)))
        }
        return doubts.sorted { $0.logOdds > $1.logOdds }
    }

    private static func logOdds(_ probability: Double) -> Double {
        let probability = min(max(probability, 1e-4), 1 - 1e-4)
        return log(probability / (1 - probability))
    }
}

internal import Foundation

/// The other readings of a line: other letters, found by beam search, and other word spaces, where a space is doubtful.
package struct CandidateSearch: Sendable {
    /// Where words end; nil where all letters are one word.
    package var spacing: WordSpacing?
    /// How many readings are wanted, with the best.
    package var count: Int

    package init(spacing: WordSpacing?, count: Int) {
        self.spacing = spacing
        self.count = count
    }

    /// A reading and how probable it is against the best, as a natural logarithm.
    package struct Candidate: Sendable, Hashable {
        package var spaced: SpacedReading
        package var logOdds: Double
    }

    /// The readings beside the best, most probable first, each text once.
    /// - Parameters:
    ///   - hypotheses: of the letters, best first.
    ///   - text: the best reading as it is told.
    package func candidates(
        of best: SpacedReading, _ hypotheses: [CTCBeamSearch.Hypothesis], ink: InkProfile?, besides text: String
    ) -> [Candidate] {
        let reading = best.reading
        var found: [Candidate] = []
        for hypothesis in hypotheses where !hypothesis.labels.isEmpty {
            guard
                let characters = CTCAlignment.characters(
                    of: hypothesis.labels, on: reading.steps[...], alphabet: reading.alphabet)
            else { continue }
            var other = reading
            other.characters = characters
            other = LetterForms.settled(other)
            let words = spacing?.words(of: other, ink: ink) ?? [other.characters.indices]
            let spaced = SpacedReading(reading: other, words: words)
            let logOdds = hypothesis.logProbability - hypotheses[0].logProbability
            found.append(Candidate(spaced: spaced, logOdds: logOdds))
            for doubt in spacing?.doubts(of: spaced).prefix(3) ?? [] {
                found.append(Candidate(spaced: doubt.spaced, logOdds: logOdds + doubt.logOdds))
            }
        }
        // Equal ones in the order in which they were found.
        let sorted = found.enumerated().sorted {
            ($0.element.logOdds, $1.offset) > ($1.element.logOdds, $0.offset)
        }.map(\.element)
        var texts: Set<String> = [text]
        var result: [Candidate] = []
        for candidate in sorted where result.count < count - 1 && texts.insert(candidate.spaced.text).inserted {
            result.append(candidate)
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
    func doubts(of line: SpacedReading) -> [Doubt] {
        let reading = line.reading
        let starts = Set(line.words.map(\.lowerBound))
        var doubts: [Doubt] = []
        for i in reading.characters.indices.dropFirst() {
            let sum = Double(reading.spaceProbability(before: i))
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

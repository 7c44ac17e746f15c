internal import Foundation

/// The chance that a whole line is right: a logistic function of how far the line is ahead of its other readings, of its
/// print and of how many of its words its language knows, times the chances of its corrections.
///
/// The weights were fitted on what the whole reader, detector included, found on 3,900 rendered lines, 2,400 of them badly
/// degraded, and on the 1,400 lines of 29 receipts, each once as seen and once corrected. On 2,400 lines in other words and
/// fonts the expected calibration error is 0.008 to 0.029, without correction 0.010 to 0.022, and of lines that are called at
/// least 0.9 sure 96 to 99 % are right; of the badly degraded ones that were corrected 46 and 35 % are right (small, tiny), and
/// 40 and 35 % are said to be. The receipts' own error is 0.030 and 0.033.
package struct LineConfidence: Sendable, Hashable {
    /// Weight of the distance to the next reading, in natural logarithms,
    package var margin: Double
    /// of the least certain word space or absence of one,
    package var spacing: Double
    /// of all readings together against the best,
    package var others: Double
    /// of the best reading's own probability,
    package var best: Double
    /// of the number of letters,
    package var length: Double
    /// of the numbers of known and of unknown words,
    package var known: Double
    package var unknown: Double
    /// and of the line's height, contrast and noise.
    package var height: Double
    package var contrast: Double
    package var noise: Double
    package var constant: Double
    /// Of packs, whose steps say nothing beside their letters, weights of the logarithms of all letters' probabilities, on average,
    package var meanLetter = 0.0
    /// and of the number of letters that are in doubt.
    package var doubtfulLetters = 0.0

    package static let small = LineConfidence(
        margin: 0.567, spacing: 1.451, others: -0.790, best: 0.583, length: 0.475, known: 0.638, unknown: -1.423,
        height: 0.049, contrast: 0.714, noise: -0.427, constant: -3.520)
    package static let tiny = LineConfidence(
        margin: 0.422, spacing: 1.172, others: -1.326, best: 0.551, length: 0.351, known: 0.490, unknown: -1.345,
        height: 0.425, contrast: 0.513, noise: 0.128, constant: -3.813)

    /// Of what packs read: fitted on 867 lines of pages in Korean, Hindi, Arabic, Thai, Hebrew, Russian and Greek, a third of them badly
    /// degraded. Of twelve sets of evidence this one told most of languages and fonts that were left out of the fit. On 811 lines in other
    /// sentences and fonts the expected calibration error is 0.054, of which chance has 0.03.
    package static let pack = LineConfidence(
        margin: 0.337, spacing: 0, others: 0, best: 0, length: 0, known: 0, unknown: 0, height: 0, contrast: 0,
        noise: 0,
        constant: 1.216, meanLetter: 14.834, doubtfulLetters: -0.234)

    /// A letter of a pack that is less probable than this is in doubt.
    private static let sureOfLetter: Float = 0.9

    /// - Parameter hypotheses: the most probable texts of the line as it was seen, best first.
    package func confidence(of evidence: LineEvidence, _ hypotheses: [CTCBeamSearch.Hypothesis]) -> Double {
        let line = evidence.line
        guard !line.reading.characters.isEmpty else { return 0 }
        // What was corrected has a chance of its own: the rest is judged as if that were certain.
        let hypotheses = line.corrections.isEmpty ? hypotheses : Self.hypothesesBesideCorrections(of: line)
        guard let first = hypotheses.first else { return 0 }
        let second = hypotheses.dropFirst().first?.logProbability ?? -20
        let together = hypotheses.reduce(0) { $0 + exp($1.logProbability - first.logProbability) }
        let reading =
            margin * min(max(first.logProbability - second, 0), 8) + spacing * (evidence.gaps.min() ?? 0)
            + others * min(log(together), 3) + best * max(first.logProbability, -20)
            + length * log(Double(line.reading.characters.count)) + letters(of: line)
        let knownCount = evidence.familiarity.count { $0 == .common }
        let unknownCount = evidence.familiarity.count { $0 == .unknown }
        let words = known * log(1 + Double(knownCount)) + unknown * log(1 + Double(unknownCount))
        let print =
            height * evidence.print.logHeight + contrast * evidence.print.logContrast
            + noise * log(1 + evidence.print.noise)
        let rest = 1 / (1 + exp(-(reading + words + print + constant)))
        return line.corrections.reduce(rest) { $0 * Double($1.confidence) }
    }

    private func letters(of line: SpacedReading) -> Double {
        guard meanLetter != 0 || doubtfulLetters != 0 else { return 0 }
        let probabilities = line.reading.characters.map(\.probability)
        let sum = probabilities.reduce(0) { $0 + log(max(Double($1), 1e-9)) }
        return meanLetter * sum / Double(probabilities.count)
            + doubtfulLetters * Double(probabilities.count { $0 < Self.sureOfLetter })
    }

    private static func hypothesesBesideCorrections(of line: SpacedReading) -> [CTCBeamSearch.Hypothesis] {
        var steps = line.reading.steps
        for correction in line.corrections {
            for i in correction.steps { steps[i] = CTCStep(best: 0, probability: 1, space: 0) }
        }
        return CTCBeamSearch().hypotheses(of: steps[...], space: line.reading.alphabet.space)
    }
}

internal import Foundation

/// The chance that a word is right: a logistic function of its least certain letter, the spaces around it, the least certain
/// letter of its line, whether its language knows it, and of the line's print, times the chances of its corrections.
///
/// Fitted as `LineConfidence` is. The expected calibration error on other words and fonts is 0.006 to 0.026, and of words that are
/// called at least 0.9 sure 96 to 99 % are right.
package struct WordConfidence: Sendable, Hashable {
    package var leastOfWord: Double
    package var spacing: Double
    package var leastOfLine: Double
    /// Where the language knows the word, or does not.
    package var known: Double
    package var unknown: Double
    package var height: Double
    package var contrast: Double
    package var constant: Double
    /// Of the logarithms of all letters' probabilities in the line, on average.
    package var meanOfLine = 0.0

    package static let small = WordConfidence(
        leastOfWord: 4.643, spacing: 1.462, leastOfLine: 0.750, known: 1.611, unknown: -1.976, height: 0.161,
        contrast: 1.175, constant: -2.069)
    package static let tiny = WordConfidence(
        leastOfWord: 4.469, spacing: 1.497, leastOfLine: 0.415, known: 1.314, unknown: -2.003, height: 0.299,
        contrast: 0.827, constant: -1.284)

    /// Of what packs read; on other sentences and fonts the expected calibration error is 0.01.
    package static let pack = WordConfidence(
        leastOfWord: 3.983, spacing: 3.962, leastOfLine: 0, known: 0, unknown: 0, height: 0, contrast: 0,
        constant: 4.461, meanOfLine: 14.639)

    /// The chances of all words of a line.
    package func confidences(of evidence: LineEvidence) -> [Double] {
        let line = evidence.line
        var letters = line.reading.characters.map { max(log(max(Double($0.probability), 1e-9)), -6) }
        // What was corrected has a chance of its own: the rest is judged as if that were certain.
        for correction in line.corrections { for i in correction.range { letters[i] = 0 } }
        let common =
            leastOfLine * (letters.min() ?? 0) + height * evidence.print.logHeight
            + contrast * evidence.print.logContrast + constant
            + meanOfLine * letters.reduce(0, +) / Double(max(letters.count, 1))
        return line.words.indices.map { i in
            let word = line.words[i]
            // Gap i stands before letter i + 1.
            let around = max(word.lowerBound - 1, 0)..<min(word.upperBound, evidence.gaps.count)
            let familiarity =
                switch evidence.familiarity.isEmpty ? .noWord : evidence.familiarity[i] {
                case .common: known
                case .unknown: unknown
                case .rare, .noWord: 0.0
                }
            let z =
                leastOfWord * letters[word].min()! + spacing * (evidence.gaps[around].min() ?? 0) + familiarity + common
            return line.corrections.filter { $0.range.overlaps(word) }
                .reduce(1 / (1 + exp(-z))) { $0 * Double($1.confidence) }
        }
    }
}

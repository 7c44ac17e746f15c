internal import Foundation

extension LineReading {
    /// How certain the recognizer was of the whole line, gaps included: the geometric mean of the probabilities of all its steps;
    /// 0 without letters.
    ///
    /// The letters that come out of a line on its head are often likely by themselves, but what lies between them is not. On
    /// receipts, and on pages of a few short words or numbers, lines the right way up have 0.93 and more, others 0.85 and
    /// less, where the mean over letters of both overlaps.
    package var certainty: Double {
        guard !characters.isEmpty, !steps.isEmpty else { return 0 }
        return exp(steps.reduce(0) { $0 + log(max(Double($1.probability), 1e-9)) } / Double(steps.count))
    }

    /// Whether most of its letters are of Chinese or Japanese, which is also written in columns.
    package var isWrittenInColumns: Bool {
        2 * characters.count { WordSpacing.needsNoSpaces($0.letter) } > characters.count
    }

    /// Whether it is one letter of Chinese or Japanese and nothing else.
    package var isLoneIdeograph: Bool { characters.count == 1 && isWrittenInColumns }
}

/// A letter of a line with the steps that saw it.
package struct CTCCharacter: Sendable, Hashable {
    package var letter: String
    /// Its class.
    package var label: Int
    /// The highest probability among its steps.
    package var probability: Float
    package var firstStep: Int
    package var lastStep: Int

    package init(letter: String, label: Int = 0, probability: Float, firstStep: Int, lastStep: Int) {
        self.letter = letter
        self.label = label
        self.probability = probability
        self.firstStep = firstStep
        self.lastStep = lastStep
    }
}

/// Best-path decoding of connectionist temporal classification: repeats are one letter, blanks separate.
///
/// Source: A. Graves et al., "Connectionist Temporal Classification", ICML 2006.
package enum CTCDecoder {
    /// The steps out of a matrix of probabilities, one row of classes a step.
    /// - Parameter alternatives: whether uncertain steps list what else they may be.
    package static func steps(
        _ probabilities: UnsafeBufferPointer<Float>, classes: Int, space: Int, alternatives: Bool = false
    ) -> [CTCStep] {
        (0..<(probabilities.count / classes)).map { step in
            let row = UnsafeBufferPointer(rebasing: probabilities[(step * classes)..<((step + 1) * classes)])
            var best = 0
            for i in 1..<classes where row[i] > row[best] { best = i }
            return CTCStep(
                best: best, probability: row[best], space: row[space],
                alternatives: alternatives && row[best] <= CTCAlternative.certainty ? listed(row) : [])
        }
    }

    /// The most probable classes of a step.
    private static func listed(_ row: UnsafeBufferPointer<Float>) -> [CTCAlternative] {
        var listed: [CTCAlternative] = []
        for i in 0..<row.count where row[i] >= CTCAlternative.leastProbability {
            listed.append(CTCAlternative(label: i, probability: row[i]))
        }
        listed.sort { ($0.probability, $1.label) > ($1.probability, $0.label) }
        return Array(listed.prefix(CTCAlternative.mostOfStep))
    }

    /// The letters of the best path, without its spaces: where words end is decided by `WordSpacing`.
    package static func characters(_ steps: [CTCStep], alphabet: Alphabet) -> [CTCCharacter] {
        var characters: [CTCCharacter] = []
        var previous = 0
        for (i, step) in steps.enumerated() {
            defer { previous = step.best }
            guard step.best != 0, step.best != alphabet.space else { continue }
            if step.best == previous {
                characters[characters.count - 1].lastStep = i
                characters[characters.count - 1].probability = max(
                    characters[characters.count - 1].probability, step.probability)
            } else {
                characters.append(
                    CTCCharacter(
                        letter: alphabet.letters[step.best], label: step.best, probability: step.probability,
                        firstStep: i, lastStep: i))
            }
        }
        return characters
    }
}

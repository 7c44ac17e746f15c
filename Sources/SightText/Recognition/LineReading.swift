/// What a recognizer read on a line, before it is laid back onto the picture.
package struct LineReading: Sendable, Hashable {
    package var characters: [CTCCharacter]
    package var steps: [CTCStep]
    /// What the classes of the steps stand for.
    package var alphabet: Alphabet
    /// Pixels of the line image that one step covers.
    package var pixelsPerStep: Double
    /// Which scripts the line's picture looks like; nil where the recognizer does not tell.
    package var scripts: ScriptProbabilities?

    package init(
        characters: [CTCCharacter], steps: [CTCStep], alphabet: Alphabet, pixelsPerStep: Double,
        scripts: ScriptProbabilities? = nil
    ) {
        self.characters = characters
        self.steps = steps
        self.alphabet = alphabet
        self.pixelsPerStep = pixelsPerStep
        self.scripts = scripts
    }

    /// The mean probability of the letters; 0 for none.
    package var meanProbability: Double {
        characters.isEmpty ? 0 : Double(characters.reduce(0) { $0 + $1.probability }) / Double(characters.count)
    }

    /// The steps that may belong to some letters: from behind the letter before to before the one that follows.
    package func steps(around range: Range<Int>) -> Range<Int> {
        let first = range.lowerBound == 0 ? 0 : characters[range.lowerBound - 1].lastStep + 1
        let end = range.upperBound == characters.count ? steps.count : characters[range.upperBound].firstStep
        return first..<max(first, end)
    }

    /// How probable a space is before a letter that has one before it: the sum over the steps between, at most 1.
    package func spaceProbability(before letter: Int) -> Float {
        let first = characters[letter - 1].lastStep, last = characters[letter].firstStep
        guard first <= last else { return 0 }
        return min(steps[first...last].reduce(0) { $0 + $1.space }, 1)
    }
}

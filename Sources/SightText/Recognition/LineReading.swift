/// What a recognizer read on a line, before it is laid back onto the picture.
package struct LineReading: Sendable, Hashable {
    package var characters: [CTCCharacter]
    package var steps: [CTCStep]
    /// The class of the space among the steps.
    package var spaceClass: Int
    /// Pixels of the line image that one step covers.
    package var pixelsPerStep: Double

    package init(characters: [CTCCharacter], steps: [CTCStep], spaceClass: Int, pixelsPerStep: Double) {
        self.characters = characters
        self.steps = steps
        self.spaceClass = spaceClass
        self.pixelsPerStep = pixelsPerStep
    }

    /// The mean probability of the letters; 0 for none.
    package var meanProbability: Double {
        characters.isEmpty ? 0 : Double(characters.reduce(0) { $0 + $1.probability }) / Double(characters.count)
    }
}

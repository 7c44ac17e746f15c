/// A symbol that was read on a line as a whole: a letter, or a part of one that is written with others in a cluster.
package struct LineSymbol: Sendable, Hashable {
    package var text: String
    /// The chance that it is right.
    package var probability: Float
    /// Where it stands, in pixels of the line image.
    package var left: Double
    package var right: Double
    /// Whether a space stands before it, in the order of reading.
    package var isAfterSpace: Bool
    /// What may stand in its place, each with its chance.
    package var alternatives: [Alternative]

    package struct Alternative: Sendable, Hashable {
        package var text: String
        package var probability: Float

        package init(text: String, probability: Float) {
            self.text = text
            self.probability = probability
        }
    }

    package init(
        text: String, probability: Float, left: Double, right: Double, isAfterSpace: Bool = false,
        alternatives: [Alternative] = []
    ) {
        self.text = text
        self.probability = probability
        self.left = left
        self.right = right
        self.isAfterSpace = isAfterSpace
        self.alternatives = alternatives
    }
}

/// For each place of a detector's input, the chance that it lies inside a line of text (its shrunk core).
package struct ProbabilityMap: Sendable {
    package let width: Int
    package let height: Int
    /// Row by row from the top.
    package let values: [Float]

    package init(width: Int, height: Int, values: [Float]) {
        precondition(values.count == width * height, "a value for each place")
        self.width = width
        self.height = height
        self.values = values
    }
}

/// Where the outputs of pages go, in the order of the input.
protocol PageDestination: Sendable {
    /// One page's output. Those of an input come one after the other.
    func write(_ output: String, of input: Input) throws(OutputError)

    /// All pages of an input were written.
    /// - Parameter name: what the input is called, without an ending; for destinations that hold a file for each.
    func endInput(name: String, of input: Input) throws(OutputError)

    /// Everything was written.
    func finish() throws(OutputError)

    /// Whether one page that cannot be written means that no other can.
    var isShared: Bool { get }
}

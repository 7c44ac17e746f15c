/// Reads lines.
package protocol TextRecognizer: Sendable {
    /// What stands on each of some lines of the same padded width, in one run. What is read on a line depends on that line alone.
    /// - Parameter alternatives: whether uncertain steps list what else they may be, for other readings than the best.
    /// - Precondition: at least one line, all with the same padded width.
    func read(_ lines: [LineImage], alternatives: Bool) async throws -> [LineReading]
}

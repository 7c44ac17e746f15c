/// Reads lines.
package protocol LineRecognizer: Sendable {
    /// What stands on each of some lines of the same padded width, in one run. What is read on a line depends on that line alone.
    /// - Precondition: at least one line, all with the same padded width.
    func read(_ lines: [LineImage]) async throws -> [LineReading]
}

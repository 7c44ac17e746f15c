/// Reads lines.
package protocol LineRecognizer: Sendable {
    /// What its readings say that they come from.
    var source: LineReading.Source { get }

    /// What stands on each of some lines of the same padded width, in one run. What is read on a line depends on that line alone.
    /// - Precondition: at least one line, all with the same padded width.
    func read(_ lines: [LineImage]) async throws -> [LineReading]

    /// What reads the other lines of a page, now that its first lines, those with the most text, are read: the same recognizer, or
    /// one that knows better what to expect.
    func focused(on readings: [LineReading]) -> any LineRecognizer

    /// Whether a line that was read before the recognizer was focused need not be read again.
    func accepts(_ reading: LineReading) -> Bool
}

extension LineRecognizer {
    package func focused(on readings: [LineReading]) -> any LineRecognizer { self }

    package func accepts(_ reading: LineReading) -> Bool { true }
}

/// Reads lines.
package protocol LineRecognizer: Sendable {
    /// What its readings say that they come from.
    var source: LineReading.Source { get }

    /// What stands on each of some lines of the same padded width, in one run. What is read on a line depends on that line alone.
    /// - Precondition: at least one line, all with the same padded width.
    func read(_ lines: [LineImage]) async throws -> [LineReading]

    /// A first look at lines of a page of which nothing is known: what `read` gives, or less where the rest of the page has to tell
    /// how they are read. Its readings are not complete before they are revised.
    func glance(at lines: [LineImage]) async throws -> [LineReading]

    /// What reads the lines of a page whose first lines, those with the most text, look like this: the same recognizer, or one that
    /// knows better what to expect.
    func focused(on readings: [LineReading]) -> any LineRecognizer

    /// What this recognizer makes of a line that it had glanced at, or read before it was focused: mostly the same.
    func revised(_ reading: LineReading, of line: LineImage) async throws -> LineReading
}

extension LineRecognizer {
    package func glance(at lines: [LineImage]) async throws -> [LineReading] { try await read(lines) }

    package func focused(on readings: [LineReading]) -> any LineRecognizer { self }

    package func revised(_ reading: LineReading, of line: LineImage) async throws -> LineReading { reading }
}

internal import CTesseract
package import SightInference
internal import SightImage
internal import Synchronization

/// Reads lines with the networks of Tesseract 5: scripts that PP-OCR does not have.
///
/// Its readers, at most one for each thread of the budget, are made when they are first needed and kept.
package struct TesseractLineRecognizer: LineRecognizer {
    package let packs: TesseractPacks
    private let readers: Readers
    private let budget: ComputeBudget

    /// - Parameters:
    ///   - usesDictionaries: whether words that the packs know are preferred to others.
    ///   - budget: the threads that it shares with all networks.
    /// - Throws: `TesseractError.libraryMissing`. What the packs hold is seen with the first line.
    package init(
        packs: TesseractPacks, usesDictionaries: Bool = true, budget: ComputeBudget = InferenceRuntime.shared.budget
    ) throws(TesseractError) {
        try SymbolReader.loadLibrary()
        self.packs = packs
        self.budget = budget
        readers = Readers { SymbolReader(packs: packs, usesDictionaries: usesDictionaries) }
    }

    /// The version of the library, such as `5.3.0`.
    package static func version() throws(TesseractError) -> String {
        try SymbolReader.loadLibrary()
        return String(cString: c_tesseract_version())
    }

    package var source: LineReading.Source { .packs(packs.names) }

    package func read(_ lines: [LineImage]) async throws -> [LineReading] {
        var readings: [LineReading] = []
        for line in lines { readings.append(try await read(line)) }
        return readings
    }

    private func read(_ line: LineImage) async throws -> LineReading {
        let (readers, budget, source) = (readers, budget, source)
        return try await withPromptCancellation {
            try await budget.withThreads(1) {
                let reader = readers.take()
                defer { readers.give(reader) }
                return LineReading(
                    symbols: try await reader.symbols(of: line.pixels), width: line.pixels.width, source: source)
            }
        }
    }
}

/// Readers that nobody uses at the moment.
private final class Readers: Sendable {
    private let idle = Mutex<[SymbolReader]>([])
    private let make: @Sendable () -> SymbolReader

    init(_ make: @escaping @Sendable () -> SymbolReader) { self.make = make }

    func take() -> SymbolReader { idle.withLock { $0.popLast() } ?? make() }

    func give(_ reader: SymbolReader) { idle.withLock { $0.append(reader) } }
}

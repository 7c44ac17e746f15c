internal import Synchronization

/// All pages one after the other: to standard output or into one file.
final class StreamDestination: PageDestination {
    private let file: OutputFile?
    private let separator: String
    private let isEmpty = Mutex(true)

    var isShared: Bool { true }

    /// - Parameters:
    ///   - file: nil for standard output.
    ///   - separator: what stands between two pages.
    init(file: OutputFile?, separator: String) {
        self.file = file
        self.separator = separator
    }

    func write(_ output: String, of input: Input) throws(OutputError) {
        let isFirst = isEmpty.withLock { isEmpty in
            defer { isEmpty = false }
            return isEmpty
        }
        let text = isFirst ? output : separator + output
        do throws(OutputError) {
            if let file { try file.write(text) } else { try StandardOutput.write(text) }
        } catch {
            file?.discard()
            throw error
        }
    }

    func endInput(name: String, of input: Input) {}

    func finish() throws(OutputError) {
        // What was there before stays when there is nothing to take its place.
        if isEmpty.withLock({ $0 }) { file?.discard() } else { try file?.commit() }
    }
}

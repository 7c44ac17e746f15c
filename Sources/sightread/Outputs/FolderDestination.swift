internal import Foundation
internal import Synchronization

/// The pages of each input in a file of its own.
final class FolderDestination: PageDestination {
    private let folder: OutputFolder
    private let separator: String
    /// Those of the input that is being written.
    private let pages = Mutex<[String]>([])

    init(path: String, format: PageFormat) {
        folder = OutputFolder(path: path, pathExtension: format.pathExtension)
        separator = format.separator
    }

    var isShared: Bool { false }

    func write(_ output: String, of input: Input) {
        pages.withLock { $0.append(output) }
    }

    func endInput(name: String, of input: Input) throws(OutputError) {
        let pages = pages.withLock { pages in
            defer { pages = [] }
            return pages
        }
        guard !pages.isEmpty else { return }
        try folder.write(Data(pages.joined(separator: separator).utf8), name: name, of: input)
    }

    func finish() {}
}

internal import SightEngine
internal import SightFormats

/// How results are written.
struct PageFormat: Sendable {
    /// The formats by the names of `--format`.
    enum Kind: String, Sendable, CaseIterable {
        case text, json
    }

    var kind: Kind
    var jsonLines: JSONLines

    /// The ending of files in this format.
    var pathExtension: String {
        switch kind {
        case .text: "txt"
        case .json: "json"
        }
    }

    /// What stands between two pages.
    var separator: String {
        switch kind {
        case .text: PlainText.pageSeparator
        case .json: ""
        }
    }

    func output(for page: RecognizedPage, of source: PageSource) -> String {
        switch kind {
        case .text: PlainText.text(of: page)
        case .json: jsonLines.line(for: page, of: source)
        }
    }

    /// Nil where the format cannot tell of a failure.
    func output(for failure: Failure, file: String, page: Int?) -> String? {
        switch kind {
        case .text: nil
        case .json: jsonLines.line(for: failure, file: file, page: page)
        }
    }
}

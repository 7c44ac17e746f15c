internal import SightFormats

/// One thing to read.
struct Input: Sendable {
    enum Origin: Sendable {
        /// A file that the caller named.
        case named
        /// A file of a folder that the caller named; it may turn out to be no picture.
        case found
        case standardInput
    }

    let origin: Origin
    /// As results name it: the path, or `-`.
    let path: String
    /// What its outputs are called in a folder, without an ending: below a folder that was named, the path from there.
    let outputName: String
    /// What already went wrong on the way to it.
    var obstacle: Failure?

    /// As messages name it.
    var title: String { origin == .standardInput ? "standard input" : path }

    /// As messages name a page of it, counted from 1; nil for all of it.
    func title(page: Int?) -> String { page.map { "\(title): page \($0)" } ?? title }

    /// Refuses to write over what is read.
    func protect(from path: String) throws(OutputError) {
        if origin != .standardInput, let target = FileIdentity(path), target == FileIdentity(self.path) {
            throw OutputError(path, reason: "it is the picture that is read")
        }
    }
}

import Foundation
import SightTestSupport

extension TemporaryFolder {
    /// Of something in it, as it is: a slash at the end stays.
    func path(_ name: String) -> String { "\(url.path)/\(name)" }

    /// Puts a file there, with the folders on the way.
    @discardableResult
    func put(_ data: Data, _ name: String) throws -> String {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file.path
    }

    /// Puts a copy of a fixture there.
    @discardableResult
    func put(fixture: String, _ name: String) throws -> String {
        try put(Fixtures.data(fixture), name)
    }

    func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// All that is in it, hidden files too, in alphabetical order.
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
}

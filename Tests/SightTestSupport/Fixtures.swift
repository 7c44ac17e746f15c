package import Foundation

/// The files of `Tests/Fixtures`.
package enum Fixtures {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures")

    package static func url(_ name: String) -> URL { folder.appending(path: name) }

    package static func data(_ name: String) throws -> Data { try Data(contentsOf: url(name)) }

    package static func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }
}

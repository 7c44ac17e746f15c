import Foundation

/// A file of `Tests/Fixtures`: its name, and how to make it.
struct Fixture: Sendable {
    var name: String
    var make: @Sendable () throws -> Data

    static let all =
        orientations + [blank, cutShort] + page("sign", sign) + page("receipt", receipt) + page("letter", letter)

    /// A picture with, beside it, the text that stands on it.
    private static func page(_ name: String, _ page: Page) -> [Fixture] {
        [
            Fixture(name: "\(name).png") { try page.png() },
            Fixture(name: "\(name).txt") { Data((page.lines.joined(separator: "\n") + "\n").utf8) },
        ]
    }
}

/// A picture of text and what it says, line by line.
struct Page: Sendable {
    var lines: [String]
    var png: @Sendable () throws -> Data
}

internal import Foundation

/// What templates are filled with.
struct SheetVocabulary: Decodable, Sendable {
    var months: [String]
    /// What stands before a value on receipts and invoices.
    var labels: [String]
    /// By half.
    var streets: [String: [String]]
    /// By half.
    var goods: [String: [String]]
    /// Holds `{n}`, `{street}`, `{zip}` and `{town}`.
    var address: String

    /// Names of people, towns and hosts, of a half.
    struct Names: Decodable, Sendable {
        var given: [String]
        var family: [String]
        var towns: [String]
        var hosts: [String]
    }

    static let byLanguage = Dictionary(
        uniqueKeysWithValues: SheetLanguage.allCases.map { ($0, decoded(SheetVocabulary.self, $0.rawValue)) })
    static let names = decoded([String: Names].self, "names")

    private static func decoded<T: Decodable>(_ type: T.Type, _ name: String) -> T {
        let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Vocabulary")!
        return try! JSONDecoder().decode(type, from: Data(contentsOf: url))
    }
}

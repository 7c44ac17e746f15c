/// How many words of a text were found, whatever their order.
///
/// Words are what stands between white space. Folded: lower case, letters, marks and numbers only. Precision is the share of found
/// words that are in the truth, recall the share of the truth that was found, F1 their harmonic mean; bags, so a word that
/// stands twice must be found twice.
package struct WordScore: Sendable {
    package private(set) var matched = 0
    package private(set) var truth = 0
    package private(set) var found = 0

    package init() {}

    package mutating func add(truth: [String], found: [String], folded: Bool) {
        let a = Self.bag(truth, folded), b = Self.bag(found, folded)
        matched += a.reduce(0) { $0 + min($1.value, b[$1.key] ?? 0) }
        self.truth += a.values.reduce(0, +)
        self.found += b.values.reduce(0, +)
    }

    /// In percent.
    package var f1: Double { truth + found == 0 ? 100 : 200 * Double(matched) / Double(truth + found) }

    private static func bag(_ lines: [String], _ folded: Bool) -> [String: Int] {
        var bag: [String: Int] = [:]
        for word in lines.flatMap({ $0.split(whereSeparator: \.isWhitespace) }) {
            let key = folded ? fold(word) : String(word)
            if !key.isEmpty { bag[key, default: 0] += 1 }
        }
        return bag
    }

    private static func fold(_ word: Substring) -> String {
        String(
            String.UnicodeScalarView(
                word.lowercased().unicodeScalars.filter { scalar in
                    switch scalar.properties.generalCategory {
                    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
                        .nonspacingMark,
                        .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
                        true
                    default: false
                    }
                }))
    }
}

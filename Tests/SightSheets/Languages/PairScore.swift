internal import Foundation

/// How many pairs of neighbouring characters are right, in percent: the measure for scripts without spaces, and for languages
/// beside each other.
///
/// White space does not count; compatible forms (`Ａ` and `A`, `ﬁ` and `fi`) are the same; pairs are counted in each line and
/// compared as bags of the page, so that lines may come in any order. Summed over pages.
package struct PairScore: Sendable, Hashable {
    package private(set) var matched = 0
    package private(set) var truth = 0
    package private(set) var found = 0

    package init() {}

    package var recall: Double { 100 * Double(matched) / Double(max(truth, 1)) }
    package var precision: Double { 100 * Double(matched) / Double(max(found, 1)) }
    package var f1: Double { 200 * Double(matched) / Double(max(truth + found, 1)) }

    /// A page: the texts of its lines, true and found.
    package mutating func add(truth: [String], found: [String]) {
        let a = Self.pairs(truth), b = Self.pairs(found)
        self.truth += a.values.reduce(0, +)
        self.found += b.values.reduce(0, +)
        for (pair, count) in a { matched += min(count, b[pair] ?? 0) }
    }

    package static func + (a: PairScore, b: PairScore) -> PairScore {
        var sum = a
        sum.matched += b.matched
        sum.truth += b.truth
        sum.found += b.found
        return sum
    }

    struct Pair: Hashable {
        let first: Unicode.Scalar
        let second: Unicode.Scalar
    }

    /// How often each pair occurs.
    static func pairs(_ lines: [String]) -> [Pair: Int] {
        var pairs: [Pair: Int] = [:]
        for line in lines {
            // In two steps: in one, Foundation leaves what marks of compatible forms could be composed with, such as `ｶﾞ`.
            let plain = line.decomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping
            let scalars = plain.unicodeScalars.filter { !isSpace($0) }
            for (first, second) in zip(scalars, scalars.dropFirst()) {
                pairs[Pair(first: first, second: second), default: 0] += 1
            }
        }
        return pairs
    }

    /// White space as Python has it: the four separators of ASCII are some too.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || (0x1C...0x1F).contains(scalar.value)
    }
}

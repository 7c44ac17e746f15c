/// How the value of an option is written, and what it means.
struct ValueSyntax<Value>: Sendable {
    /// How the help names it: `FILE`, `N`.
    var placeholder: String
    /// What is accepted, to end a sentence with "needs": "a whole number from 1 to 8".
    var expectation: String
    /// All that is accepted, where it can be listed.
    var choices: [String] = []
    /// The value of a text; nil when it is none.
    var read: @Sendable (String) -> Value?
}

extension ValueSyntax where Value: RawRepresentable<String> & CaseIterable & SendableMetatype {
    /// One of the names of an enumeration.
    static var choice: ValueSyntax {
        let names = Value.allCases.map(\.rawValue)
        return ValueSyntax(
            placeholder: names.joined(separator: "|"), expectation: names.listed("or"), choices: names,
            read: { Value(rawValue: $0) })
    }
}

extension ValueSyntax<String> {
    /// Any text but an empty one.
    static func text(_ placeholder: String, _ expectation: String) -> ValueSyntax {
        ValueSyntax(placeholder: placeholder, expectation: expectation, read: { $0.isEmpty ? nil : $0 })
    }
}

extension ValueSyntax<[String]> {
    /// Texts with commas between.
    static func list(_ placeholder: String, _ expectation: String) -> ValueSyntax {
        ValueSyntax(placeholder: placeholder, expectation: expectation) { text in
            let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }
            return parts.contains("") ? nil : parts
        }
    }
}

extension ValueSyntax<Int> {
    /// A whole number out of a range.
    static func integer(_ range: ClosedRange<Int>) -> ValueSyntax {
        ValueSyntax(
            placeholder: "N", expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            read: { Int($0).flatMap { range.contains($0) ? $0 : nil } })
    }

    /// A positive number that may end in K, M or G, each `step` times the one before.
    static func amount(step: Int) -> ValueSyntax {
        ValueSyntax(placeholder: "N", expectation: "a positive whole number, which may end in K, M or G") { text in
            let power =
                "KMG".firstIndex(of: text.uppercased().last ?? "-").map {
                    "KMG".distance(from: "KMG".startIndex, to: $0) + 1
                } ?? 0
            guard let number = Int(power > 0 ? text.dropLast() : Substring(text)), number > 0 else { return nil }
            let factor = (0..<power).reduce(1) { factor, _ in factor * step }
            let (product, overflow) = number.multipliedReportingOverflow(by: factor)
            return overflow ? nil : product
        }
    }
}

extension ValueSyntax<Double> {
    /// A number from 0 to 1.
    static var fraction: ValueSyntax {
        ValueSyntax(placeholder: "FRACTION", expectation: "a number from 0 to 1") { text in
            Double(text).flatMap { (0...1).contains($0) ? $0 : nil }
        }
    }
}

extension StringProtocol {
    /// Without the white space at both ends.
    var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}

extension [String] {
    /// "a, b or c".
    func listed(_ conjunction: String) -> String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " \(conjunction) " + last!
    }
}

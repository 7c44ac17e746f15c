/// A JSON value whose objects keep the order of their keys, and whose numbers are written with the digits that mean
/// something.
///
/// `JSONEncoder` offers neither: it orders keys by name or not at all, and writes a coordinate as 103.19999999999999.
package enum JSONValue: Sendable, Hashable {
    case string(String)
    case integer(Int)
    /// A number rounded to so many decimals; the zeros at its end are not written.
    case number(Double, decimals: Int)
    case boolean(Bool)
    case array([JSONValue])
    case object([Member])

    /// A key of an object with its value.
    package struct Member: Sendable, Hashable {
        package var key: String
        package var value: JSONValue

        package init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// The value in one line of UTF-8 text, without a line break at the end.
    package var serialized: String {
        var text = ""
        write(into: &text)
        return text
    }

    private func write(into text: inout String) {
        switch self {
        case .string(let string): Self.write(string, into: &text)
        case .integer(let integer): text += String(integer)
        case .number(let number, let decimals): text += Self.rounded(number, decimals: decimals)
        case .boolean(let boolean): text += boolean ? "true" : "false"
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                element.write(into: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                Self.write(member.key, into: &text)
                text += ":"
                member.value.write(into: &text)
            }
            text += "}"
        }
    }

    private static func write(_ string: String, into text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            // JSON forbids only the first 32. The others end a line for some readers of JSON Lines (Python's
            // splitlines).
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    /// Never `-0`, never an exponent; what JSON cannot say is `null`.
    private static func rounded(_ number: Double, decimals: Int) -> String {
        let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
        let scaled = (number * Double(scale)).rounded()
        guard let whole = Int(exactly: scaled) else { return "null" }
        let (integer, fraction) = whole.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
        let sign = whole < 0 ? "-" : ""
        guard fraction > 0 else { return "\(sign)\(integer)" }
        let digits = String(fraction)
        let padded = String(repeating: "0", count: decimals - digits.count) + digits
        return "\(sign)\(integer).\(padded.prefix(through: padded.lastIndex { $0 != "0" }!))"
    }
}

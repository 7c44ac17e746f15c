internal import Foundation

/// What a word looks like, whatever it means: what correction must not touch, and how capitals stand.
enum WordShape {
    /// Whether what stands between two spaces is no word of a language: an address, a path, a number, a code.
    static func isNoWord(_ token: String) -> Bool {
        if token.contains(where: { "@\\_=".contains($0) }) || token.contains("://") { return true }
        if token.hasPrefix("/") || token.hasPrefix("-") || token.lowercased().hasPrefix("www") { return true }
        if token.count(where: { $0 == "/" }) > 1 { return true }
        var body = Substring(token)
        // A number in brackets behind a word, as in "Items(6)".
        if let close = body.last, close == ")" || close == "]",
            let open = body.lastIndex(of: close == ")" ? "(" : "["),
            body[body.index(after: open)...].dropLast().allSatisfy(\.isNumber)
        {
            body = body[..<open]
        }
        if body.contains(where: \.isNumber) { return true }
        // A point between letters: a file, a domain.
        let letters = Array(body)
        return letters.indices.dropFirst().dropLast().contains {
            letters[$0] == "." && letters[$0 - 1].isLetter && letters[$0 + 1].isLetter
        }
    }

    /// How the capitals of a word stand.
    enum Capitals: Hashable {
        case none, first, all, other
    }

    static func capitals(of word: String) -> Capitals {
        // The parts of l'Arbre and O'Neill are words of their own.
        let parts = word.split(whereSeparator: { $0 == "'" || $0 == "\u{2019}" }).map(capitals(ofPart:))
        guard let first = parts.first else { return .none }
        if parts.allSatisfy({ $0 == first }) { return first }
        if parts.allSatisfy({ $0 == .none || $0 == .first }) { return parts.contains(.first) ? .first : .none }
        return .other
    }

    private static func capitals(ofPart part: Substring) -> Capitals {
        let letters = part.filter(\.isLetter)
        let upper = letters.count(where: \.isUppercase)
        if upper == 0 { return .none }
        if upper == letters.count { return letters.count == 1 ? .first : .all }
        return upper == 1 && letters.first!.isUppercase ? .first : .other
    }

    /// The least number of letters put in, left out and changed between two words.
    static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var corner = i
            row[0] = i + 1
            for (j, other) in b.enumerated() {
                let value = min(row[j] + 1, row[j + 1] + 1, corner + (letter == other ? 0 : 1))
                corner = row[j + 1]
                row[j + 1] = value
            }
        }
        return row[b.count]
    }

    static func isApostrophe(_ letter: Character) -> Bool { letter == "'" || letter == "\u{2019}" }
}

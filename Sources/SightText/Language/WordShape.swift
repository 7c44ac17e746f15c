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

    /// Which letters of one word have no counterpart in another, on the shortest way from the one to the other.
    static func dropped(from a: [Character], to b: [Character]) -> [Int] {
        var costs = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in 0...a.count {
            for j in 0...b.count where i + j > 0 {
                var least = Int.max
                if i > 0 { least = costs[i - 1][j] + 1 }
                if j > 0 { least = min(least, costs[i][j - 1] + 1) }
                if i > 0, j > 0 { least = min(least, costs[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)) }
                costs[i][j] = least
            }
        }
        var dropped: [Int] = []
        var i = a.count, j = b.count
        while i > 0 {
            if j > 0, costs[i][j] == costs[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1) {
                (i, j) = (i - 1, j - 1)
            } else if j > 0, costs[i][j] == costs[i][j - 1] + 1 {
                j -= 1
            } else {
                i -= 1
                dropped.append(i)
            }
        }
        return dropped.reversed()
    }

    /// A word without the punctuation around it.
    static func bare(_ token: String) -> String {
        var token = Substring(token)
        while let first = token.first, !first.isLetter { token = token.dropFirst() }
        while let last = token.last, !last.isLetter { token = token.dropLast() }
        return String(token)
    }

    static func isApostrophe(_ letter: Character) -> Bool { letter == "'" || letter == "\u{2019}" }
}

/// Letters that a recognizer takes for others with full certainty, because print makes them alike.
enum Lookalikes {
    struct Pair: Sendable {
        let read: [Character]
        let meant: [Character]
        /// The natural logarithm of how likely the one is read for the other; it stands in where the recognizer saw less.
        let evidence: Double
    }

    /// Letters that many typefaces draw the same: nothing speaks against the one but the language.
    static let sameDrawing = -1.0

    static let pairs: [Pair] = [
        ("I", "l", -0.7), ("l", "I", -0.7), ("m", "rn", -5.0), ("rn", "m", -5.0), ("m", "in", -6.0), ("d", "cl", -6.0),
        ("cl", "d", -6.0), ("w", "vv", -6.0), ("vv", "w", -6.0), ("ii", "u", -6.0), ("tt", "ff", -6.0),
        // Letters that recognizers take apart or to pieces, and the hooks of Czech and Slovak.
        ("AE", "Æ", -3.0), ("ae", "æ", -3.0), ("OE", "Œ", -3.0), ("CE", "Œ", -3.0), ("oe", "œ", -3.0), ("P", "Þ", -4.0),
        ("p", "þ", -4.0), ("D", "Đ", -4.0), ("D", "Ð", -4.0), ("d'", "ď", -2.0), ("d’", "ď", -2.0), ("t'", "ť", -2.0),
        ("t’", "ť", -2.0), ("l'", "ľ", -2.0), ("l’", "ľ", -2.0), ("L'", "Ľ", -2.0), ("L’", "Ľ", -2.0),
    ].map { Pair(read: Array($0.0), meant: Array($0.1), evidence: $0.2) }

    /// The words that differ from one in one such place.
    static func variants(of word: String) -> [(word: String, evidence: Double)] {
        let letters = Array(word)
        return pairs.flatMap { pair -> [(String, Double)] in
            guard letters.count >= pair.read.count else { return [] }
            return (0...(letters.count - pair.read.count)).compactMap { start in
                let range = start..<(start + pair.read.count)
                guard letters[range].elementsEqual(pair.read) else { return nil }
                return (String(letters[..<start] + pair.meant + letters[range.upperBound...]), pair.evidence)
            }
        }
    }
}

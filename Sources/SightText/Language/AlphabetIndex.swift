/// The classes of letters, by letter.
package struct AlphabetIndex: Sendable {
    package let alphabet: Alphabet
    private let labels: [String: Int]
    /// The classes of letters that stand in words with spaces between, without those of Chinese, Japanese and Korean.
    let wordLetters: [(label: Int, letter: String, folded: String)]

    package init(_ alphabet: Alphabet) {
        self.alphabet = alphabet
        labels = Dictionary(
            alphabet.letters.enumerated().dropFirst().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        wordLetters = alphabet.letters.enumerated().filter { _, letter in
            guard let scalar = letter.unicodeScalars.first else { return false }
            return (scalar.properties.isAlphabetic || WordShape.isApostrophe(Character(scalar)))
                && !WordSpacing.needsNoSpaces(letter)
        }.map { (label: $0.offset, letter: $0.element, folded: Lexicon.folded($0.element)) }
    }

    /// The classes of a text without spaces; nil when the recognizer lacks one of its letters. Apostrophes may be straight or
    /// curly.
    package func labels(of text: some StringProtocol) -> [Int]? {
        var result: [Int] = []
        for letter in text where letter != " " {
            guard let label = labels[String(letter)] ?? labelOfTwin(letter) else { return nil }
            result.append(label)
        }
        return result
    }

    private func labelOfTwin(_ letter: Character) -> Int? {
        switch letter {
        case "'": labels["\u{2019}"]
        case "\u{2019}": labels["'"]
        default: nil
        }
    }
}

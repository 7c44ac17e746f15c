/// Letters that only a line's language tells.
enum LanguageLetters {
    /// The line as its language is written.
    static func settled(_ line: TextLine, in language: String?) -> TextLine {
        switch language?.prefix(while: { $0 != "-" }) {
        case "yue": mapped(line, CantoneseLetters.meant)
        // Romanian has commas below; cedillas are what old fonts drew for want of them.
        case "ro": mapped(line) { letters, place in commas[letters[place]] ?? letters[place] }
        default: line
        }
    }

    private static let commas = ["ş": "ș", "Ş": "Ș", "ţ": "ț", "Ţ": "Ț"]

    private static func mapped(_ line: TextLine, _ meant: ([String], Int) -> String) -> TextLine {
        var line = line
        line.words = mapped(line.words, meant)
        line.text = line.words.map(\.text).joined(separator: " ")
        var known: Set<String> = [line.text]
        line.alternatives = line.alternatives.compactMap { other in
            var other = other
            other.words = mapped(other.words, meant)
            other.text = other.words.map(\.text).joined(separator: " ")
            return known.insert(other.text).inserted ? other : nil
        }
        return line
    }

    private static func mapped(_ words: [TextWord], _ meant: ([String], Int) -> String) -> [TextWord] {
        let letters = words.flatMap { $0.characters.map(\.text) }
        var place = 0
        return words.map { word in
            var word = word
            for i in word.characters.indices {
                word.characters[i].text = meant(letters, place)
                place += 1
            }
            word.text = word.characters.map(\.text).joined()
            return word
        }
    }
}

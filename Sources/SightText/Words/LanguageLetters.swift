/// Letters that only a line's language tells.
package enum LanguageLetters {
    /// The line as its language is written.
    /// - Parameter words: the language's list, where words may be corrected by it.
    package static func settled(_ line: TextLine, in language: String?, words: Lexicon? = nil) -> TextLine {
        switch language?.prefix(while: { $0 != "-" }) {
        case "yue": mapped(line, CantoneseLetters.meant)
        // Romanian has commas below; cedillas are what old fonts drew for want of them.
        case "ro": mapped(line) { letters, place in commas[letters[place]] ?? letters[place] }
        case "he": words.map { withFinalMem(line, $0) } ?? line
        case "fa": mapped(line) { letters, place in persian[letters[place]] ?? letters[place] }
        default: line
        }
    }

    private static let commas = ["ş": "ș", "Ş": "Ș", "ţ": "ț", "Ţ": "Ț"]

    /// Letters of Arabic that look like those of Persian, which has none of them; the pack knows no hamza above, and takes a he with
    /// one for the letter that it looks like.
    private static let persian = ["ي": "ی", "ى": "ی", "ك": "ک", "ة": "هٔ"]

    /// Many typefaces of Hebrew draw samekh and the final mem alike: at the end of a word the mem is meant where that makes a common
    /// word, far more frequent than the other.
    private static func withFinalMem(_ line: TextLine, _ lexicon: Lexicon) -> TextLine {
        func isMem(_ word: TextWord, _ end: Int) -> Bool {
            let start = word.characters[..<end].firstIndex { $0.text.first?.isLetter == true } ?? end
            let stem = word.characters[start..<end].map(\.text).joined()
            guard !stem.isEmpty, let mem = lexicon.rarity(of: stem + "ם"), mem <= WordKnowledge.common else {
                return false
            }
            return lexicon.rarity(of: stem + "ס").map { $0 - mem >= leadOfMem } ?? true
        }
        func settled(_ words: [TextWord]) -> [TextWord] {
            words.map { word in
                guard let end = word.characters.lastIndex(where: { $0.text.first?.isLetter == true }),
                    word.characters[end].text == "ס", isMem(word, end)
                else { return word }
                var word = word
                word.characters[end].text = "ם"
                word.text = word.characters.map(\.text).joined()
                return word
            }
        }
        var line = line
        line.words = settled(line.words)
        line.text = line.words.map(\.text).joined(separator: " ")
        line.alternatives = line.alternatives.map { other in
            var other = other
            other.words = settled(other.words)
            other.text = other.words.map(\.text).joined(separator: " ")
            return other
        }.filter { $0.text != line.text }
        return line
    }

    /// By how much, in hundredths of a power of ten.
    private static let leadOfMem = 150

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

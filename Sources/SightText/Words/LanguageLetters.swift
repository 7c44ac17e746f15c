/// Letters that only a line's language tells.
package enum LanguageLetters {
    /// The line as its language is written.
    /// - Parameter words: the language's list, where words may be corrected by it.
    package static func settled(_ line: TextLine, in language: String?, words: Lexicon? = nil) -> TextLine {
        switch language?.prefix(while: { $0 != "-" }) {
        case "yue": mapped(line, CantoneseLetters.meant)
        // Romanian has commas below; cedillas are what old fonts drew for want of them.
        case "ro": mapped(line) { letters, place in commas[letters[place]] ?? letters[place] }
        // Two letters with the same capital.
        case "is", "fo": mapped(line) { letters, place in letters[place] == "Đ" ? "Ð" : letters[place] }
        case "hr", "bs", "sr": mapped(line) { letters, place in letters[place] == "Ð" ? "Đ" : letters[place] }
        case "he": words.map { withFinalMem(line, $0) } ?? line
        case "fa": withDots(mapped(line) { letters, place in persian[letters[place]] ?? letters[place] }, words)
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
            return lexicon.rarity(of: stem + "ס").map { $0 - mem >= leadOfTwin } ?? true
        }
        return mapped(line) { word in
            guard let end = word.characters.lastIndex(where: { $0.text.first?.isLetter == true }),
                word.characters[end].text == "ס", isMem(word, end)
            else { return }
            word.characters[end].text = "ם"
        }
    }

    /// Letters of Persian that differ from others by having three dots for one, which are the first to run together.
    private static let threeDots = ["ب": "پ", "ج": "چ"]

    /// A letter with one dot has three where that makes a common word, far more frequent than the one that was read.
    private static func withDots(_ line: TextLine, _ lexicon: Lexicon?) -> TextLine {
        guard let lexicon else { return line }
        return mapped(line) { word in
            // What is joined without being written together, and what marks part, are words of their own.
            func isPart(_ character: TextCharacter) -> Bool {
                character.text.count == 1 && character.text.first!.isLetter
            }
            for part in word.characters.indices.split(whereSeparator: { !isPart(word.characters[$0]) }) {
                let letters = part.map { word.characters[$0].text }
                let own = lexicon.rarity(of: letters.joined())
                let twins = letters.indices.compactMap { i -> (rarity: Int, place: Int, letter: String)? in
                    guard let letter = threeDots[letters[i]] else { return nil }
                    let twin = letters[..<i].joined() + letter + letters[(i + 1)...].joined()
                    guard let rarity = lexicon.rarity(of: twin), rarity <= WordKnowledge.common,
                        own.map({ $0 - rarity >= leadOfTwin }) ?? true
                    else { return nil }
                    return (rarity, part[part.startIndex + i], letter)
                }
                guard let best = twins.min(by: { ($0.rarity, $0.place) < ($1.rarity, $1.place) }) else { continue }
                word.characters[best.place].text = best.letter
            }
        }
    }

    /// By how much, in hundredths of a power of ten.
    private static let leadOfTwin = 150

    /// The line and its other readings with every word changed; words say what their letters do.
    private static func mapped(_ line: TextLine, _ change: (inout TextWord) -> Void) -> TextLine {
        rewritten(line) { words in
            words.map { word in
                var word = word
                change(&word)
                word.text = word.characters.map(\.text).joined()
                return word
            }
        }
    }

    private static func mapped(_ line: TextLine, _ meant: ([String], Int) -> String) -> TextLine {
        rewritten(line) { mapped($0, meant) }
    }

    /// The line and its other readings with other words, every reading once.
    private static func rewritten(_ line: TextLine, _ words: ([TextWord]) -> [TextWord]) -> TextLine {
        var line = line
        line.words = words(line.words)
        line.text = line.words.map(\.text).joined(separator: " ")
        var known: Set<String> = [line.text]
        line.alternatives = line.alternatives.compactMap { other in
            var other = other
            other.words = words(other.words)
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

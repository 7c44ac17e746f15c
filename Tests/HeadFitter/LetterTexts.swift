import Foundation
import SightInstallation
import SightSheets
import SightTestSupport
import SightText

/// Texts with many of the letters that are fitted, each as often as any other: words that have them, words of one language with
/// the marks of others, and Cantonese characters among those of standard Chinese.
struct LetterTexts {
    let scripts: ScriptTexts
    private let half: SheetHalf
    /// Of each language all words, and those with each marked letter.
    private var languages: [(words: [String], marked: [(letter: Character, words: [String])])] = []
    /// Letters by the one without marks.
    private let variants: [Character: [Character]]

    /// - Parameter folder: of the sheets' texts.
    init(_ half: SheetHalf, folder: URL) throws {
        self.half = half
        scripts = try ScriptTexts(half, folder: folder)
        let letters = Set(FittedLetters.latin.map(Character.init))
        for language in Self.lists {
            let file = Installation.current.words.appending(path: "\(language).words")
            guard let lexicon = try? Lexicon(language: language, contentsOf: file) else { continue }
            // Halves share no word.
            let words = lexicon.words(rarities: 200..<650).enumerated()
                .filter { $0.element.count > 1 && ($0.offset % 2 == 0) == (half == .tuning) }.map(\.element)
            var marked: [Character: [String]] = [:]
            for word in words {
                for letter in Set(word) where letters.contains(letter) { marked[letter, default: []].append(word) }
            }
            languages.append((words, marked.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
        }
        variants = Dictionary(grouping: letters.filter(\.isLetter)) { letter in
            Self.bases[letter] ?? String(letter).decomposedStringWithCanonicalMapping.unicodeScalars.first.map {
                Character($0)
            }!
        }.mapValues { $0.sorted() }
    }

    private static let lists = [
        "ca", "cs", "da", "de", "es", "fi", "fr", "hu", "is", "it", "lt", "lv", "nb", "nl", "pl", "pt", "ro", "sh",
        "sk",
        "sl", "sv", "tr",
    ]
    /// Of letters that Unicode does not take apart.
    private static let bases: [Character: Character] = [
        "Æ": "A", "æ": "a", "Ð": "D", "ð": "d", "Đ": "D", "đ": "d", "Ø": "O", "ø": "o", "Œ": "O", "œ": "o", "Ł": "L",
        "ł": "l", "Þ": "P", "þ": "p", "ß": "s", "ı": "i",
    ]

    /// Words with marks, of about a number of characters.
    func latin(characters: Int, using random: inout SeededGenerator) -> String {
        let (words, marked) = languages.randomElement(using: &random)!
        var line = ""
        while line.isEmpty || line.count < characters {
            var word: String
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5 where !marked.isEmpty:
                word = marked.randomElement(using: &random)!.words.randomElement(using: &random)!
            case 5..<8: word = withMarks(words.randomElement(using: &random)!, &random)
            default: word = words.randomElement(using: &random)!
            }
            switch Int.random(in: 0..<24, using: &random) {
            case 0: word = "¡\(word)!"
            case 1: word = "¿\(word)?"
            case 2: word = "„\(word)\(Bool.random(using: &random) ? "“" : "”")"
            case 3: word = Bool.random(using: &random) ? "‹\(word)›" : "«\(word)»"
            case 4: word = "\(word)\([",", ".", ";", ":", "!", "?"].randomElement(using: &random)!)"
            default: break
            }
            line += line.isEmpty ? word : " " + word
        }
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4: line = line.replacing("ß", with: "ss").replacing("i", with: dotted(marked)).uppercased()
        case 4..<6: line = line.capitalized
        default: break
        }
        guard Int.random(in: 0..<8, using: &random) == 0 else { return line }
        return "\(line) \(ScriptTexts.number(using: &random))"
    }

    /// Only languages with an i of their own without a dot have a capital with one.
    private func dotted(_ marked: [(letter: Character, words: [String])]) -> String {
        marked.contains { $0.letter == "ı" } ? "İ" : "i"
    }

    /// A word with one to three letters changed into others with marks, of whatever language.
    private func withMarks(_ word: String, _ random: inout SeededGenerator) -> String {
        var letters = Array(word)
        for i in letters.indices.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)) {
            let base = String(letters[i]).decomposedStringWithCanonicalMapping.unicodeScalars.first!
            if let other = variants[Character(base)]?.randomElement(using: &random) { letters[i] = other }
        }
        return String(letters)
    }

    /// Chinese with many Cantonese characters and others that look like them.
    func cantonese(characters: Int, using random: inout SeededGenerator) -> String {
        var letters: [Character]
        switch Int.random(in: 0..<3, using: &random) {
        case 0: letters = Array(scripts.prose(.han, characters, &random))
        default: letters = Array(scripts.loose(.han, characters, &random))
        }
        for i in letters.indices {
            switch Int.random(in: 0..<20, using: &random) {
            case 0..<7: letters[i] = Character(FittedLetters.cantonese.randomElement(using: &random)!)
            // Ideographs with a mouth or a hand at their left.
            case 7..<9: letters[i] = scalar(0x5403...0x566F, &random)
            case 9..<10: letters[i] = scalar(0x6253...0x64FE, &random)
            default: break
            }
        }
        return String(letters)
    }

    private func scalar(_ range: ClosedRange<UInt32>, _ random: inout SeededGenerator) -> Character {
        Character(Unicode.Scalar(UInt32.random(in: range, using: &random))!)
    }
}

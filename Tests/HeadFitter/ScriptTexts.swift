import Foundation
import SightInstallation
import SightSheets
import SightTestSupport
import SightText

/// What stands on the lines: pieces of the sheets' prose, words of the installed lists, characters in no order where a script has
/// so many that prose shows few of them, with numbers here and there.
struct ScriptTexts {
    private let half: SheetHalf
    private var sentences: [WritingSystem: [[String]]] = [:]
    private var words: [WritingSystem: [[String]]] = [:]

    /// - Parameter folder: of the sheets' texts.
    init(_ half: SheetHalf, folder: URL) throws {
        self.half = half
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).sorted(
            by: {
                $0.path < $1.path
            }) where file.lastPathComponent.hasSuffix("-\(half.rawValue).txt")
        {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
            guard let script = lines.lazy.compactMap({ WritingSystem(ofText: $0) }).first else { continue }
            // Japanese sentences are all of kana and ideographs.
            let isJapanese = file.lastPathComponent.hasPrefix("ja")
            sentences[isJapanese ? .kana : script, default: []].append(lines)
        }
        for (script, languages) in Self.lists {
            words[script] = languages.compactMap { language in
                let file = Installation.current.words.appending(path: "\(language).words")
                return (try? Lexicon(language: language, contentsOf: file)).map { lexicon in
                    // Halves share no word.
                    lexicon.words(rarities: 250..<520).enumerated()
                        .filter { $0.element.count > 2 && ($0.offset % 2 == 0) == (half == .tuning) }.map(\.element)
                }
            }.filter { $0.count > 100 }
        }
    }

    private static let lists: [WritingSystem: [String]] = [
        .latin: ["en", "de", "fr", "es", "pl", "tr", "vi", "cs", "fi", "hu", "pt", "sv"],
        .greek: ["el"], .cyrillic: ["ru", "uk", "bg", "mk"], .arabic: ["ar", "fa"], .hebrew: ["he"],
        .devanagari: ["hi"],
    ]

    /// A line in a script, of about a number of characters.
    func line(_ script: WritingSystem, characters: Int, using random: inout SeededGenerator) -> String {
        var text: String
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<5: text = prose(script, characters, &random)
        case 5..<8: text = wordList(script, characters, &random) ?? loose(script, characters, &random)
        default: text = loose(script, characters, &random)
        }
        // Capitals, where there are.
        switch Int.random(in: 0..<10, using: &random) {
        case 0: text = text.uppercased()
        case 1: text = text.capitalized
        default: break
        }
        guard characters > 8, Int.random(in: 0..<5, using: &random) == 0 else { return text }
        let number = Self.number(using: &random)
        return Bool.random(using: &random) ? "\(text) \(number)" : "\(number) \(text)"
    }

    func prose(_ script: WritingSystem, _ characters: Int, _ random: inout SeededGenerator) -> String {
        guard let language = sentences[script]?.randomElement(using: &random),
            let sentence = language.randomElement(using: &random)
        else { return loose(script, characters, &random) }
        let hasSpaces = ![.han, .kana, .thai].contains(script)
        guard sentence.count > characters else { return sentence }
        if hasSpaces {
            let words = sentence.split(separator: " ")
            var start = Int.random(in: 0..<words.count, using: &random)
            var text = String(words[start])
            while start + 1 < words.count, text.count + words[start + 1].count < characters {
                start += 1
                text += " " + words[start]
            }
            return text
        }
        let start = Int.random(in: 0...(sentence.count - characters), using: &random)
        return String(sentence.dropFirst(start).prefix(characters)).trimmingCharacters(in: .whitespaces)
    }

    private func wordList(_ script: WritingSystem, _ characters: Int, _ random: inout SeededGenerator) -> String? {
        guard let list = words[script]?.randomElement(using: &random) else { return nil }
        var text = list.randomElement(using: &random)!
        while true {
            let word = list.randomElement(using: &random)!
            guard text.count + word.count < characters else { return text }
            text += " " + word
        }
    }

    /// Characters in no order.
    func loose(_ script: WritingSystem, _ characters: Int, _ random: inout SeededGenerator) -> String {
        func one(_ ranges: ClosedRange<UInt32>...) -> Character {
            Character(Unicode.Scalar(UInt32.random(in: ranges.randomElement(using: &random)!, using: &random))!)
        }
        func several(_ count: Int, _ make: () -> Character) -> String { String((0..<count).map { _ in make() }) }
        switch script {
        case .han:
            let set = half == .tuning ? HanSample.tuning : HanSample.heldOut
            return several(characters) { set.randomElement(using: &random)! }
        case .kana:
            let isKatakana = Bool.random(using: &random)
            return several(characters) { isKatakana ? one(0x30A2...0x30F3) : one(0x3042...0x3093) }
        case .hangul: return several(characters) { one(0xAC00...0xD7A3) }
        default: return wordList(script, characters, &random) ?? prose(script, characters, &random)
        }
    }

    /// Prices, dates, times, numbers of telephones and things.
    static func number(using random: inout SeededGenerator) -> String {
        func digits(_ count: Int) -> String {
            String((0..<count).map { _ in "0123456789".randomElement(using: &random)! })
        }
        let n = Int.random(in: 1...4, using: &random)
        return switch Int.random(in: 0..<9, using: &random) {
        case 0: "\(digits(n)).\(digits(2))"
        case 1: "\(digits(n)),\(digits(2)) €"
        case 2: "\(digits(2)).\(digits(2)).20\(digits(2))"
        case 3: "20\(digits(2))-\(digits(2))-\(digits(2))"
        case 4: "\(digits(2)):\(digits(2))"
        case 5: "+\(digits(2)) \(digits(3)) \(digits(4))"
        case 6: "\(n) x \(digits(3))"
        case 7: "\(digits(2)) %"
        default: digits(n + 1)
        }
    }
}

/// Ideographs of both Chinese spellings and of Japanese, those of the halves apart.
enum HanSample {
    static let tuning = all.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    static let heldOut = all.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    private static let all = [
        HanSpelling.simplifiedOnly, HanSpelling.simplifiedOrJapanese, HanSpelling.traditionalOnly,
        HanSpelling.traditionalOrJapanese, HanSpelling.japaneseOnly,
    ].flatMap { $0 }.sorted { $0.value < $1.value }.map(Character.init)
}

extension WritingSystem {
    /// The script that most of a text is written in.
    init?(ofText text: String) {
        guard let script = LineLetters(text).script else { return nil }
        self = script
    }
}

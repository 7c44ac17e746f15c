internal import Foundation

/// Sentences of our own on many subjects.
package enum SheetProse {
    /// All sentences of a half, in the order of its file.
    package static func sentences(_ language: SheetLanguage, _ half: SheetHalf) -> [String] {
        sentences(TextLanguage(rawValue: language.rawValue)!, half)
    }

    /// All sentences of a half, in the order of its file.
    package static func sentences(_ language: TextLanguage, _ half: SheetHalf) -> [String] {
        all["\(language.tag)-\(half.rawValue)"]!
    }

    /// Words that follow each other in one sentence, as many as fit into a number of characters, at least one.
    package static func passage(
        _ language: SheetLanguage, _ half: SheetHalf, characters: Int, using generator: inout some RandomNumberGenerator
    ) -> String {
        let words = sentences(language, half).randomElement(using: &generator)!.split(separator: " ")
        var start = Int.random(in: 0..<words.count, using: &generator)
        // The beginning of a sentence is as likely as all of its other places together.
        if Bool.random(using: &generator) { start = 0 }
        var passage = String(words[start])
        for word in words[(start + 1)...] {
            guard passage.count + 1 + word.count <= characters else { break }
            passage += " " + word
        }
        return passage
    }

    private static let all: [String: [String]] = {
        var all: [String: [String]] = [:]
        for language in TextLanguage.allCases {
            for half in SheetHalf.allCases {
                let name = "\(language.tag)-\(half.rawValue)"
                let url = Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Texts")!
                let text = try! String(contentsOf: url, encoding: .utf8)
                all[name] = text.split(separator: "\n").map(String.init)
            }
        }
        return all
    }()
}

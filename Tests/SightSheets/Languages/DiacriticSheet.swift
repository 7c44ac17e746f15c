internal import Foundation
internal import SightImage

/// Words with every accented letter of a language, in small letters and in capitals, to be read without a slip.
package struct DiacriticSheet: Sendable, Hashable {
    /// BCP 47.
    package let language: String
    package let half: SheetHalf
    /// Which of the families of the half.
    package let font: Int

    /// The languages that there are words of, in alphabetical order.
    package static let languages = words.keys.sorted()

    package init(_ language: String, _ half: SheetHalf, font: Int) {
        precondition(Self.words[language] != nil, "no words of \(language)")
        self.language = language
        self.half = half
        self.font = font
    }

    package var name: String { "diacritics-\(language)-\(font)" }

    /// The lines that stand on it: the words as people write them, then in capitals.
    package var lines: [String] {
        let words = Self.words[language]!
        return TextColumn(words, cells: 56, endsAnywhere: false).lines
            + TextColumn(capitals(words), cells: 56, endsAnywhere: false).lines
    }

    package func rendered() throws -> RenderedPage {
        // What Vietnamese needs the fonts of other languages lack, not the other way round.
        let family = TextLanguage.vi.families(half)[font]
        let font = RenderedFont(family, points: 12, dotsPerInch: LanguageSheet.dotsPerInch)
        return try RenderedPage(lines.map { RenderedParagraphLine($0, font, script: .latin) }, margin: 50)
    }

    private func capitals(_ text: String) -> String {
        // The one language here with a capital of its own for i.
        (language == "tr" ? text.replacing("i", with: "İ") : text).uppercased()
    }

    private static let words: [String: String] = {
        let url = Bundle.module.url(forResource: "diacritics", withExtension: "json", subdirectory: "Vocabulary")!
        return try! JSONDecoder().decode([String: String].self, from: Data(contentsOf: url))
    }()
}

/// Everything that corrects what was read: the caller's words, and the words of the languages.
package struct TextCorrection: Sendable {
    private let customWords: CustomWords
    private let languages: LanguageKnowledge

    package init(customWords: CustomWords, languages: LanguageKnowledge) {
        self.customWords = customWords
        self.languages = languages
    }

    /// The correction of one page, in its language.
    package struct OfPage: Sendable {
        fileprivate let customWords: CustomWords
        fileprivate let words: WordCorrection?

        /// The line with its doubtful words corrected.
        package func corrected(_ line: SpacedReading) -> SpacedReading {
            let (replacements, kept) = customWords.replacements(in: line)
            var corrected = line
            corrected.apply(replacements + (words?.replacements(in: line, keeping: kept) ?? []))
            return corrected
        }

        /// How familiar each word of a line is; empty where the page's language is not known.
        package func familiarity(of line: SpacedReading) -> [WordFamiliarity] {
            guard let words else { return [] }
            return line.words.map { letters in
                let token = line.text(of: letters)
                return customWords.contains(WordShape.bare(token)) ? .common : words.knowledge.familiarity(of: token)
            }
        }
    }

    /// - Parameter lines: of the page, as they were read.
    package func ofPage(_ lines: [SpacedReading]) -> OfPage {
        OfPage(customWords: customWords, words: languages.ofPage(lines).map { WordCorrection($0) })
    }
}

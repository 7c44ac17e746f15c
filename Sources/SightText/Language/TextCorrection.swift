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
            var corrected = line
            guard line.reading.source == .network else {
                // Packs know the words of their languages themselves, but not the caller's.
                if !customWords.isEmpty {
                    corrected.apply(customWords.ofLine(line.reading).replacements(in: line).replacements)
                }
                return corrected
            }
            let (replacements, kept) = customWords.replacements(in: line)
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

    /// The list of a language's words, where it is one of those that may stand on pages.
    func lexicon(of tag: String?) -> Lexicon? {
        guard let list = tag.flatMap(RecognitionLanguage.matching)?.wordList else { return nil }
        return languages.lexicon(of: list)
    }

    /// - Parameter lines: of the page, as they were read.
    package func ofPage(_ lines: [SpacedReading]) -> OfPage {
        OfPage(customWords: customWords, words: languages.ofPage(lines).map { WordCorrection($0) })
    }
}

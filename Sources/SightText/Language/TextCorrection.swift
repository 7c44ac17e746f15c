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
    }

    /// - Parameter lines: of the page, as they were read.
    package func ofPage(_ lines: [SpacedReading]) -> OfPage {
        OfPage(customWords: customWords, words: languages.ofPage(lines).map { WordCorrection($0) })
    }
}

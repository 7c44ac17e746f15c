internal import SightImage
internal import SightTestSupport

/// A page of paragraphs, each in another language and script.
package struct MixedSheet: Sendable, Hashable {
    package let half: SheetHalf
    package let level: Degradation.Level

    package static let languages: [TextLanguage] = [.en, .ja, .ru, .ar, .ko]

    package init(half: SheetHalf, level: Degradation.Level) {
        self.half = half
        self.level = level
    }

    package var name: String { "mixed-\(level.rawValue)" }

    /// The lines of each paragraph, in the order of the page.
    package var paragraphs: [(language: TextLanguage, lines: [String])] {
        Self.languages.map { language in
            let isDense = language.script.endsLinesAnywhere
            let text = SheetProse.sentences(language, half).suffix(5).joined(separator: isDense ? "" : " ")
            return (language, TextColumn(text, cells: 64, endsAnywhere: isDense).lines)
        }
    }

    package func rendered() throws -> RenderedPage {
        let lines = paragraphs.flatMap { language, lines in
            let font = RenderedFont(language.families(half)[0], points: 11, dotsPerInch: LanguageSheet.dotsPerInch)
            return lines.enumerated().map { i, text in
                var line = RenderedParagraphLine(text, font, script: language.script)
                if i == 0 { line.space = 1 }
                return line
            }
        }
        var random = SeededGenerator(seed: half.seed + 77)
        let degradation = Degradation(level, using: &random)
        return try RenderedPage(lines, margin: 50, degradation: degradation, seed: 1)
    }
}

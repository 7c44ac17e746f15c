internal import SightImage
internal import SightTestSupport

/// A page of running text in one language, in a size and a font in which people scan.
///
///     for sheet in LanguageSheet.all(.th, .heldOut, .clean) { try sheet.rendered() … }
///
/// The pages of a language hold every sentence of the half in each of its two fonts once, and are the same every time. A page
/// costs about 40 ms.
package struct LanguageSheet: Sendable, Hashable {
    package let language: TextLanguage
    package let half: SheetHalf
    package let level: Degradation.Level
    /// In points.
    package let size: Int
    /// Which of the families of the half.
    package let font: Int

    /// At which the page is rendered.
    package static let dotsPerInch = 150.0

    /// Small print, letters and headings of books. Two by two they have each size and each font.
    private static let kinds = [(11, 0), (9, 1), (14, 0), (11, 1), (9, 0), (14, 1)]

    package static func all(_ language: TextLanguage, _ half: SheetHalf, _ level: Degradation.Level) -> [LanguageSheet]
    {
        kinds.map { LanguageSheet(language: language, half: half, level: level, size: $0.0, font: $0.1) }
    }

    package var family: String { language.families(half)[font] }

    /// For files: `th-clean-11-Loma`.
    package var name: String {
        "\(language.tag)-\(level.rawValue)-\(size)-\(family.prefix { $0 != "," }.filter { $0 != " " })"
    }

    /// The lines that stand on it, in logical order.
    package var lines: [String] {
        // A third of the half, another one for each size; some languages have more sentences than others.
        let third = [9: 0, 11: 1, 14: 2][size]!
        let sentences = SheetProse.sentences(language, half).prefix(26).enumerated()
            .filter { $0.offset % 3 == third }.map(\.element)
        let isDense = language.script.endsLinesAnywhere
        return TextColumn(
            sentences.joined(separator: isDense ? "" : " "), cells: 64, endsAnywhere: isDense
        ).lines
    }

    package func rendered() throws -> RenderedPage {
        var random = SeededGenerator(
            seed: half.seed + 7_919 * TextLanguage.allCases.firstIndex(of: language)! + 101 * size + font)
        let degradation = Degradation(level, using: &random)
        let font = RenderedFont(family, points: Double(size), dotsPerInch: Self.dotsPerInch)
        return try RenderedPage(
            lines.map { RenderedParagraphLine($0, font, script: language.script) }, margin: 2 * font.size,
            degradation: degradation, seed: size + self.font)
    }
}

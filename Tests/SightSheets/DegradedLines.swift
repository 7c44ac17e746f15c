package import SightImage
package import SightTestSupport

/// A line as a detector would cut it out of a picture, and what stands on it.
package struct DegradedLine: Sendable {
    package let text: String
    package let language: SheetLanguage
    package let font: RenderedFont
    /// What was done to it.
    package let degradation: Degradation
    /// The line with a little ground around it. `.gray8`.
    package let picture: PixelBuffer

    /// A text of the caller's, in a font of a half, degraded.
    package init(
        _ text: String, _ language: SheetLanguage, _ half: SheetHalf, _ level: Degradation.Level,
        using random: inout SeededGenerator
    ) {
        let family = half.families.randomElement(using: &random)!
        let degradation = Degradation(level, using: &random)
        // From the top of the highest letters to the bottom of the lowest: 12 to 24 pixels at the brutal level.
        let height = Double.random(in: level == .brutal ? 12...24 : 16...40, using: &random)
        let font = RenderedFont(family, size: height / 1.2 * degradation.reduction)
        do {
            let ink = try RenderedLine(text, font: font, words: false).ink
            let margin = Int((font.size * Double.random(in: 0.12...0.3, using: &random)).rounded(.up)) + 1
            var sheet = GrayPicture(width: ink.width + 2 * margin, height: ink.height + 2 * margin, shade: 255)
            sheet.draw(ink, x: margin, y: margin)
            self.text = text
            self.language = language
            self.font = font
            self.degradation = degradation
            picture = try degradation.applied(to: sheet.buffer, using: &random)
        } catch {
            preconditionFailure("\(text) in \(font.family) cannot be rendered: \(error)")
        }
    }
}

/// Lines of many kinds, sizes and fonts, degraded: the same ones whenever they are asked for, and the first of them whatever
/// the count.
///
///     for line in DegradedLines(half: .tuning, level: .brutal, count: 1200) { … }
///
/// A line costs about 5 ms.
package struct DegradedLines: RandomAccessCollection, Sendable {
    package let half: SheetHalf
    package let level: Degradation.Level
    package let count: Int
    package let languages: [SheetLanguage]
    private let series: Int

    /// - Parameter series: another one gives other lines.
    package init(
        half: SheetHalf, level: Degradation.Level, count: Int, languages: [SheetLanguage] = SheetLanguage.allCases,
        series: Int = 0
    ) {
        precondition(!languages.isEmpty && count >= 0)
        self.half = half
        self.level = level
        self.count = count
        self.languages = languages
        self.series = series
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }

    package subscript(index: Int) -> DegradedLine {
        var random = SeededGenerator(
            seed: half.seed &+ 131_071 &* series &+ 8_191 &* index &+ (level == .brutal ? 17 : 0))
        let language = languages[index % languages.count]
        // Two of three lines are running text.
        let text =
            Int.random(in: 0..<3, using: &random) > 0
            ? SheetProse.passage(
                language, half, characters: Int.random(in: 8...60, using: &random), using: &random)
            : SheetTemplate.allCases.randomElement(using: &random)!.line(language, half, using: &random)
        return DegradedLine(text, language, half, level, using: &random)
    }
}

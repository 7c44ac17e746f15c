import Foundation
import SightImage
import SightSheets
import SightTestSupport
import SightText

/// Draws lines for fitting letters: the same ones whenever they are asked for. Of twenty, nine have marked letters, two are
/// other Latin lines, five are Cantonese, and four anything else, upside down and without letters too.
struct LetterSamples {
    struct Sample {
        /// Empty where no fitted letter stands.
        let text: String
        let level: Degradation.Level
        let image: LineImage
    }

    let half: SheetHalf
    let texts: LetterTexts

    /// - Returns: nil for a line with letters that are fitted where there should be none.
    func sample(_ index: Int) throws -> Sample? {
        var random = SeededGenerator(seed: (half == .tuning ? 2_000_003 : 9_000_011) &+ 8_191 &* index)
        let level = Degradation.Level.allCases.randomElement(using: &random)!
        let characters = Int.random(in: 4...36, using: &random)
        let text: String, families: [String]
        switch index % 20 {
        case 0..<9:
            text = texts.latin(characters: characters, using: &random)
            families = ScriptFonts.families(.latin, half)
        case 9..<11:
            text = texts.scripts.line(.latin, characters: characters, using: &random)
            families = ScriptFonts.families(.latin, half)
        case 11..<16:
            text = texts.cantonese(characters: max(characters / 2, 2), using: &random)
            families = half == .tuning ? Self.hongKong : ["Droid Sans Fallback", "AR PL UMing HK"]
        default:
            let other = try ScriptSamples(half: half, texts: texts.scripts).sample(1_000_000 + index)
            guard other.text.unicodeScalars.allSatisfy({ FittedLetters.numbers[$0] == nil }) else { return nil }
            return Sample(text: "", level: other.level, image: other.image)
        }
        let margin = Double.random(in: 0...0.3, using: &random)
        let picture = try LinePicture.drawn(
            text, families, level, margin: margin...margin, using: &random)
        return Sample(text: text, level: level, image: LinePicture.line(picture))
    }

    /// Beside what `ScriptFonts` has, families with the characters of Hong Kong.
    private static let hongKong = [
        "WenQuanYi Zen Hei", "WenQuanYi Zen Hei Mono", "TW-Sung", "Noto Sans CJK HK", "Noto Sans CJK HK Bold",
        "Noto Serif CJK HK", "Noto Serif CJK HK Bold", "HanaMinA", "AR PL UKai HK",
    ]
}

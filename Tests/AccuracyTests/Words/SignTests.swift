import Foundation
import SightEngine
import SightImage
import SightInference
import SightSheets
import SightTestSupport
import SightText
import Testing

/// Punctuation, currency, accents and the width of signs, letter for letter.
@Suite struct SignTests {
    struct Sheet: Sendable, CustomTestStringConvertible {
        var languages: [String]
        var lines: [String]
        /// What the small models misread.
        var onlyAccurate = false
        var testDescription: String { "\(languages) \(lines[0])" }
    }

    static let narrow = [
        Sheet(
            languages: ["en"],
            lines: [
                "users' freedom", "CNC Co., Ltd.", "0557-54-5566", "Tel. 0557-54-5566 / 0557-54-5567",
                "It's a dog's life, isn't it?", "(a) first; (b) second", "e-mail: ann_b@c.example", "12,345.67",
                "10:45 - 12:30", "192.168.0.1", "#hashtag @home *star*", "[1] Item: 3/4 - 50%",
            ]),
        Sheet(languages: ["en"], lines: ["€5.00 $7.25 £3.10 100% 7 %", "€ 12.50", "$4,200.00", "Total: 5.50 EUR"]),
        Sheet(languages: ["fr"], lines: ["La pièce spécifiée était déjà là.", "Noël, forêt, garçon, où, sûr"]),
        Sheet(
            languages: ["de"], lines: ["Straße, Übung, Äpfel, Größe", "über, schön, heiß, Mädchen"],
            onlyAccurate: true),
        Sheet(languages: ["es"], lines: ["mañana, señor, ¿qué?, niño", "corazón, café, azúcar"]),
        Sheet(languages: ["pt"], lines: ["não, coração, avô, três", "mãe, lições, órgão"]),
        // The same where every script may stand.
        Sheet(
            languages: [],
            lines: [
                "users' freedom", "CNC Co., Ltd.", "0557-54-5566", "(a) first; (b) second", "Total: 5,50 EUR",
                "Open 9:00-17:00, closed Sun.", "NO.1, JALAN 3/4, 45600", "COFFEE (LARGE), 2X", "(C) 2024, Inc.",
                "La pièce spécifiée était déjà là.",
            ]),
    ]

    static let wide = [
        Sheet(
            languages: ["zh-Hans"],
            lines: ["你好，世界！", "请问（谢谢）：是；不是？", "价格：100元，共3件。", "我用iPhone手机（2024年）。", "第1章、第2章"]),
        Sheet(languages: [], lines: ["你好，世界！", "请问（谢谢）：是；不是？", "我用iPhone手机（2024年）。"]),
        Sheet(languages: ["ja"], lines: ["これは、日本語です。", "「東京」（とうきょう）", "価格：1,200円（税込）"], onlyAccurate: true),
    ]

    private static func check(_ sheet: Sheet, font: RenderedFont, _ level: RecognitionOptions.Level) async throws {
        guard level == .accurate || !sheet.onlyAccurate else { return }
        let page = try RenderedPage(sheet.lines, font: font, leading: 2)
        let options = RecognitionOptions(
            level: level, languages: sheet.languages, usesLanguageCorrection: false, precision: .f32)
        let lines = try await Engine.shared.recognize(page.picture, options: options).lines
        #expect(lines.map(\.text) == sheet.lines, "\(font.family) \(font.size)")
    }

    @Test(arguments: narrow, RecognitionOptions.Level.allCases)
    func `signs of narrow scripts are read exactly`(sheet: Sheet, level: RecognitionOptions.Level) async throws {
        for family in ["Roboto", "Liberation Serif"] {
            // At 18 pixels the small models lose two spaces of these.
            for size in level == .accurate ? [18.0, 30] : [30] {
                try await Self.check(sheet, font: RenderedFont(family, size: size), level)
            }
        }
    }

    @Test(arguments: wide, RecognitionOptions.Level.allCases)
    func `signs of wide scripts are read exactly`(sheet: Sheet, level: RecognitionOptions.Level) async throws {
        for size in [18.0, 32] {
            try await Self.check(sheet, font: RenderedFont("Droid Sans Fallback", size: size), level)
        }
    }

    @Test(arguments: ["€", "%", "&", "5", "A", "R"])
    func `one big sign is read`(sign: String) async throws {
        for family in ["Roboto", "Liberation Serif"] {
            let page = try RenderedPage([sign], font: RenderedFont(family, size: 120))
            let options = RecognitionOptions(languages: ["en"], precision: .f32)
            let lines = try await Engine.shared.recognize(page.picture, options: options).lines
            #expect(lines.map(\.text) == [sign], "\(family)")
        }
    }
}

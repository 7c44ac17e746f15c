import SightText
import Testing

@Suite("Letter forms")
struct LetterFormsTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var read: String
        var settled: String
        var testDescription: String { read }
    }

    private static func settled(_ text: String) -> LineReading {
        let characters = text.enumerated().map { i, letter in
            CTCCharacter(letter: String(letter), probability: 0.9, firstStep: 2 * i, lastStep: 2 * i)
        }
        let steps = [CTCStep](repeating: CTCStep(best: 0, probability: 1, space: 0), count: 2 * text.count + 1)
        return LetterForms.settled(
            LineReading(characters: characters, steps: steps, alphabet: Alphabet(lines: "a\n,\n，"), pixelsPerStep: 8))
    }

    static let rows = [
        // Among narrow letters and digits.
        Row(read: "Hello，world！", settled: "Hello,world!"), Row(read: "Price：5（net）", settled: "Price:5(net)"),
        Row(read: "1，200円", settled: "1,200円"), Row(read: "9：30", settled: "9:30"),
        Row(read: "Ende。", settled: "Ende."),
        Row(read: "50％", settled: "50%"), Row(read: "（A）", settled: "(A)"), Row(read: "：no", settled: ":no"),
        Row(read: "Привет，мир", settled: "Привет,мир"),
        // Among wide ones.
        Row(read: "你好,世界!", settled: "你好，世界！"), Row(read: "是;不是?", settled: "是；不是？"),
        Row(read: "これは、日本語です。", settled: "これは、日本語です。"),
        // Among Korean ones, whose marks are narrow.
        Row(read: "안녕，세계！", settled: "안녕,세계!"), Row(read: "무선（네트워크）장치", settled: "무선(네트워크)장치"),
        Row(read: "시간：오후", settled: "시간:오후"), Row(read: "（GPL）를", settled: "(GPL)를"),
        Row(read: "한국（韓國）", settled: "한국（韓國）"),
        // From the left to the right, as Arabic is seen: its own marks, and quotation marks on the right side of words.
        Row(read: "هبتنا,لا", settled: "هبتنا،لا"), Row(read: "1,200لاير", settled: "1,200لاير"),
        Row(read: "؟?مكح", settled: "؟؟مكح"),
        Row(read: "»مكح", settled: "،مكح"), Row(read: "»مكح«", settled: "«مكح»"),
        // Arabic and Hebrew have marks of their own.
        Row(read: "نعم، لا؟", settled: "نعم، لا؟"), Row(read: "مرحبا،世", settled: "مرحبا،世"),
        Row(read: "בית־ספר", settled: "בית־ספר"), Row(read: "צה״ל, ג׳", settled: "צה״ל, ג׳"),
        // Where both meet, what was read counts.
        Row(read: "价格：100元", settled: "价格：100元"), Row(read: "价格:100元", settled: "价格:100元"),
        Row(read: "用iPhone,我", settled: "用iPhone,我"),
        // Brackets come in pairs.
        Row(read: "问(谢谢）", settled: "问（谢谢）"), Row(read: "「東京」(とうきょう)", settled: "「東京」（とうきょう）"),
        Row(read: "手机(2024年）。", settled: "手机（2024年）。"), Row(read: "手机(2024)", settled: "手机(2024)"),
        Row(read: "a(b(c)", settled: "a(b(c)"), Row(read: "a)b", settled: "a)b"),
        // Letters of other scripts and signs of several.
        Row(read: "3,5℃", settled: "3,5°C"), Row(read: "3,5°℃", settled: "3,5°C"), Row(read: "70℉.", settled: "70°F."),
        Row(read: "气温25℃", settled: "气温25℃".replacing("℃", with: "°C")), Row(read: "25℃的水", settled: "25℃的水"),
        Row(read: "Maβe", settled: "Maße"), Row(read: "groβ", settled: "groß"), Row(read: "αβγ", settled: "αβγ"),
        Row(read: "µέρα", settled: "μέρα"), Row(read: "τµήµα", settled: "τμήμα"), Row(read: "5µm", settled: "5µm"),
        Row(read: "µ", settled: "µ"), Row(read: "β-Test", settled: "β-Test"), Row(read: ",,Größe“", settled: "„Größe“"),
        Row(read: "a,,", settled: "a,,"),
        Row(read: "ď’ábel", settled: "ďábel"), Row(read: "ľ'ad", settled: "ľad"), Row(read: "‘loď’", settled: "‘loď’"),
        Row(read: "l’ad", settled: "l’ad"),
        Row(read: "", settled: ""), Row(read: "，", settled: "，"), Row(read: "...", settled: "..."),
    ]

    @Test(arguments: rows)
    func `a sign takes the form of its neighbours`(row: Row) {
        #expect(Self.settled(row.read).characters.map(\.letter).joined() == row.settled)
    }

    @Test(arguments: rows)
    func `what is settled stays`(row: Row) {
        let once = Self.settled(row.read)
        #expect(LetterForms.settled(once) == once)
    }

    @Test
    func `the class follows the letter, and two signs that become one keep the steps of both`() {
        #expect(Self.settled("a，a").characters[1].label == 2)
        let merged = Self.settled("3°℃").characters
        #expect(merged.count == 2 && merged[1].firstStep == 2 && merged[1].lastStep == 4)
    }
}

import SightText
import Testing

@Suite("Recognition language")
struct RecognitionLanguageTests {
    static let rows: [(String, String?)] = [
        ("en", "en-US"), ("en-US", "en-US"), ("en-GB", "en-US"), ("EN_us", "en-US"), ("en-Latn-GB", "en-US"),
        ("en_US.UTF-8", "en-US"),
        ("de", "de-DE"), ("de-CH-1996", "de-DE"), ("fr-CA", "fr-FR"), ("pt", "pt-BR"), ("no", "no-NO"), ("nb", "nb-NO"),
        ("nn", "nn-NO"), ("ja", "ja-JP"), ("JA_jp", "ja-JP"),
        ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh-Hans", "zh-Hans"),
        ("zh-hans-cn", "zh-Hans"),
        ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-MO", "zh-Hant"), ("zh-Hant", "zh-Hant"),
        ("zh_Hant_TW", "zh-Hant"),
        ("zh-Hans-HK", "zh-Hans"), ("zh-Hans-TW", "zh-Hans"), ("zh-Hant-CN", "zh-Hant"),
        ("yue", "yue-Hant"), ("yue-HK", "yue-Hant"), ("yue-Hant", "yue-Hant"), ("yue-Hans", "yue-Hans"),
        ("yue-CN", "yue-Hans"),
        ("sr", "sr-Cyrl-RS"), ("sr-RS", "sr-Cyrl-RS"), ("sr-Cyrl", "sr-Cyrl-RS"), ("sr-Cyrl-RS", "sr-Cyrl-RS"),
        ("sr-Latn", "sr-Latn-RS"),
        ("sr-Latn-ME", "sr-Latn-RS"),
        ("uz", "uz-UZ"), ("uz-Cyrl", "uz-Cyrl-UZ"), ("uz-Latn", "uz-UZ"), ("bs-Cyrl-BA", nil), ("ru-Latn", nil),
        ("vi", "vi-VT"), ("vi-VN", "vi-VT"), ("vi-VT", "vi-VT"), ("ru", "ru-RU"), ("ko", "ko-KR"),
        ("ko-Kore-KR", "ko-KR"),
        ("ar", "ar-SA"), ("ar-EG", "ar-SA"), ("ars", "ars-SA"), ("iw", "he-IL"), ("in", "id-ID"),
        ("de-Latf", "de-Latf-DE"),
        ("ja-Jpan-JP", "ja-JP"), ("grc", "grc"),
        ("xx", nil), ("e", nil), ("eng", nil), ("english", nil), ("", nil),
        ("-", nil), ("_", nil),
        ("-US", nil),
    ]

    @Test(arguments: rows)
    func `a tag finds its language`(tag: String, expected: String?) {
        #expect(RecognitionLanguage.matching(tag)?.tag == expected)
    }

    @Test(arguments: RecognitionLanguage.all)
    func `every language is found by its own tag, in any spelling`(language: RecognitionLanguage) {
        #expect(RecognitionLanguage.matching(language.tag) == language)
        #expect(RecognitionLanguage.matching(language.tag.lowercased().replacing("-", with: "_")) == language)
        #expect(language.writingSystems.contains(.latin), "digits and signs are everywhere")
    }

    @Test
    func `tags are unique, and Japanese alone needs kana`() {
        let all = RecognitionLanguage.all
        #expect(Set(all.map(\.tag)).count == all.count)
        #expect(all.filter { $0.writingSystems.contains(.kana) }.map(\.tag) == ["ja-JP"])
    }
}

/// A language that can be asked for.
package struct RecognitionLanguage: Sendable, Hashable {
    /// BCP 47, in the spelling that Apple's Vision uses where it has the language.
    package let tag: String
    /// The scripts of its texts.
    package let writingSystems: Set<WritingSystem>

    /// The languages of PP-OCRv6: the small model reads all of them, the tiny one has no kana and not every letter of Vietnamese.
    package static let all: [RecognitionLanguage] = {
        let latin = [
            "en-US", "fr-FR", "it-IT", "de-DE", "es-ES", "pt-BR", "tr-TR", "id-ID", "cs-CZ", "da-DK", "nl-NL", "no-NO",
            "nn-NO",
            "nb-NO", "ms-MY", "pl-PL", "ro-RO", "sv-SE", "af-ZA", "sq-AL", "eu-ES", "bs-BA", "ca-ES", "hr-HR", "et-EE",
            "fi-FI",
            "gl-ES", "hu-HU", "is-IS", "ga-IE", "la-VA", "lv-LV", "lt-LT", "lb-LU", "mt-MT", "mi-NZ", "oc-FR", "qu-PE",
            "rm-CH",
            "sr-Latn-RS", "sk-SK", "sl-SI", "sw-TZ", "tl-PH", "uz-UZ", "cy-GB",
        ]
        return latin.map { RecognitionLanguage(tag: $0, writingSystems: [.latin]) } + [
            RecognitionLanguage(tag: "zh-Hans", writingSystems: [.latin, .han]),
            RecognitionLanguage(tag: "zh-Hant", writingSystems: [.latin, .han]),
            RecognitionLanguage(tag: "ja-JP", writingSystems: [.latin, .han, .kana]),
        ]
    }()

    /// The language that a tag asks for: the same language, whatever region; of Chinese, the script decides.
    package static func matching(_ tag: String) -> RecognitionLanguage? {
        let parts = tag.replacing("_", with: "-").lowercased().split(separator: "-").map(String.init)
        guard let language = parts.first else { return nil }
        if language == "zh" || language == "yue" {
            // Where the tag names no script, the region tells it: Cantonese is written with the traditional one but in China,
            // Mandarin with the simplified one but here.
            let isTraditional =
                language == "yue" ? !parts.contains("cn") : parts.contains { ["tw", "hk", "mo"].contains($0) }
            let script = parts.first { $0 == "hans" || $0 == "hant" } ?? (isTraditional ? "hant" : "hans")
            return all.first { $0.tag == (script == "hant" ? "zh-Hant" : "zh-Hans") }
        }
        // Serbian is read in its Latin spelling only.
        guard !parts.contains("cyrl") && (language != "sr" || parts.contains("latn")) else { return nil }
        return all.first { $0.tag.prefix { $0 != "-" } == language }
    }

    /// The name of the list of the language's words, if there can be one: of languages that are written with spaces.
    package var wordList: String? {
        let language = String(tag.prefix { $0 != "-" })
        return switch language {
        case "zh", "yue", "ja", "ko", "th": nil
        case "no", "nn": "nb"
        case "hr", "bs": "sh"
        case "sr": tag.contains("Latn") ? "sh" : nil
        case "tl": "fil"
        default: language
        }
    }
}

internal import Foundation

/// A language that can be asked for.
package struct RecognitionLanguage: Sendable, Hashable {
    /// BCP 47, in the spelling that Apple's Vision uses where it has the language.
    package let tag: String
    /// The scripts of its texts: its own, and Latin, whose words and digits stand among every other script.
    package let writingSystems: Set<WritingSystem>
    /// Tesseract's name of the pack that reads it; nil for the languages of PP-OCRv6.
    package let pack: String?

    /// PP-OCRv6 reads it: the small model all of them, the tiny one has no kana.
    private static func network(_ tag: String, _ systems: WritingSystem...) -> RecognitionLanguage {
        RecognitionLanguage(tag: tag, writingSystems: Set(systems + [.latin]), pack: nil)
    }

    /// A pack of Tesseract's reads it.
    private static func packed(_ tag: String, _ system: WritingSystem, _ pack: String) -> RecognitionLanguage {
        RecognitionLanguage(tag: tag, writingSystems: [system, .latin], pack: pack)
    }

    /// All that is read, each script's most widely written language first.
    package static let all: [RecognitionLanguage] =
        [
            "en-US", "fr-FR", "it-IT", "de-DE", "es-ES", "pt-BR", "tr-TR", "id-ID", "cs-CZ", "da-DK", "nl-NL", "no-NO",
            "nn-NO", "nb-NO", "ms-MY", "pl-PL", "ro-RO", "sv-SE", "af-ZA", "sq-AL", "eu-ES", "bs-BA", "ca-ES", "hr-HR",
            "et-EE", "fi-FI", "gl-ES", "hu-HU", "is-IS", "ga-IE", "la-VA", "lv-LV", "lt-LT", "lb-LU", "mt-MT", "mi-NZ",
            "oc-FR", "qu-PE", "rm-CH", "sr-Latn-RS", "sk-SK", "sl-SI", "sw-TZ", "tl-PH", "uz-UZ", "cy-GB",
        ].map { network($0) } + [
            network("zh-Hans", .han), network("zh-Hant", .han), network("yue-Hans", .han), network("yue-Hant", .han),
            network("ja-JP", .han, .kana),
            packed("vi-VT", .latin, "vie"),
            packed("ko-KR", .hangul, "kor"),
            packed("th-TH", .thai, "tha"),
            packed("ru-RU", .cyrillic, "rus"), packed("uk-UA", .cyrillic, "ukr"), packed("bg-BG", .cyrillic, "bul"),
            packed("sr-Cyrl-RS", .cyrillic, "srp"), packed("mk-MK", .cyrillic, "mkd"),
            packed("be-BY", .cyrillic, "bel"), packed("kk-KZ", .cyrillic, "kaz"), packed("ky-KG", .cyrillic, "kir"),
            packed("tg-TJ", .cyrillic, "tgk"), packed("mn-MN", .cyrillic, "mon"),
            packed("uz-Cyrl-UZ", .cyrillic, "uzb_cyrl"),
            packed("ar-SA", .arabic, "ara"), packed("ars-SA", .arabic, "ara"), packed("fa-IR", .arabic, "fas"),
            packed("ur-PK", .arabic, "urd"), packed("ug-CN", .arabic, "uig"), packed("ps-AF", .arabic, "pus"),
            packed("sd-PK", .arabic, "snd"),
            packed("he-IL", .hebrew, "heb"), packed("yi-001", .hebrew, "yid"),
            packed("el-GR", .greek, "ell"), packed("grc", .greek, "grc"),
            packed("hi-IN", .devanagari, "hin"), packed("mr-IN", .devanagari, "mar"),
            packed("ne-NP", .devanagari, "nep"), packed("sa-IN", .devanagari, "san"),
            packed("de-Latf-DE", .latin, "frk"),
        ]

    /// Names of languages that another one has taken the place of.
    private static let otherNames = ["iw": "he", "in": "id", "fil": "tl", "mo": "ro", "ji": "yi", "sh": "hr"]

    /// The language that a tag asks for: the same language, whatever region; where a language is written in two scripts, the one
    /// that the tag names, or else the usual one.
    package static func matching(_ tag: String) -> RecognitionLanguage? {
        let parts = tag.replacing("_", with: "-").lowercased().split(separator: "-", omittingEmptySubsequences: false)
            .map(String.init)
        guard let first = parts.first, !first.isEmpty else { return nil }
        let language = otherNames[first] ?? first
        let script = parts.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
        if language == "zh" || language == "yue" {
            // Where the tag names no script, the region tells it: Cantonese is written with the traditional one but in China,
            // Mandarin with the simplified one but here.
            let isTraditional =
                language == "yue" ? !parts.contains("cn") : parts.contains { ["tw", "hk", "mo"].contains($0) }
            let ending = (script ?? (isTraditional ? "hant" : "hans")) == "hant" ? "Hant" : "Hans"
            return all.first { $0.tag == "\(language)-\(ending)" }
        }
        let known = all.filter { $0.code == language }
        guard let script else {
            // Serbian without a script is Cyrillic.
            return language == "sr" ? known.first { $0.tag.contains("Cyrl") } : known.first
        }
        if let named = known.first(where: {
            $0.tag.lowercased().hasSuffix("-\(script)") || $0.tag.lowercased().contains("-\(script)-")
        }) {
            return named
        }
        return known.first { $0.script == script && !$0.namesScript }
    }

    private var namesScript: Bool { tag.components(separatedBy: "-").dropFirst().contains { $0.count == 4 } }

    /// The script that the language is usually written in, by its ISO 15924 code in lower case.
    private var script: String {
        if writingSystems.contains(.kana) { return "jpan" }
        return switch writingSystems.first(where: { $0 != .latin }) ?? .latin {
        case .latin: "latn"
        case .greek: "grek"
        case .cyrillic: "cyrl"
        case .han: "hans"
        case .kana: "jpan"
        case .hangul: "kore"
        case .arabic: "arab"
        case .hebrew: "hebr"
        case .thai: "thai"
        case .devanagari: "deva"
        }
    }

    /// Whether its lines are told from others' without its being named: not old print, nor what is written like another language.
    package var isToldByItsText: Bool { !["de-Latf-DE", "grc", "ars-SA", "yi-001", "sa-IN"].contains(tag) }

    /// The packs that read its lines: its own, and beside another script Latin, for the words and digits that stand everywhere.
    package var packs: [String] {
        guard let pack else { return [] }
        return ownSystem == .latin ? [pack] : [pack, TesseractPacks.latin]
    }

    /// ISO 639, as short as it goes.
    package var code: String { String(tag.prefix { $0 != "-" }) }

    /// The script that only this language's texts have of the page's: what its lines are told by.
    package var ownSystem: WritingSystem {
        if writingSystems.contains(.kana) { return .kana }
        return writingSystems.first { $0 != .latin } ?? .latin
    }

    /// The name of the list of the language's words, if there can be one: of languages that are written with spaces.
    package var wordList: String? {
        return switch code {
        case "zh", "yue", "ja", "ko", "th": nil
        case "no", "nn": "nb"
        case "hr", "bs": "sh"
        case "sr": tag.contains("Latn") ? "sh" : nil
        case "de": tag.contains("Latf") ? nil : "de"
        case "tl": "fil"
        case "ars": "ar"
        default: code
        }
    }
}

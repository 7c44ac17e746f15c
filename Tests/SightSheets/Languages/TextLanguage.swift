/// A language that pages of running text are written in, by its BCP 47 tag.
package enum TextLanguage: String, Sendable, CaseIterable, Codable {
    case en, fr, it, de, es, pt
    case zhHans = "zh-Hans"
    case zhHant = "zh-Hant"
    case yue, ko, ja, ru, uk, th, vi, ar, tr, id, cs, da, nl, nb, nn, ms, pl, ro, sv
    case el, he, hi, bg, sr, fa

    package var tag: String { rawValue }

    package var script: Script {
        switch self {
        case .zhHans, .zhHant, .yue: .han
        case .ja: .kana
        case .ko: .hangul
        case .ru, .uk, .bg, .sr: .cyrillic
        case .el: .greek
        case .ar, .fa: .arabic
        case .he: .hebrew
        case .hi: .devanagari
        case .th: .thai
        default: .latin
        }
    }

    /// What its letters belong to.
    package enum Script: String, Sendable, CaseIterable, Codable {
        case latin, cyrillic, greek, han, kana, hangul, arabic, hebrew, devanagari, thai

        package var isRightToLeft: Bool { self == .arabic || self == .hebrew }

        /// Whether a line may end after any character.
        package var endsLinesAnywhere: Bool { self == .han || self == .kana }

        /// From one baseline to the next, in ems: more where marks stand above and below letters.
        package var leading: Double {
            switch self {
            case .arabic: 2
            case .thai, .devanagari: 1.8
            case .han, .kana, .hangul: 1.6
            default: 1.5
            }
        }

        /// What is written in this script, of a text: most letters of the text are of it.
        package init?(mostOf text: String) {
            var counts: [Script: Int] = [:]
            for scalar in text.unicodeScalars {
                guard let script = Script(scalar) else { continue }
                counts[script, default: 0] += 1
            }
            // Japanese is written with Chinese characters too; Chinese has no kana.
            if let kana = counts[.kana], let han = counts.removeValue(forKey: .han) { counts[.kana] = kana + han }
            guard let most = counts.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }) else {
                return nil
            }
            self = most.key
        }

        private init?(_ scalar: Unicode.Scalar) {
            switch scalar.value {
            case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: self = .latin
            case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
            case 0x400...0x52F: self = .cyrillic
            case 0x590...0x5FF: self = .hebrew
            case 0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC: self = .arabic
            case 0x900...0x97F: self = .devanagari
            case 0xE00...0xE7F: self = .thai
            case 0x3041...0x30FF, 0x31F0...0x31FF: self = .kana
            case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
            case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: self = .han
            default: return nil
            }
        }
    }

    /// Two families of a half, as different from each other as print is; `scripts/setup` installs them. A list after a comma is
    /// for what the first one lacks.
    package func families(_ half: SheetHalf) -> [String] {
        switch (self, half) {
        case (.vi, .heldOut): ["Roboto", "Linux Libertine O"]
        case (.ko, .tuning): ["Baekmuk Batang", "Baekmuk Dotum"]
        case (.ko, .heldOut): ["NanumGothic", "NanumMyeongjo"]
        case (.ja, .tuning): ["VL PGothic", "WenQuanYi Zen Hei"]
        case (.ja, .heldOut): ["IPAPGothic", "IPAPMincho"]
        case (.zhHans, .tuning): ["WenQuanYi Zen Hei", "AR PL SungtiL GB"]
        case (.zhHans, .heldOut): ["Droid Sans Fallback,Roboto", "AR PL UMing CN"]
        case (.zhHant, .tuning): ["WenQuanYi Zen Hei", "AR PL Mingti2L Big5"]
        case (.zhHant, .heldOut): ["Droid Sans Fallback,Roboto", "AR PL UMing TW"]
        // The fonts of Taiwan lack a dozen characters of Hong Kong.
        case (.yue, .tuning): ["WenQuanYi Zen Hei", "WenQuanYi Zen Hei Mono"]
        case (.yue, .heldOut): ["Droid Sans Fallback,Roboto", "AR PL UMing HK"]
        case (.ar, .tuning): ["Scheherazade,Scheherazade New", "Noto Sans Arabic UI"]
        case (.fa, .tuning): ["Nazli", "Noto Sans Arabic UI"]
        case (.ar, .heldOut), (.fa, .heldOut): ["Amiri", "Noto Naskh Arabic UI"]
        case (.he, .tuning): ["Frank Ruehl CLM", "Nachlieli CLM"]
        case (.he, .heldOut): ["David CLM", "DejaVu Sans"]
        case (.hi, .tuning): ["Lohit Devanagari", "Sahadeva"]
        case (.hi, .heldOut): ["Noto Sans Devanagari UI", "Nakula"]
        case (.th, .tuning): ["Laksaman", "Kinnari"]
        case (.th, .heldOut): ["Loma", "Norasi"]
        case (_, .tuning): ["Open Sans", "DejaVu Serif"]
        case (_, .heldOut): ["Roboto", "Liberation Serif"]
        }
    }
}

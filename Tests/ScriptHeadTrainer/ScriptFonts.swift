import SightSheets
import SightText

/// The families that lines of each script are drawn in: those of the two halves have nothing in common.
enum ScriptFonts {
    static func families(_ script: WritingSystem, _ half: SheetHalf) -> [String] {
        switch (script, half) {
        case (.latin, .tuning):
            [
                "Liberation Sans", "Liberation Serif", "Open Sans", "Open Sans Condensed", "JetBrains Mono",
                "DejaVu Serif",
                "Quicksand Medium", "Caladea", "Linux Biolinum O", "DejaVu Sans Bold", "EB Garamond Italic",
            ]
        case (.latin, .heldOut):
            [
                "Roboto", "Roboto Condensed", "Carlito", "Inconsolata", "Linux Libertine O", "DejaVu Sans",
                "Liberation Mono",
            ]
        case (.greek, .tuning):
            [
                "DejaVu Sans", "DejaVu Serif", "Liberation Sans", "Liberation Mono", "EB Garamond", "Open Sans",
                "Carlito",
            ]
        case (.greek, .heldOut): ["Roboto", "Liberation Serif", "Linux Libertine O", "JetBrains Mono"]
        case (.cyrillic, .tuning):
            [
                "DejaVu Sans", "DejaVu Serif", "Liberation Sans", "Liberation Mono", "EB Garamond", "Open Sans",
                "Open Sans Condensed", "Carlito", "Liberation Sans Bold",
            ]
        case (.cyrillic, .heldOut): ["Roboto", "Liberation Serif", "Linux Libertine O", "JetBrains Mono"]
        case (.han, .tuning): ["WenQuanYi Zen Hei", "AR PL UMing CN", "AR PL UMing TW", "Droid Sans Fallback"]
        case (.han, .heldOut): ["WenQuanYi Micro Hei", "AR PL SungtiL GB"]
        case (.kana, .tuning): ["IPAPGothic", "IPAMincho", "Droid Sans Fallback"]
        case (.kana, .heldOut): ["VL Gothic", "IPAPMincho"]
        case (.hangul, .tuning):
            ["NanumGothic", "Baekmuk Batang", "Baekmuk Gulim", "NanumBarunGothic", "NanumGothicCoding"]
        case (.hangul, .heldOut): ["NanumMyeongjo", "Baekmuk Dotum", "NanumSquareRound"]
        case (.arabic, .tuning):
            ["Amiri", "KacstBook", "KacstOffice", "KacstNaskh", "Noto Sans Arabic UI", "Homa", "KacstTitle"]
        case (.arabic, .heldOut): ["Scheherazade", "Noto Naskh Arabic UI", "DejaVu Sans", "Nazli"]
        case (.hebrew, .tuning):
            ["Frank Ruehl CLM", "Miriam CLM", "Nachlieli CLM", "Simple CLM", "Hadasim CLM", "Miriam Mono CLM"]
        case (.hebrew, .heldOut): ["David CLM", "DejaVu Sans", "Drugulin CLM"]
        case (.thai, .tuning): ["Kinnari", "Laksaman", "Noto Sans Thai UI"]
        case (.thai, .heldOut): ["Loma", "Norasi"]
        case (.devanagari, .tuning): ["Lohit Devanagari", "Gargi", "Nakula", "Noto Sans Devanagari UI"]
        case (.devanagari, .heldOut): ["Sahadeva", "Samyak Devanagari"]
        }
    }
}

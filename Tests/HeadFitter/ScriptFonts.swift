import SightSheets
import SightText

/// The families that lines of each script are drawn in. Those of the two halves have nothing in common, and none for tuning is one
/// that the sheets hold out.
enum ScriptFonts {
    static func families(_ script: WritingSystem, _ half: SheetHalf) -> [String] {
        switch (script, half) {
        case (.latin, .tuning):
            [
                "Liberation Sans", "Liberation Sans Bold", "Liberation Mono", "Open Sans", "Open Sans Condensed",
                "JetBrains Mono", "DejaVu Serif", "Quicksand Medium", "Caladea", "Caladea Italic", "Linux Biolinum O",
            ]
        case (.latin, .heldOut):
            [
                "Roboto", "Roboto Condensed", "Carlito", "Inconsolata", "Linux Libertine O", "EB Garamond",
                "Liberation Serif",
            ]
        case (.greek, .tuning):
            [
                "Open Sans", "Open Sans Condensed", "DejaVu Serif", "DejaVu Sans", "Liberation Sans", "Liberation Mono",
                "JetBrains Mono", "Linux Biolinum O",
            ]
        case (.greek, .heldOut):
            ["Roboto", "Liberation Serif", "Linux Libertine O", "Carlito", "EB Garamond"]
        case (.cyrillic, .tuning):
            [
                "Open Sans", "Open Sans Condensed", "DejaVu Serif", "DejaVu Sans", "Liberation Sans",
                "Liberation Sans Bold", "Liberation Mono", "JetBrains Mono", "Linux Biolinum O",
            ]
        case (.cyrillic, .heldOut):
            ["Roboto", "Liberation Serif", "Linux Libertine O", "Carlito", "EB Garamond"]
        case (.han, .tuning):
            ["WenQuanYi Zen Hei", "AR PL SungtiL GB", "AR PL Mingti2L Big5", "VL Gothic"]
        case (.han, .heldOut):
            ["Droid Sans Fallback", "AR PL UMing CN", "AR PL UMing TW"]
        case (.kana, .tuning):
            ["VL Gothic", "VL PGothic", "WenQuanYi Zen Hei", "AR PL SungtiL GB", "AR PL Mingti2L Big5"]
        case (.kana, .heldOut):
            ["IPAPGothic", "IPAPMincho", "Droid Sans Fallback"]
        case (.hangul, .tuning):
            ["Baekmuk Batang", "Baekmuk Dotum", "Baekmuk Gulim", "Baekmuk Headline", "WenQuanYi Zen Hei"]
        case (.hangul, .heldOut):
            ["NanumGothic", "NanumMyeongjo", "NanumBarunGothic", "NanumSquareRound"]
        case (.arabic, .tuning):
            ["Scheherazade", "Noto Sans Arabic UI", "Noto Sans Arabic UI Bold", "Nazli", "Titr", "Homa"]
        case (.arabic, .heldOut):
            ["Amiri", "Noto Naskh Arabic UI", "DejaVu Sans"]
        case (.hebrew, .tuning):
            ["Frank Ruehl CLM", "Nachlieli CLM", "Miriam CLM", "Simple CLM", "Hadasim CLM", "Miriam Mono CLM"]
        case (.hebrew, .heldOut):
            ["David CLM", "DejaVu Sans", "Drugulin CLM"]
        case (.thai, .tuning):
            ["Laksaman", "Laksaman Bold", "Kinnari", "Kinnari Bold"]
        case (.thai, .heldOut):
            ["Loma", "Norasi"]
        case (.devanagari, .tuning):
            ["Lohit Devanagari", "Sahadeva"]
        case (.devanagari, .heldOut):
            ["Noto Sans Devanagari UI", "Nakula"]
        }
    }
}

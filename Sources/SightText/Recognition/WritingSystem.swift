/// The scripts that are told apart, and whose letters a recognizer can be limited to.
package enum WritingSystem: String, Sendable, Hashable, CaseIterable {
    case latin, greek, cyrillic, han, kana, hangul, arabic, hebrew, thai, devanagari

    /// Whether a letter is written in this script, or is a sign that its texts use.
    package func contains(_ letter: Unicode.Scalar) -> Bool {
        switch self {
        case .latin: Self.latinLetters.contains { $0.contains(letter.value) }
        case .greek: Self.greekLetters.contains { $0.contains(letter.value) }
        case .cyrillic: Self.cyrillicLetters.contains { $0.contains(letter.value) }
        case .hangul: Self.hangulLetters.contains { $0.contains(letter.value) }
        case .arabic: Self.arabicLetters.contains { $0.contains(letter.value) }
        case .hebrew: Self.hebrewLetters.contains { $0.contains(letter.value) }
        case .thai: (0x0E00...0x0E7F).contains(letter.value)
        case .devanagari: Self.devanagariLetters.contains { $0.contains(letter.value) }
        case .han: Self.hanLetters.contains { $0.contains(letter.value) }
        case .kana: Self.kanaLetters.contains { $0.contains(letter.value) }
        }
    }

    /// Whether many of its letters could be Latin ones.
    var looksLikeLatin: Bool { self == .latin || self == .greek || self == .cyrillic }

    /// Letters of the languages of Europe, Vietnam, Turkey …, and the signs that stand in their texts: punctuation, currency,
    /// fractions, superscripts, arrows, marks of lists and forms. No look-alikes of other alphabets, no phonetic letters.
    private static let latinLetters: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0xA1...0x17F, 0x18F...0x18F, 0x192...0x192, 0x1A0...0x1A1, 0x1AF...0x1B0, 0x1CD...0x1DC,
        0x1E6...0x1E7, 0x1FA...0x21B, 0x259...0x259, 0x1E00...0x1EFF, 0x2010...0x2027, 0x2030...0x2033, 0x2039...0x203A,
        0x203B...0x203B, 0x2044...0x2044, 0x2070...0x209C, 0x20A0...0x20BF, 0x2103...0x2103, 0x2109...0x2109,
        0x2116...0x2117,
        0x2120...0x2122, 0x2126...0x2126, 0x2150...0x215E, 0x2190...0x2193, 0x2202...0x2202, 0x2206...0x2206,
        0x2211...0x2213, 0x221A...0x221A, 0x221E...0x221E, 0x2248...0x2248, 0x2260...0x2260, 0x2264...0x2265,
        0x25A0...0x25A1, 0x25CF...0x25CF, 0x25CB...0x25CB, 0x2605...0x2606, 0x260E...0x260E, 0x2610...0x2612,
        0x2713...0x2718,
    ]

    private static let hanLetters: [ClosedRange<UInt32>] = [
        0x2E80...0x2FDF, 0x3000...0x303F, 0x3105...0x312F, 0x3190...0x319F, 0x3220...0x33FF, 0x3400...0x4DBF,
        0x4E00...0x9FFF,
        0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x2460...0x24FF, 0x20000...0x3FFFF,
    ]

    private static let kanaLetters: [ClosedRange<UInt32>] = [0x3040...0x30FF, 0x31F0...0x31FF, 0x1B000...0x1B16F]

    private static let greekLetters: [ClosedRange<UInt32>] = [0x370...0x3FF, 0x1F00...0x1FFF]
    private static let cyrillicLetters: [ClosedRange<UInt32>] = [0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF]
    private static let hangulLetters: [ClosedRange<UInt32>] = [
        0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF,
    ]
    private static let arabicLetters: [ClosedRange<UInt32>] = [
        0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC,
    ]
    private static let hebrewLetters: [ClosedRange<UInt32>] = [0x590...0x5FF, 0xFB1D...0xFB4F]
    private static let devanagariLetters: [ClosedRange<UInt32>] = [0x900...0x97F, 0xA8E0...0xA8FF]
}

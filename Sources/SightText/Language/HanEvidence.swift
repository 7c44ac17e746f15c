/// What the characters of a line say for Japanese, and for Chinese in simplified and in traditional characters.
struct HanEvidence: Sendable {
    /// Characters that each spelling has, less those that it has not.
    private var simplified = 0, traditional = 0, japanese = 0
    private var chineseWords = 0, kana = 0
    private(set) var han = 0
    /// Characters of written Cantonese.
    private(set) var cantonese = 0

    init(_ text: String) {
        for scalar in text.unicodeScalars {
            switch WritingSystem(ofLetter: scalar) {
            case .kana: kana += scalar.value == 0x30FB || scalar.value == 0x30FC ? 0 : 1
            case .han: count(scalar)
            default: break
            }
        }
    }

    private mutating func count(_ scalar: Unicode.Scalar) {
        han += 1
        if HanSpelling.simplifiedOnly.contains(scalar) {
            add(1, -1, -1)
        } else if HanSpelling.traditionalOnly.contains(scalar) {
            add(-1, 1, -1)
        } else if HanSpelling.simplifiedOrJapanese.contains(scalar) {
            add(1, -1, 1)
        } else if HanSpelling.traditionalOrJapanese.contains(scalar) {
            add(-1, 1, 1)
        } else if HanSpelling.japaneseOnly.contains(scalar) {
            add(-1, -1, 1)
        }
        if HanSpelling.chineseWords.contains(scalar) { chineseWords += 1 }
        if HanSpelling.cantonese.contains(scalar) { cantonese += 1 }
    }

    private mutating func add(_ simplified: Int, _ traditional: Int, _ japanese: Int) {
        self.simplified += simplified
        self.traditional += traditional
        self.japanese += japanese
    }

    /// In natural logarithms. One kana among many ideographs may be a Chinese brand's ornament; more are Japanese. Without any,
    /// ideographs are Japanese in headings and names only.
    var forJapanese: Double {
        let forKana = kana == 0 && han > 5 ? -2 : kana == 1 && han > 3 ? 2 : 4 * Double(min(kana, 3))
        return forKana + Self.evidence(japanese) - 0.7 * Double(min(chineseWords, 4))
    }

    var forSimplified: Double { Self.evidence(simplified) }
    var forTraditional: Double { Self.evidence(traditional) }

    private static func evidence(_ characters: Int) -> Double { 2 * Double(max(min(characters, 4), -4)) }
}

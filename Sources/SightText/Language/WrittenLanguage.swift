/// A language that texts are told to be in.
package struct WrittenLanguage: Sendable, Hashable {
    /// ISO 639, as short as it goes, as language identifiers call it.
    package let code: String
    /// BCP 47, in the spelling that Apple's Vision uses where it has the language.
    package let tag: String
    /// The script that tells it. Of languages with two scripts each has an entry.
    package let script: WritingSystem
    /// How much rarer than the common languages it is, in natural logarithms: so much more has to speak for it.
    let rarity: Double
    /// The letters that its texts have beside those of all languages of its script, in lower case; nil where any may occur.
    let letters: Set<Unicode.Scalar>?
    /// What identifiers call its dialects, which count as it.
    let dialects: [String]
    /// Languages whose lines are so alike that only a page or a long paragraph tells them apart.
    let kin: Kin?

    enum Kin: Sendable, Hashable {
        case scandinavian, malay, czechoslovak, serboCroatian, iberian, hindi
    }

    private init(
        _ code: String, _ tag: String? = nil, _ script: WritingSystem = .latin, rarity: Double = 0,
        letters: String? = nil, dialects: [String] = [], kin: Kin? = nil
    ) {
        self.code = code
        self.tag = tag ?? RecognitionLanguage.all.first { $0.tag.prefix { $0 != "-" } == code }?.tag ?? code
        self.script = script
        self.rarity = rarity
        self.letters = letters.map { Set($0.unicodeScalars) }
        self.dialects = dialects
        self.kin = kin
    }

    /// The languages of scripts that several share. Of the others one stands for the script; `HanSpelling` tells Chinese and
    /// Japanese apart.
    package static let all: [WrittenLanguage] =
        [
            WrittenLanguage("en", letters: "éèêïçñôöü"), WrittenLanguage("fr", letters: "àâæçéèêëîïôœùûüÿ"),
            WrittenLanguage("de", letters: "äöüßé", dialects: ["als", "bar"]),
            WrittenLanguage("es", letters: "áéíñóúüçª", kin: .iberian), WrittenLanguage("it", letters: "àèéìíîòóùú"),
            WrittenLanguage("pt", letters: "áâãàçéêíóôõúü", kin: .iberian),
            WrittenLanguage("nl", letters: "éèëïóöüáàêí"),
            WrittenLanguage("pl", letters: "ąćęłńóśźżé"), WrittenLanguage("tr", letters: "çğıöşüâîûi\u{307}"),
            WrittenLanguage("vi", "vi-VT", letters: vietnameseLetters),
            WrittenLanguage("id", letters: "éè", kin: .malay),
            WrittenLanguage("cs", letters: "áčďéěíňóřšťúůýž", kin: .czechoslovak),
            WrittenLanguage("sv", letters: "åäöé", kin: .scandinavian),
            WrittenLanguage("da", letters: "æøåéó", kin: .scandinavian),
            WrittenLanguage("no", "nb-NO", letters: "æøåéèêóòôü", kin: .scandinavian),
            WrittenLanguage("fi", letters: "åäöšž"),
            WrittenLanguage("hu", letters: "áéíóöőúüű"), WrittenLanguage("ro", letters: "ăâîșțşţ"),
            WrittenLanguage("sk", letters: "áäčďéíĺľňóôŕšťúýž", kin: .czechoslovak),
            WrittenLanguage("hr", rarity: 0.3, letters: "čćđšž", dialects: ["sh"], kin: .serboCroatian),
            WrittenLanguage("sr", "sr-Latn-RS", rarity: 0.7, letters: "čćđšž", dialects: ["sh"], kin: .serboCroatian),
            WrittenLanguage("bs", rarity: 1, letters: "čćđšž", dialects: ["sh"], kin: .serboCroatian),
            WrittenLanguage("ca", rarity: 0.7, letters: "àçèéïíòóúü·ŀ"),
            WrittenLanguage("sl", rarity: 0.5, letters: "čšž"),
            WrittenLanguage("et", rarity: 0.5, letters: "äõöüšž"),
            WrittenLanguage("lv", rarity: 0.5, letters: "āčēģīķļņšūž"),
            WrittenLanguage("lt", rarity: 0.5, letters: "ąčęėįšųūž"), WrittenLanguage("sq", rarity: 1, letters: "çë"),
            WrittenLanguage("is", rarity: 1, letters: "áðéíóúýþæö"),
            WrittenLanguage("ms", rarity: 0.3, letters: "é", kin: .malay),
            WrittenLanguage("nn", rarity: 1, letters: "æøåéèêóòô", kin: .scandinavian),
            WrittenLanguage("gl", rarity: 1, letters: "áéíñóúüï", kin: .iberian),
            WrittenLanguage("eu", rarity: 1, letters: "ñçü"),
            WrittenLanguage("af", rarity: 1.5, letters: "éèêëïîôöûáóúŉ"),
            WrittenLanguage("cy", rarity: 1.5, letters: "âêîôûŵŷäëïöáéíóúàèìòùẁ"),
            WrittenLanguage("ga", rarity: 1.5, letters: "áéíóú"),
            WrittenLanguage("mt", rarity: 1.5, letters: "ċġħżàèìòù"),
            WrittenLanguage("lb", rarity: 2, letters: "äëéêôûîèöüï"),
            WrittenLanguage("oc", rarity: 2.5, letters: "àáèéìíòóúçïü"),
            WrittenLanguage("la", rarity: 2.5, letters: "āēīōūæœë"), WrittenLanguage("qu", rarity: 2.5, letters: "ñ"),
            WrittenLanguage("rm", rarity: 2.5, letters: "àèéìòùöüîâê"), WrittenLanguage("sw", rarity: 1.5, letters: ""),
            WrittenLanguage("tl", rarity: 1, letters: "ñáéíóúâàèìîò"),
            WrittenLanguage("uz", rarity: 1.5, letters: "ʻʼ"),
            WrittenLanguage("mi", rarity: 2.5, letters: "āēīōū"),
        ] + [
            WrittenLanguage("ru", "ru-RU", .cyrillic, letters: "ёйщъыьэюя"),
            WrittenLanguage("uk", "uk-UA", .cyrillic, letters: "іїєґйщьюя"),
            WrittenLanguage("bg", "bg-BG", .cyrillic, rarity: 0.3, letters: "йщъьюя"),
            WrittenLanguage("sr", "sr-Cyrl-RS", .cyrillic, rarity: 0.3, letters: "ђјљњћџ"),
            WrittenLanguage("mk", "mk-MK", .cyrillic, rarity: 0.7, letters: "ѓѕјљњќџѐѝ"),
            WrittenLanguage("be", "be-BY", .cyrillic, rarity: 0.7, letters: "ёіўйыьэюя"),
            WrittenLanguage("kk", "kk-KZ", .cyrillic, rarity: 0.7, letters: "әғқңөұүһіёйщъыьэюя"),
            WrittenLanguage("mn", "mn-MN", .cyrillic, rarity: 1, letters: "өүёйщъыьэюя"),
            WrittenLanguage("ky", "ky-KG", .cyrillic, rarity: 1, letters: "ңөүёйщъыьэюя"),
            WrittenLanguage("tg", "tg-TJ", .cyrillic, rarity: 1, letters: "ғӣқӯҳҷёйщъыьэюя"),
            WrittenLanguage("ar", "ar-SA", .arabic, dialects: ["arz"]),
            WrittenLanguage("fa", "fa-IR", .arabic, rarity: 0.3),
            WrittenLanguage("ur", "ur-PK", .arabic, rarity: 0.7),
            WrittenLanguage("hi", "hi-IN", .devanagari, kin: .hindi),
            WrittenLanguage("mr", "mr-IN", .devanagari, rarity: 0.5, kin: .hindi),
            WrittenLanguage("ne", "ne-NP", .devanagari, rarity: 0.5, kin: .hindi),
            WrittenLanguage("el", "el-GR", .greek), WrittenLanguage("he", "he-IL", .hebrew),
            WrittenLanguage("th", "th-TH", .thai), WrittenLanguage("ko", "ko-KR", .hangul),
            WrittenLanguage("ja", "ja-JP", .kana), WrittenLanguage("zh", "zh-Hans", .han),
            WrittenLanguage("zh", "zh-Hant", .han), WrittenLanguage("yue", "yue-Hans", .han),
            WrittenLanguage("yue", "yue-Hant", .han),
        ]

    /// Whether a letter, in lower case, is one that the language's words are not spelled with.
    func isForeign(_ letter: Unicode.Scalar) -> Bool {
        guard let letters, letter.properties.isAlphabetic, !letters.contains(letter) else { return false }
        return switch script {
        case .latin: letter.value > 0x7F
        // The letters that every language with this script has.
        case .cyrillic: !(0x430...0x438).contains(letter.value) && !(0x43A...0x448).contains(letter.value)
        default: false
        }
    }
}

private let vietnameseLetters =
    "àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ"

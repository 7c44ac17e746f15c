/// A language that texts are told to be in.
package struct TextLanguage: Sendable, Hashable {
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
    package static let all: [TextLanguage] =
        [
            TextLanguage("en", letters: "éèêïçñôöü"), TextLanguage("fr", letters: "àâæçéèêëîïôœùûüÿ"),
            TextLanguage("de", letters: "äöüßé", dialects: ["als", "bar"]),
            TextLanguage("es", letters: "áéíñóúüçª", kin: .iberian), TextLanguage("it", letters: "àèéìíîòóùú"),
            TextLanguage("pt", letters: "áâãàçéêíóôõúü", kin: .iberian), TextLanguage("nl", letters: "éèëïóöüáàêí"),
            TextLanguage("pl", letters: "ąćęłńóśźżé"), TextLanguage("tr", letters: "çğıöşüâîûi\u{307}"),
            TextLanguage("vi", "vi-VT", letters: vietnameseLetters), TextLanguage("id", letters: "éè", kin: .malay),
            TextLanguage("cs", letters: "áčďéěíňóřšťúůýž", kin: .czechoslovak),
            TextLanguage("sv", letters: "åäöé", kin: .scandinavian),
            TextLanguage("da", letters: "æøåéó", kin: .scandinavian),
            TextLanguage("no", "nb-NO", letters: "æøåéèêóòôü", kin: .scandinavian),
            TextLanguage("fi", letters: "åäöšž"),
            TextLanguage("hu", letters: "áéíóöőúüű"), TextLanguage("ro", letters: "ăâîșțşţ"),
            TextLanguage("sk", letters: "áäčďéíĺľňóôŕšťúýž", kin: .czechoslovak),
            TextLanguage("hr", rarity: 0.3, letters: "čćđšž", dialects: ["sh"], kin: .serboCroatian),
            TextLanguage("sr", "sr-Latn-RS", rarity: 0.7, letters: "čćđšž", dialects: ["sh"], kin: .serboCroatian),
            TextLanguage("bs", rarity: 1, letters: "čćđšž", dialects: ["sh"], kin: .serboCroatian),
            TextLanguage("ca", rarity: 0.7, letters: "àçèéïíòóúü·ŀ"), TextLanguage("sl", rarity: 0.5, letters: "čšž"),
            TextLanguage("et", rarity: 0.5, letters: "äõöüšž"), TextLanguage("lv", rarity: 0.5, letters: "āčēģīķļņšūž"),
            TextLanguage("lt", rarity: 0.5, letters: "ąčęėįšųūž"), TextLanguage("sq", rarity: 1, letters: "çë"),
            TextLanguage("is", rarity: 1, letters: "áðéíóúýþæö"),
            TextLanguage("ms", rarity: 0.3, letters: "é", kin: .malay),
            TextLanguage("nn", rarity: 1, letters: "æøåéèêóòô", kin: .scandinavian),
            TextLanguage("gl", rarity: 1, letters: "áéíñóúüï", kin: .iberian),
            TextLanguage("eu", rarity: 1, letters: "ñçü"),
            TextLanguage("af", rarity: 1.5, letters: "éèêëïîôöûáóúŉ"),
            TextLanguage("cy", rarity: 1.5, letters: "âêîôûŵŷäëïöáéíóúàèìòùẁ"),
            TextLanguage("ga", rarity: 1.5, letters: "áéíóú"), TextLanguage("mt", rarity: 1.5, letters: "ċġħżàèìòù"),
            TextLanguage("lb", rarity: 2, letters: "äëéêôûîèöüï"),
            TextLanguage("oc", rarity: 2.5, letters: "àáèéìíòóúçïü"),
            TextLanguage("la", rarity: 2.5, letters: "āēīōūæœë"), TextLanguage("qu", rarity: 2.5, letters: "ñ"),
            TextLanguage("rm", rarity: 2.5, letters: "àèéìòùöüîâê"), TextLanguage("sw", rarity: 1.5, letters: ""),
            TextLanguage("tl", rarity: 1, letters: "ñáéíóúâàèìîò"), TextLanguage("uz", rarity: 1.5, letters: "ʻʼ"),
            TextLanguage("mi", rarity: 2.5, letters: "āēīōū"),
        ] + [
            TextLanguage("ru", "ru-RU", .cyrillic, letters: "ёйщъыьэюя"),
            TextLanguage("uk", "uk-UA", .cyrillic, letters: "іїєґйщьюя"),
            TextLanguage("bg", "bg-BG", .cyrillic, rarity: 0.3, letters: "йщъьюя"),
            TextLanguage("sr", "sr-RS", .cyrillic, rarity: 0.3, letters: "ђјљњћџ"),
            TextLanguage("mk", "mk-MK", .cyrillic, rarity: 0.7, letters: "ѓѕјљњќџѐѝ"),
            TextLanguage("be", "be-BY", .cyrillic, rarity: 0.7, letters: "ёіўйыьэюя"),
            TextLanguage("kk", "kk-KZ", .cyrillic, rarity: 0.7, letters: "әғқңөұүһіёйщъыьэюя"),
            TextLanguage("mn", "mn-MN", .cyrillic, rarity: 1, letters: "өүёйщъыьэюя"),
            TextLanguage("ky", "ky-KG", .cyrillic, rarity: 1, letters: "ңөүёйщъыьэюя"),
            TextLanguage("tg", "tg-TJ", .cyrillic, rarity: 1, letters: "ғӣқӯҳҷёйщъыьэюя"),
            TextLanguage("ar", "ar-SA", .arabic, dialects: ["arz"]), TextLanguage("fa", "fa-IR", .arabic, rarity: 0.3),
            TextLanguage("ur", "ur-PK", .arabic, rarity: 0.7),
            TextLanguage("hi", "hi-IN", .devanagari, kin: .hindi),
            TextLanguage("mr", "mr-IN", .devanagari, rarity: 0.5, kin: .hindi),
            TextLanguage("ne", "ne-NP", .devanagari, rarity: 0.5, kin: .hindi),
            TextLanguage("el", "el-GR", .greek), TextLanguage("he", "he-IL", .hebrew),
            TextLanguage("th", "th-TH", .thai), TextLanguage("ko", "ko-KR", .hangul),
            TextLanguage("ja", "ja-JP", .kana), TextLanguage("zh", "zh-Hans", .han),
            TextLanguage("zh", "zh-Hant", .han), TextLanguage("yue", "yue-Hans", .han),
            TextLanguage("yue", "yue-Hant", .han),
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

/// A language that texts are told to be in.
package struct IdentifiedLanguage: Sendable, Hashable {
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
    package static let all: [IdentifiedLanguage] =
        [
            IdentifiedLanguage("en", letters: "éèêïçñôöü"), IdentifiedLanguage("fr", letters: "àâæçéèêëîïôœùûüÿ"),
            IdentifiedLanguage("de", letters: "äöüßé", dialects: ["als", "bar"]),
            IdentifiedLanguage("es", letters: "áéíñóúüçª", kin: .iberian),
            IdentifiedLanguage("it", letters: "àèéìíîòóùú"),
            IdentifiedLanguage("pt", letters: "áâãàçéêíóôõúü", kin: .iberian),
            IdentifiedLanguage("nl", letters: "éèëïóöüáàêí"),
            IdentifiedLanguage("pl", letters: "ąćęłńóśźżé"), IdentifiedLanguage("tr", letters: "çğıöşüâîûi\u{307}"),
            IdentifiedLanguage("vi", "vi-VT", letters: vietnameseLetters),
            IdentifiedLanguage("id", letters: "éè", kin: .malay),
            IdentifiedLanguage("cs", letters: "áčďéěíňóřšťúůýž", kin: .czechoslovak),
            IdentifiedLanguage("sv", letters: "åäöé", kin: .scandinavian),
            IdentifiedLanguage("da", letters: "æøåéó", kin: .scandinavian),
            IdentifiedLanguage("no", "nb-NO", letters: "æøåéèêóòôü", kin: .scandinavian),
            IdentifiedLanguage("fi", letters: "åäöšž"),
            IdentifiedLanguage("hu", letters: "áéíóöőúüű"), IdentifiedLanguage("ro", letters: "ăâîșțşţ"),
            IdentifiedLanguage("sk", letters: "áäčďéíĺľňóôŕšťúýž", kin: .czechoslovak),
            IdentifiedLanguage("hr", rarity: 0.3, letters: "čćđšž", dialects: ["sh"], kin: .serboCroatian),
            IdentifiedLanguage(
                "sr", "sr-Latn-RS", rarity: 0.7, letters: "čćđšž", dialects: ["sh"], kin: .serboCroatian),
            IdentifiedLanguage("bs", rarity: 1, letters: "čćđšž", dialects: ["sh"], kin: .serboCroatian),
            IdentifiedLanguage("ca", rarity: 0.7, letters: "àçèéïíòóúü·ŀ"),
            IdentifiedLanguage("sl", rarity: 0.5, letters: "čšž"),
            IdentifiedLanguage("et", rarity: 0.5, letters: "äõöüšž"),
            IdentifiedLanguage("lv", rarity: 0.5, letters: "āčēģīķļņšūž"),
            IdentifiedLanguage("lt", rarity: 0.5, letters: "ąčęėįšųūž"),
            IdentifiedLanguage("sq", rarity: 1, letters: "çë"),
            IdentifiedLanguage("is", rarity: 1, letters: "áðéíóúýþæö"),
            IdentifiedLanguage("ms", rarity: 0.3, letters: "é", kin: .malay),
            IdentifiedLanguage("nn", rarity: 1, letters: "æøåéèêóòô", kin: .scandinavian),
            IdentifiedLanguage("gl", rarity: 1, letters: "áéíñóúüï", kin: .iberian),
            IdentifiedLanguage("eu", rarity: 1, letters: "ñçü"),
            IdentifiedLanguage("af", rarity: 1.5, letters: "éèêëïîôöûáóúŉ"),
            IdentifiedLanguage("cy", rarity: 1.5, letters: "âêîôûŵŷäëïöáéíóúàèìòùẁ"),
            IdentifiedLanguage("ga", rarity: 1.5, letters: "áéíóú"),
            IdentifiedLanguage("mt", rarity: 1.5, letters: "ċġħżàèìòù"),
            IdentifiedLanguage("lb", rarity: 2, letters: "äëéêôûîèöüï"),
            IdentifiedLanguage("oc", rarity: 2.5, letters: "àáèéìíòóúçïü"),
            IdentifiedLanguage("la", rarity: 2.5, letters: "āēīōūæœë"),
            IdentifiedLanguage("qu", rarity: 2.5, letters: "ñ"),
            IdentifiedLanguage("rm", rarity: 2.5, letters: "àèéìòùöüîâê"),
            IdentifiedLanguage("sw", rarity: 1.5, letters: ""),
            IdentifiedLanguage("tl", rarity: 1, letters: "ñáéíóúâàèìîò"),
            IdentifiedLanguage("uz", rarity: 1.5, letters: "ʻʼ"),
            IdentifiedLanguage("mi", rarity: 2.5, letters: "āēīōū"),
        ] + [
            IdentifiedLanguage("ru", "ru-RU", .cyrillic, letters: "ёйщъыьэюя"),
            IdentifiedLanguage("uk", "uk-UA", .cyrillic, letters: "іїєґйщьюя"),
            IdentifiedLanguage("bg", "bg-BG", .cyrillic, rarity: 0.3, letters: "йщъьюя"),
            IdentifiedLanguage("sr", "sr-RS", .cyrillic, rarity: 0.3, letters: "ђјљњћџ"),
            IdentifiedLanguage("mk", "mk-MK", .cyrillic, rarity: 0.7, letters: "ѓѕјљњќџѐѝ"),
            IdentifiedLanguage("be", "be-BY", .cyrillic, rarity: 0.7, letters: "ёіўйыьэюя"),
            IdentifiedLanguage("kk", "kk-KZ", .cyrillic, rarity: 0.7, letters: "әғқңөұүһіёйщъыьэюя"),
            IdentifiedLanguage("mn", "mn-MN", .cyrillic, rarity: 1, letters: "өүёйщъыьэюя"),
            IdentifiedLanguage("ky", "ky-KG", .cyrillic, rarity: 1, letters: "ңөүёйщъыьэюя"),
            IdentifiedLanguage("tg", "tg-TJ", .cyrillic, rarity: 1, letters: "ғӣқӯҳҷёйщъыьэюя"),
            IdentifiedLanguage("ar", "ar-SA", .arabic, dialects: ["arz"]),
            IdentifiedLanguage("fa", "fa-IR", .arabic, rarity: 0.3),
            IdentifiedLanguage("ur", "ur-PK", .arabic, rarity: 0.7),
            IdentifiedLanguage("hi", "hi-IN", .devanagari, kin: .hindi),
            IdentifiedLanguage("mr", "mr-IN", .devanagari, rarity: 0.5, kin: .hindi),
            IdentifiedLanguage("ne", "ne-NP", .devanagari, rarity: 0.5, kin: .hindi),
            IdentifiedLanguage("el", "el-GR", .greek), IdentifiedLanguage("he", "he-IL", .hebrew),
            IdentifiedLanguage("th", "th-TH", .thai), IdentifiedLanguage("ko", "ko-KR", .hangul),
            IdentifiedLanguage("ja", "ja-JP", .kana), IdentifiedLanguage("zh", "zh-Hans", .han),
            IdentifiedLanguage("zh", "zh-Hant", .han), IdentifiedLanguage("yue", "yue-Hans", .han),
            IdentifiedLanguage("yue", "yue-Hant", .han),
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

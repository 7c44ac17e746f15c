import Foundation
import SightGeometry
import SightImage
import SightSheets
import SightTestSupport
import Testing

@Suite("Sheets in every language")
struct LanguageSheetTests {
    @Test(arguments: TextLanguage.allCases)
    func `each half has twenty-five sentences in its script, and the halves share none`(language: TextLanguage) {
        let halves = SheetHalf.allCases.map { SheetProse.sentences(language, $0) }
        for sentences in halves {
            #expect(sentences.count >= 25)
            #expect(Set(sentences).count == sentences.count)
            #expect(sentences.allSatisfy { TextLanguage.Script(mostOf: $0) == language.script })
            #expect(sentences.allSatisfy { $0 == $0.precomposedStringWithCanonicalMapping })
            #expect(sentences.allSatisfy { $0.trimmingCharacters(in: .whitespaces) == $0 && !$0.contains("  ") })
        }
        #expect(Set(halves[0]).isDisjoint(with: halves[1]))
    }

    @Test(arguments: TextLanguage.allCases)
    func `the halves share no font, and each is installed`(language: TextLanguage) throws {
        let families = SheetHalf.allCases.map(language.families)
        #expect(families.allSatisfy { Set($0).count == 2 })
        #expect(Set(families[0]).isDisjoint(with: families[1]))
        // What stands in for a font may be another one of the four, but not for digits.
        let text = SheetProse.sentences(language, .tuning)[1].prefix(20) + " 2018"
        let missing = try RenderedLine(String(text), font: RenderedFont("No Such Family", size: 30), words: false).ink
        for family in families.joined() where family != "DejaVu Sans" {
            let line = try RenderedLine(String(text), font: RenderedFont(family, size: 30), words: false).ink
            let isOwn = line.samples != missing.samples
            #expect(isOwn, "\(family)")
        }
    }

    @Test(arguments: TextLanguage.allCases, SheetHalf.allCases)
    func `the pages of a language hold every sentence in each font, in each size another one`(
        language: TextLanguage, half: SheetHalf
    ) {
        func letters(_ lines: [String]) -> String { lines.joined().filter { $0 != " " } }
        let sheets = LanguageSheet.all(language, half, .clean)
        #expect(Set(sheets).count == 6 && Set(sheets.map(\.name)).count == 6)
        for font in 0..<2 {
            let pages = sheets.filter { $0.font == font }
            #expect(Set(pages.map(\.size)) == [9, 11, 14])
            let sentences = SheetProse.sentences(language, half).prefix(26)
            #expect(pages.reduce(0) { $0 + letters($1.lines).count } == letters(Array(sentences)).count)
        }
        for line in sheets.flatMap(\.lines) {
            // Thai has no space to end a line at but those between sentences, and a closing mark may hang over.
            #expect(TextColumn.cells(line) <= 66 && TextColumn.cells(line) > 0, "\(line)")
        }
    }

    @Test(arguments: TextLanguage.allCases)
    func `lines stand below each other, inside the page, and begin on the side of their script`(
        language: TextLanguage
    ) throws {
        for sheet in LanguageSheet.all(language, .tuning, .clean).prefix(2) {
            let page = try sheet.rendered()
            #expect(page.lines.map(\.text) == sheet.lines)
            let boxes = page.lines.map(\.quad.boundingBox)
            for box in boxes {
                #expect(box.x > 0 && box.y > 0)
                #expect(box.maxX < Double(page.picture.width) && box.maxY < Double(page.picture.height))
                #expect(box.width > 10 && box.height > 5)
            }
            for (above, below) in zip(boxes, boxes.dropFirst()) { #expect(above.maxY <= below.y) }
            let starts = boxes.map { language.script.isRightToLeft ? $0.maxX : $0.x }
            #expect(starts.max()! - starts.min()! < 1)
        }
    }

    @Test
    func `pages are the same every time, and degraded ones are others`() throws {
        let clean = LanguageSheet.all(.th, .tuning, .clean)[0], mild = LanguageSheet.all(.th, .tuning, .mild)[0]
        let pages = try [clean.rendered(), clean.rendered(), mild.rendered(), mild.rendered()].map(\.picture.samples)
        #expect(pages[0] == pages[1] && pages[2] == pages[3] && pages[0] != pages[2])
    }

    @Test(arguments: SheetHalf.allCases)
    func `the mixed page has five paragraphs, each in its script`(half: SheetHalf) throws {
        let sheet = MixedSheet(half: half, level: .clean)
        let scripts = sheet.paragraphs.map { TextLanguage.Script(mostOf: $0.lines.joined()) }
        #expect(scripts == [.latin, .kana, .cyrillic, .arabic, .hangul])
        let page = try sheet.rendered()
        let boxes = page.lines.map(\.quad.boundingBox)
        for (above, below) in zip(boxes, boxes.dropFirst()) { #expect(above.maxY <= below.y) }
    }

    /// The letters that a language has beside those of English.
    static let letters = [
        "cs": "áčďéěíňóřšťúůýž", "da": "æøåé", "de": "äöü", "es": "áéíñóúü", "fr": "àâçèéêëîïôœùû", "it": "àèéìòù",
        "nb": "æøåéô", "nl": "éëóïêèçö", "nn": "æøåôòé", "pl": "ąćęłńóśźż", "pt": "áâãàçéêíóôõú", "ro": "ăâîșț",
        "sv": "åäöé", "tr": "âçğıîöşüû",
        "vi": "àảãáạăằẳẵắặâầẩẫấậđèẻẽéẹêềểễếệìỉĩíịòỏõóọôồổỗốộơờởỡớợùủũúụưừửữứựỳỷỹýỵ", "hu": "áéíóöőúüű",
        "sk": "áäčďéíĺľňóôŕšťúýž", "lv": "āčēģīķļņšūž", "lt": "ąčęėįšųūž",
    ]

    @Test(arguments: letters.keys.sorted())
    func `words have every accented letter, small and capital`(language: String) {
        let text = DiacriticSheet(language, .heldOut, font: 0).lines.joined(separator: " ")
        let missing = Self.letters[language]!.filter { !text.contains($0) }
        let capitals = Self.letters[language]!.uppercased().filter { !text.contains($0) }
        #expect(
            missing.filter { !Self.rare.contains($0) } == ""
                && capitals.filter { !Self.rareCapitals.contains($0) } == "")
    }

    /// In no common word, or in none that stands there.
    static let rare: Set<Character> = ["ỵ", "ỳ", "ý", "ĺ", "ŕ"]
    static let rareCapitals: Set<Character> = ["Ỵ", "Ỳ", "Ý", "Ĺ", "Ŕ"]

    @Test
    func `capitals are those of the language`() {
        #expect(DiacriticSheet("tr", .heldOut, font: 0).lines.joined(separator: " ").contains("KÂĞIT ÇİÇEK"))
        #expect(DiacriticSheet("de", .heldOut, font: 0).lines.contains { $0.contains("STRASSE") && $0.contains("ÄÖÜ") })
    }
}

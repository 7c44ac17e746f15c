import SightGeometry
import SightText
import Testing

@Suite("Letters that a language tells")
struct LanguageLettersTests {
    private static let nowhere = Quad(Rectangle(x: 0, y: 0, width: 1, height: 1))

    private static func words(_ text: String) -> [TextWord] {
        text.split(separator: " ").map { word in
            TextWord(
                text: String(word), confidence: 1, quad: nowhere,
                characters: word.map { TextCharacter(text: String($0), confidence: 1, quad: nowhere) })
        }
    }

    private static func line(_ text: String, alternatives: [String] = []) -> TextLine {
        TextLine(
            text: text, confidence: 1, quad: nowhere, words: words(text),
            alternatives: alternatives.map { TextCandidate(text: $0, confidence: 0.1, words: words($0)) })
    }

    /// Every part of a line says the same.
    private static func check(_ line: TextLine, says text: String, _ location: SourceLocation = #_sourceLocation) {
        #expect(line.text == text, sourceLocation: location)
        #expect(line.words.map(\.text).joined(separator: " ") == text, sourceLocation: location)
        #expect(
            line.words.allSatisfy { $0.characters.map(\.text).joined() == $0.text }, sourceLocation: location)
    }

    @Test(arguments: [
        ("שלוס לכולס", "שלום לכולם"), ("(היוס, אתס)", "(היום, אתם)"), ("„שלוס”", "„שלום”"),
        // Words that end in samekh, words that are in no list, and samekhs within words.
        ("אוטובוס בלי כרטיס", "אוטובוס בלי כרטיס"), ("כנס", "כנס"), ("צקלגצס", "צקלגצס"), ("ספר כסף", "ספר כסף"),
        ("ס", "ס"),
    ])
    func `a samekh at the end of a Hebrew word is a final mem where that is the common word`(
        seen: String, meant: String
    ) throws {
        let lexicon = try LexiconTests.lexicon("he")
        Self.check(LanguageLetters.settled(Self.line(seen), in: "he", words: lexicon), says: meant)
    }

    @Test func `without a list of words a samekh stays what it was seen as`() {
        #expect(LanguageLetters.settled(Self.line("שלוס"), in: "he") == Self.line("שלוס"))
    }

    @Test(arguments: [
        ("كتابي", "کتابی"), ("على", "علی"), ("خانة ما", "خانهٔ ما"), ("یک کتاب", "یک کتاب"),
    ])
    func `Arabic letters that a Persian line has are those of Persian that look like them`(
        seen: String, meant: String
    ) {
        Self.check(LanguageLetters.settled(Self.line(seen), in: "fa"), says: meant)
        Self.check(LanguageLetters.settled(Self.line(seen), in: "fa-IR"), says: meant)
    }

    @Test(arguments: [
        ("بدربزرگ بنیر", "پدربزرگ پنیر"), ("بایین،", "پایین،"), ("گلجین", "گلچین"),
        ("می\u{200C}برسید", "می\u{200C}برسید"), ("بدن به بند", "بدن به بند"), ("جای", "جای"), ("بجبجب", "بجبجب"),
    ])
    func `letters with one dot have three where that is the common word of Persian`(
        seen: String, meant: String
    ) throws {
        let lexicon = try LexiconTests.lexicon("fa")
        Self.check(LanguageLetters.settled(Self.line(seen), in: "fa", words: lexicon), says: meant)
        #expect(LanguageLetters.settled(Self.line(seen), in: "fa") == Self.line(seen))
    }

    @Test(arguments: ["ar", "ur", nil])
    func `lines in other languages keep their letters`(language: String?) {
        let line = Self.line("كتابي على", alternatives: ["كتاب"])
        #expect(LanguageLetters.settled(line, in: language) == line)
    }

    @Test func `readings that differ in such letters only are one`() throws {
        let persian = LanguageLetters.settled(
            Self.line("كتابي", alternatives: ["کتابی", "كتاب", "کتاب", "كباب"]), in: "fa")
        #expect(persian.candidates.map(\.text) == ["کتابی", "کتاب", "کباب"])
        let hebrew = LanguageLetters.settled(
            Self.line("שלוס", alternatives: ["שלום", "שלוט"]), in: "he", words: try LexiconTests.lexicon("he"))
        #expect(hebrew.candidates.map(\.text) == ["שלום", "שלוט"])
    }

    @Test(arguments: [("Ştiinţă", "Știință"), ("Știință", "Știință")])
    func `Romanian has commas below and no cedillas`(seen: String, meant: String) {
        Self.check(LanguageLetters.settled(Self.line(seen), in: "ro"), says: meant)
    }
}

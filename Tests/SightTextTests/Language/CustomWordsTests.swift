import SightText
import Testing

@Suite("Custom words")
struct CustomWordsTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var entries: [String]
        var seen: String
        var text: String
        var testDescription: String { seen }
    }

    static func text(_ row: Row) -> String {
        var line = SeenText.line(row.seen)
        line.apply(CustomWords(row.entries, index: SeenText.index).replacements(in: line).replacements)
        return line.text
    }

    @Test(arguments: [
        Row(entries: ["AB-1234C"], seen: "Part A[BD]-12[S3]4[GC] ok", text: "Part AB-1234C ok"),
        Row(entries: ["Zorvex"], seen: "(Zorv[ce]x).", text: "(Zorvex)."),
        Row(entries: ["Zorvex"], seen: "the Zorv[ce]x,", text: "the Zorvex,"),
        Row(entries: ["Zorvex"], seen: "ZORV[FE]X", text: "ZORVEX"),
        Row(entries: ["Name 500"], seen: "Nam[ce] 500", text: "Name 500"),
        Row(entries: ["Name 500"], seen: "Nam[ce]500", text: "Name 500"),
        Row(entries: ["Kuala Lumpur"], seen: "in Kua[il]aLumpur now", text: "in Kuala Lumpur now"),
        Row(entries: ["PN-12345-X"], seen: "PN-12345-X", text: "PN-12345-X"),
        // A space that was seen within.
        Row(entries: ["Zorvex-X8"], seen: "new Zorvex- X8, two", text: "new Zorvex-X8, two"),
    ])
    func `an entry that is nearly as probable takes the place of what was read`(row: Row) {
        #expect(Self.text(row) == row.text)
    }

    @Test(arguments: [
        Row(entries: ["AB-1234C"], seen: "nothing alike here", text: ""),
        // Certain letters and digits do not change.
        Row(entries: ["AB-1234C"], seen: "AB-1235C", text: ""),
        Row(entries: ["Zorvex"], seen: "Zorvax", text: ""),
        // The same letters in two words.
        Row(entries: ["notable"], seen: "it is not able to", text: ""),
        // Only capitals differ.
        Row(entries: ["zorvex"], seen: "Zorvex", text: ""),
        // Too short, and empty.
        Row(entries: ["AB1", "", "  "], seen: "AB[71]", text: ""),
        // Letters that the recognizer lacks.
        Row(entries: ["漢字漢字"], seen: "abcd", text: ""),
    ])
    func `what is certain or another word stays`(row: Row) {
        #expect(Self.text(row) == SeenText.line(row.seen).text)
    }

    @Test func `a sign that was read for a letter at a word's end goes with it`() {
        var line = SeenText.line("Zorve[/x] now")
        line.apply(CustomWords(["Zorvex"], index: SeenText.index).replacements(in: line).replacements)
        #expect(line.text == "Zorvex now")
    }

    @Test func `a hundred thousand entries are no burden`() {
        let entries = (0..<100_000).map { "PN-\(100_000 + $0)" } + ["Zorvex"]
        let words = CustomWords(entries + entries, index: SeenText.index)
        var line = SeenText.line("the Zorv[ce]x and PN-123456, some[ec] other w[ao]rds")
        let (replacements, kept) = words.replacements(in: line)
        line.apply(replacements)
        #expect(line.text.hasPrefix("the Zorvex and PN-123456,"))
        #expect(kept.count == 2)
    }

    @Test func `an entry that stands there is kept from correction`() {
        let words = CustomWords(["Cashler"], index: SeenText.index)
        let line = SeenText.line("the Cash[li]er")
        let (replacements, kept) = words.replacements(in: line)
        #expect(replacements.isEmpty)
        #expect(kept.map { line.text(of: $0) } == ["Cashler"])
    }

    /// A line of one word as a pack reads it, one letter of which is doubtful.
    private static func packed(_ word: String, doubtful: Int, or other: String, toTheLeft: Bool) -> SpacedReading {
        let count = word.count
        let symbols = word.enumerated().map { i, letter in
            let place = Double(20 * (toTheLeft ? count - 1 - i : i))
            return LineSymbol(
                text: String(letter), probability: i == doubtful ? 0.6 : 0.98, left: place, right: place + 18,
                alternatives: i == doubtful ? [.init(text: other, probability: 0.3)] : [])
        }
        let reading = LineReading(symbols: symbols, width: 20 * count)
        return SpacedReading(reading: reading, words: [reading.characters.indices])
    }

    @Test(arguments: [("Зорвекс", "Зарвекс", 1, "о", false), ("זורווקס", "זורווקם", 6, "ס", true)])
    func `lines that packs read have the caller's words too, whichever way they run`(
        entry: String, read: String, doubtful: Int, other: String, toTheLeft: Bool
    ) {
        let line = Self.packed(read, doubtful: doubtful, or: other, toTheLeft: toTheLeft)
        let correction = TextCorrection(
            customWords: CustomWords([entry], index: SeenText.index), languages: LanguageKnowledge([]))
        let corrected = correction.ofPage([]).corrected(line)
        #expect(corrected.text == (toTheLeft ? String(entry.reversed()) : entry))
        #expect(corrected.corrections.count == 1)
    }
}

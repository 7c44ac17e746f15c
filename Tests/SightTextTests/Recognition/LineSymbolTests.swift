import SightText
import Testing

/// What becomes of symbols that were read on a line as a whole.
@Suite("Line symbols")
struct LineSymbolTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        /// In the order of reading, with spaces; `|` parts symbols of several characters.
        var symbols: [String]
        /// Where the middles are; nil for one behind the other.
        var middles: [Double]?
        /// The characters from left to right.
        var characters: [String]

        var testDescription: String { name }

        var lineSymbols: [LineSymbol] {
            var isAfterSpace = false, result: [LineSymbol] = []
            for text in symbols {
                if text == " " {
                    isAfterSpace = true
                    continue
                }
                let middle = middles?[result.count] ?? Double(20 * result.count + 10)
                result.append(
                    LineSymbol(
                        text: text, probability: 0.9, left: middle - 8, right: middle + 8, isAfterSpace: isAfterSpace))
                isAfterSpace = false
            }
            return result
        }
    }

    static let rows = [
        Row(name: "nothing", symbols: [], characters: []),
        Row(name: "letters", symbols: ["д", "а"], characters: ["д", "а"]),
        Row(name: "Thai with marks above and below", symbols: ["ท", "ี", "่", "น", "ี", "้"], characters: ["ที่", "นี้"]),
        Row(name: "the Thai vowel am in two strokes", symbols: ["ท", "ํ", "า"], characters: ["ท\u{E33}"]),
        Row(
            name: "the Thai vowel am, its circle taken for another mark of tone",
            symbols: ["น", "\u{E49}", "\u{E49}", "\u{E32}"], characters: ["น\u{E49}\u{E33}"]),
        Row(
            name: "a Thai mark of tone before the long a", symbols: ["น", "\u{E49}", "\u{E32}"],
            characters: ["น\u{E49}", "\u{E32}"]),
        Row(
            name: "the same with a mark of tone between", symbols: ["น", "ํ", "้", "า"],
            characters: ["น\u{E49}\u{E33}"]),
        Row(
            name: "the same with a mark of tone before", symbols: ["น", "้", "ํ", "า"],
            characters: ["น\u{E49}\u{E33}"]),
        Row(name: "Devanagari with vowel signs", symbols: ["म", "ौ", "स", "म"], characters: ["मौ", "स", "म"]),
        Row(name: "a conjunct", symbols: ["अ", "च", "्", "छ", "ा"], characters: ["अ", "च्छा"]),
        Row(name: "a mark behind a space stays apart", symbols: ["a", " ", "\u{301}"], characters: ["a", "\u{301}"]),
        Row(name: "a ligature", symbols: ["ﬁ", "fi"], characters: ["ﬁ", "f", "i"]),
        Row(
            name: "Hebrew, whose words go backwards too", symbols: ["ש", "ל", " ", "ע"], middles: [90, 70, 20],
            characters: ["ע", "ל", "ש"]),
        Row(
            name: "Arabic whose letters overlap", symbols: ["ك", "م", "ي"], middles: [80, 40, 50],
            characters: ["ي", "م", "ك"]),
        Row(
            name: "a number among Hebrew", symbols: ["ל", "1", ".", "5"], middles: [90, 20, 30, 40],
            characters: ["1", ".", "5", "ל"]),
        Row(
            name: "a Latin word among Hebrew", symbols: ["ל", " ", "U", "S", "B", " ", "ע"],
            middles: [150, 80, 100, 120, 20], characters: ["ע", "U", "S", "B", "ל"]),
        Row(
            name: "a mark at the end of Hebrew", symbols: ["ל", "ו", "."], middles: [60, 40, 20],
            characters: [".", "ו", "ל"]),
        Row(
            name: "letters from left to right whose boxes overlap", symbols: ["ल", "य"], middles: [50, 40],
            characters: ["ल", "य"]),
    ]

    @Test(arguments: rows)
    func `symbols become characters from left to right`(row: Row) {
        let reading = LineReading(symbols: row.lineSymbols, width: 400)
        #expect(reading.characters.map(\.letter) == row.characters)
        #expect(zip(reading.characters, reading.characters.dropFirst()).allSatisfy { $0.lastStep + 1 < $1.firstStep })
        #expect(reading.steps.count >= 200)
    }

    @Test(arguments: rows)
    func `the best path of the steps is the reading itself`(row: Row) {
        let reading = LineReading(symbols: row.lineSymbols, width: 400)
        #expect(CTCDecoder.characters(reading.steps, alphabet: reading.alphabet) == reading.characters)
        let best = CTCBeamSearch().hypotheses(of: reading.steps[...], space: reading.alphabet.space).first
        #expect(best?.labels == reading.characters.map(\.label))
    }

    @Test
    func `spaces stand where they were read`() {
        let row = Row(name: "", symbols: ["а", " ", "б", "в", " ", "г"], characters: [])
        let reading = LineReading(symbols: row.lineSymbols, width: 100)
        #expect((1..<4).map { reading.spaceProbability(before: $0) } == [1, 0, 1])
        #expect(WordSpacing().words(of: reading, ink: nil) == [0..<1, 1..<3, 3..<4])
    }

    @Test
    func `what a symbol may be as well is another reading of the line`() {
        let symbols = [
            LineSymbol(
                text: "а", probability: 0.6, left: 0, right: 10,
                alternatives: [.init(text: "а", probability: 0.6), .init(text: "о", probability: 0.3)]),
            LineSymbol(text: "н", probability: 0.9, left: 12, right: 20),
        ]
        let reading = LineReading(symbols: symbols, width: 24)
        let hypotheses = CTCBeamSearch().hypotheses(of: reading.steps[...], space: reading.alphabet.space)
        #expect(
            hypotheses.prefix(2).map { $0.labels.map { reading.alphabet.letters[$0] } } == [["а", "н"], ["о", "н"]])
    }

    @Test
    func `a cluster may be what its parts may be`() {
        let symbols = [
            LineSymbol(text: "ท", probability: 0.9, left: 0, right: 10),
            LineSymbol(
                text: "ี", probability: 0.5, left: 0, right: 10,
                alternatives: [.init(text: "ี", probability: 0.5), .init(text: "ิ", probability: 0.4)]),
        ]
        let reading = LineReading(symbols: symbols, width: 24)
        #expect(reading.alphabet.letters == ["", "ที", "ทิ", " "])
        #expect(reading.characters.map(\.probability) == [0.5])
    }
}

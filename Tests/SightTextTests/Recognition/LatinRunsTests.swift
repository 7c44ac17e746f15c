import SightText
import Testing

/// Two readings of one line, by hand: every character is twenty pixels wide.
@Suite("Latin runs")
struct LatinRunsTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        /// Of both, with spaces.
        var own: String
        var latin: String
        /// Of the letters that are not of another script.
        var ownProbability: Float = 0.7
        var latinProbability: Float = 0.95
        /// How far the reading of Latin is shifted, in pixels.
        var shift = 0.0
        var merged: String

        var testDescription: String { name }
    }

    static let rows = [
        Row(
            name: "an address", own: "почта mai1@examp1e.org да", latin: "noura mail@example.org aa",
            merged: "почта mail@example.org да"),
        Row(name: "a price", own: "цена l2,5O руб", latin: "uena 12,50 py6", merged: "цена 12,50 руб"),
        Row(name: "a version", own: "верcия Swift 6.З", latin: "Bepcuя Swift 6.3", merged: "верcия Swift 6.З"),
        Row(name: "a path", own: "файл /etc/hcsts тут", latin: "pauл /etc/hosts Tyt", merged: "файл /etc/hosts тут"),
        Row(name: "behind Korean without a space", own: "가격 U5B를", latin: "가격 USB를", merged: "가격 USB를"),
        Row(
            name: "one that is less sure", own: "цена 12,50", latin: "uena I2,5O", ownProbability: 0.95,
            latinProbability: 0.7, merged: "цена 12,50"),
        Row(
            name: "one that does not fit its place", own: "да USB нет", latin: "да USB нет", shift: 45,
            merged: "да USB нет"),
        Row(name: "one with far fewer letters", own: "да abcdef нет", latin: "да x    y нет", merged: "да abcdef нет"),
        Row(name: "words of another script are never replaced", own: "сор рот", latin: "cop pot", merged: "сор рот"),
        Row(name: "a line of Latin alone", own: "He11o world", latin: "Hello world", merged: "Hello world"),
        Row(name: "marks alone are left as they are", own: "да — нет", latin: "да - нет", merged: "да — нет"),
        Row(name: "nothing on one side", own: "да USB", latin: "", merged: "да USB"),
        Row(name: "nothing on the other", own: "", latin: "USB", merged: ""),
        Row(
            name: "spaces within a run are those of either", own: "на GPL v3 0r later", latin: "Ha GPL v3 or later",
            merged: "на GPL v3 or later"),
        Row(
            name: "where both see the same letters, the spaces stay", own: "на GPL v3", latin: "Ha GPLv 3",
            merged: "на GPL v3"),
    ]

    private static func symbols(_ text: String, probability: Float, shift: Double) -> [LineSymbol] {
        var result: [LineSymbol] = [], isAfterSpace = false
        for (i, letter) in text.enumerated() {
            if letter == " " {
                isAfterSpace = true
                continue
            }
            let left = Double(20 * i) + shift
            let isForeign = letter.unicodeScalars.contains { $0.value > 0x2FF }
            result.append(
                LineSymbol(
                    text: String(letter), probability: isForeign ? 0.8 : probability, left: left, right: left + 20,
                    isAfterSpace: isAfterSpace))
            isAfterSpace = false
        }
        return result
    }

    private static func text(_ reading: LineReading) -> String {
        let words = WordSpacing().words(of: reading, ink: nil)
        return words.map { reading.characters[$0].map(\.letter).joined() }.joined(separator: " ")
    }

    @Test(arguments: rows)
    func `the surer of two readings is taken where both see Latin`(row: Row) {
        let own = LineReading(
            symbols: Self.symbols(row.own, probability: row.ownProbability, shift: 0), width: 800)
        let latin = LineReading(
            symbols: Self.symbols(row.latin, probability: row.latinProbability, shift: row.shift), width: 800)
        #expect(Self.text(LatinRuns().merged(own, with: latin, width: 800)) == row.merged)
    }

    @Test
    func `places and probabilities go with the letters`() {
        let own = LineReading(symbols: Self.symbols("да U5B", probability: 0.5, shift: 0), width: 200)
        let latin = LineReading(symbols: Self.symbols("да USB", probability: 0.9, shift: 2), width: 200)
        let merged = LatinRuns().merged(own, with: latin, width: 200)
        #expect(merged.characters.map(\.probability) == [0.8, 0.8, 0.9, 0.9, 0.9])
        #expect(merged.characters.suffix(3).map(\.firstStep) == latin.characters.suffix(3).map(\.firstStep))
        #expect(merged.steps.count == own.steps.count)
    }

    @Test
    func `a reading that changes nothing is given back as it was`() {
        let own = LineReading(symbols: Self.symbols("да USB", probability: 0.5, shift: 0), width: 200)
        #expect(LatinRuns().merged(own, with: own, width: 200) == own)
    }
}

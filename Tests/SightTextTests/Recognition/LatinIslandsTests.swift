import SightText
import Testing

/// Readings of one line, by hand: every character is twenty pixels wide. `·` is a place where nothing is read.
@Suite("Latin islands")
struct LatinIslandsTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        /// Of the pack, with spaces.
        var own: String
        var network: String
        /// What the network reads where it looks again.
        var part = ""
        /// Of the pack's letters,
        var probability: Float = 0.7
        /// and of the network's.
        var networkProbability: Float = 0.97
        /// What the pack reads without Latin beside it, and with what probability.
        var alone = ""
        var aloneProbability: Float = 0.85
        var result: String

        var testDescription: String { name }
    }

    static let rows = [
        Row(name: "a word", own: "최근 7?에서", network: "·· PC··", result: "최근 PC에서"),
        Row(name: "a word of another length", own: "무료 460로", network: "·· GPL·", result: "무료 GPL로"),
        Row(
            name: "a word that the pack took for its own letters", own: "가게 다버에서", network: "·· XY··", result: "가게 XY에서"
        ),
        Row(
            name: "letters that the pack is sure of", own: "가게 다버에서", network: "·· XY··", probability: 0.95,
            result: "가게 다버에서"),
        Row(
            name: "a word that the network is not sure of", own: "최근 7?에서", network: "·· PC··",
            networkProbability: 0.6, result: "최근 7?에서"),
        Row(name: "Latin that both see", own: "최근 PC에서", network: "·· PC··", result: "최근 PC에서"),
        Row(name: "two words", own: "오늘 \\1n 1O 밤", network: "·· Win 10 ·", result: "오늘 Win 10 밤"),
        Row(name: "marks beside a word are the pack's", own: "(2ㅁ[) 밤", network: "(GPL, ·", result: "(GPL) 밤"),
        Row(name: "a letter too many behind a word", own: "로 46088 를", network: "· netI· ·", result: "로 netI 를"),
        Row(
            name: "a word that the network sees only by itself", own: "최근 7?에서", network: "·· ····", part: "·· PC··",
            result: "최근 PC에서"),
        Row(
            name: "a wide sign", own: "최근 a7에서", network: "·· ····", part: "·· （b··", result: "최근 (b에서"),
        Row(
            name: "a word whose end is the script's", own: "안 GNU/LH 차", network: "· ······ ·", part: "· GNU/ ·",
            alone: "안 이스가/내가 차", result: "안 GNU/내가 차"),
        Row(
            name: "a hole in the middle", own: "안 main LH free 차", network: "· ···· ·· ···· ·",
            part: "· main ·· free ·", alone: "안 ···· 내가 ···· 차", result: "안 main 내가 free 차"),
        Row(
            name: "a mark at the end is the pack's", own: "안 “PG 차", network: "· ··· ·", part: "· \"PC ·",
            result: "안 “PC 차"),
        Row(
            name: "digits that the pack has elsewhere", own: "에 3,500원", network: "· ·····", part: "· 3,500·",
            result: "에 3,500원"),
        Row(
            name: "a comma before it", own: "안, PG 차", network: "·· ·· ·", part: "·· PC ·", result: "안, PC 차"),
        Row(
            name: "letters of the script that were taken for Latin", own: "에 LH 차", network: "· ·· ·", alone: "에 내가 차",
            aloneProbability: 0.65, result: "에 내가 차"),
        Row(
            name: "Latin that the network misses", own: "에 PC 차", network: "· ·· ·", probability: 0.93, alone: "에 내가 차",
            aloneProbability: 0.6, result: "에 PC 차"),
        Row(
            name: "Latin that the pack alone has nothing for", own: "에 PC 차", network: "· ·· ·", alone: "에 76 차",
            result: "에 PC 차"),
        Row(name: "Hebrew on the left of an address", own: "אתר a6c", network: "··· abc", result: "אתר abc"),
        Row(
            name: "letters of the script that each takes for other Latin", own: "אתר ONN", network: "··· ···",
            part: "··· onn", networkProbability: 0.9, alone: "אתר חתם", result: "אתר חתם"),
        Row(
            name: "Latin that the pack misreads and the network is sure of", own: "אתר ONN", network: "··· ···",
            part: "··· onn", alone: "אתר חתם", result: "אתר onn"),
        Row(
            name: "Latin that both see by itself, though neither is sure", own: "אתר ONN", network: "··· ···",
            part: "··· ONN", networkProbability: 0.9, alone: "אתר חתם", result: "אתר ONN"),
        Row(
            name: "the script's own digits, of which the pack is sure", own: "سنة ٢٠١٨", network: "··· 718·",
            probability: 0.95, result: "سنة ٢٠١٨"),
        Row(
            name: "the script's own digits, of which the pack is not sure", own: "سنة ٢٠١٨", network: "··· 2018",
            result: "سنة 2018"),
        Row(name: "nothing of the network", own: "에 20 차", network: "", result: "에 20 차"),
        Row(name: "nothing of the pack", own: "", network: "USB", result: "USB"),
    ]

    /// - Parameter columns: all that is read, of an image that begins with them.
    private static func reading(_ text: String, probability: Float, columns: Range<Int> = 0..<400) -> LineReading {
        var symbols: [LineSymbol] = [], isAfterSpace = false
        for (i, letter) in text.enumerated() where letter != "·" {
            if letter == " " {
                isAfterSpace = true
                continue
            }
            guard columns.contains(20 * i + 10) else { continue }
            let left = Double(20 * i - columns.lowerBound)
            symbols.append(
                LineSymbol(
                    text: String(letter), probability: probability, left: left, right: left + 20,
                    isAfterSpace: isAfterSpace && !symbols.isEmpty))
            isAfterSpace = false
        }
        return LineReading(symbols: symbols, width: columns.count)
    }

    private static func text(_ reading: LineReading) -> String {
        // As it stands on the line: the pack's letters are told from left to right.
        let words = WordSpacing().words(of: reading, ink: nil)
        return words.map { reading.characters[$0].map(\.letter).joined() }.joined(separator: " ")
    }

    @Test(arguments: rows)
    func `Latin counts where the network is sure of it, and the script's letters where it sees none`(row: Row) {
        let own = Self.reading(row.own, probability: row.probability)
        let network = Self.reading(row.network, probability: row.networkProbability)
        let alone = Self.reading(row.alone, probability: row.aloneProbability)
        let islands = LatinIslands()
        var result = islands.laid(over: own, from: network, width: 400)
        var doubtful: [ClosedRange<Double>] = []
        for place in islands.places(in: result, beside: network, ink: nil, width: 400) {
            let seen = Self.reading(row.part, probability: row.networkProbability, columns: place)
            let (reading, open) = islands.laid(over: result, from: seen, at: place, ink: nil, width: 400)
            result = reading
            doubtful += open
        }
        result = islands.restored(result, at: doubtful, from: alone, width: 400)
        let expected = Self.text(Self.reading(row.result, probability: 1))
        #expect(Self.text(result) == expected)
    }

    @Test
    func `the network looks again where it does not see the same Latin`() {
        let own = Self.reading("에 20 나 PC 다 LH", probability: 0.8)
        let network = Self.reading("· 20 · XC", probability: 0.8)
        let places = LatinIslands().places(in: own, beside: network, ink: nil, width: 400)
        #expect(places == [131..<191, 231..<400])
    }

    @Test
    func `a reading that changes nothing is given back as it was`() {
        let own = Self.reading("에 USB 차", probability: 0.8)
        #expect(LatinIslands().laid(over: own, from: own, width: 400) == own)
        #expect(LatinIslands().restored(own, at: [], from: own, width: 400) == own)
    }
}

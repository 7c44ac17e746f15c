import SightGeometry
import SightImage
import SightText
import Synchronization
import Testing

@Suite("Multiscript recognizer")
struct MultiscriptRecognizerTests {
    /// Reads the same on every line, and counts them.
    final class Reader: LineRecognizer {
        let reading: LineReading
        let count = Mutex(0)

        /// - Parameter share: how probable the picture makes `foreign`.
        init(
            _ text: String, probability: Float = 0.97, source: LineReading.Source, foreign: WritingSystem? = nil,
            share: Float = 0.9
        ) {
            let symbols = text.enumerated().filter { $0.element != " " }.map { i, letter in
                LineSymbol(
                    text: String(letter), probability: probability, left: Double(12 * i), right: Double(12 * i + 10),
                    isAfterSpace: i > 0 && Array(text)[i - 1] == " ")
            }
            var reading = LineReading(symbols: symbols, width: 12 * text.count, source: source)
            if let foreign {
                reading.scripts = ScriptProbabilities(
                    ScriptClass.allCases.map {
                        $0 == .script(foreign) ? share : (1 - share) / Float(ScriptClass.allCases.count - 1)
                    })
            }
            self.reading = reading
        }

        var source: LineReading.Source { reading.source }

        func read(_ lines: [LineImage]) async throws -> [LineReading] {
            count.withLock { $0 += lines.count }
            return lines.map { _ in reading }
        }
    }

    /// Tells what it was told.
    struct Identifier: LanguageIdentifier {
        var language: String
        func logProbabilities(of text: String, in languages: [String]) -> [Double] {
            languages.map { $0 == language ? -0.01 : -8 }
        }
    }

    static let line = LineShape(
        quad: Quad(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: 200, y: 0), bottomRight: Point(x: 200, y: 48),
            bottomLeft: Point(x: 0, y: 48))
    ).image(
        of: PixelBuffer(width: 200, height: 48, format: .rgb8) { out in
            for i in 0..<out.count { out[i] = 255 }
        })

    static let russian = RecognitionLanguage.matching("ru")!, ukrainian = RecognitionLanguage.matching("uk")!
    static let vietnamese = RecognitionLanguage.matching("vi")!, english = RecognitionLanguage.matching("en")!

    static func script(_ languages: [RecognitionLanguage], _ readers: [Reader]) -> MultiscriptRecognizer.Script {
        MultiscriptRecognizer.Script(
            system: languages[0].ownSystem, languages: languages,
            ofLanguage: { readers[languages.firstIndex(of: $0)!] })
    }

    @Test func `A line in a script of the network costs no pack`() async throws {
        let network = Reader("Total 5.50", source: .network), pack = Reader("Тотал", source: .packs(["rus"]))
        let both = MultiscriptRecognizer(network: network, scripts: [Self.script([Self.russian], [pack])])
        #expect(try await both.read([Self.line])[0].text == "Total 5.50")
        #expect(pack.count.withLock { $0 } == 0)
    }

    @Test func `A line that is seen to be in another script is read by its pack`() async throws {
        let network = Reader("Bcero", probability: 0.7, source: .network, foreign: .cyrillic)
        let pack = Reader("Всего", source: .packs(["rus"]))
        let both = MultiscriptRecognizer(network: network, scripts: [Self.script([Self.russian], [pack])])
        #expect(try await both.read([Self.line])[0].text == "Всего")
    }

    @Test func `A script whose pack is not there keeps what the network read`() async throws {
        let network = Reader("Bcero", probability: 0.7, source: .network, foreign: .hangul)
        let pack = Reader("Всего", source: .packs(["rus"]))
        let both = MultiscriptRecognizer(network: network, scripts: [Self.script([Self.russian], [pack])])
        #expect(try await both.read([Self.line])[0].text == "Bcero")
    }

    @Test(arguments: [("가 LH 다", "가 내가 다", 1), ("가 나라 다", "", 0)])
    func `Korean that looks like Latin is read by the pack without Latin, and other Korean is not`(
        text: String, told: String, readings: Int
    ) async throws {
        let korean = RecognitionLanguage.matching("ko")!
        let network = Reader("", source: .network),
            pack = Reader(text, probability: 0.7, source: .packs(["kor", "eng"]))
        let alone = Reader(told, probability: 0.8, source: .packs(["kor"]))
        let script = MultiscriptRecognizer.Script(
            system: .hangul, languages: [korean], ofLanguage: { _ in pack }, alone: { _ in alone })
        let both = MultiscriptRecognizer(network: network, scripts: [script], expected: .hangul)
        #expect(try await both.read([Self.line])[0].text == (readings == 0 ? text : told))
        #expect(alone.count.withLock { $0 } == readings)
    }

    @Test func `A page of one language that was asked for is read by its pack alone`() async throws {
        let network = Reader("x", probability: 0.5, source: .network),
            pack = Reader("Всего хорошего", source: .packs(["rus"]))
        let both = MultiscriptRecognizer(
            network: network, scripts: [Self.script([Self.russian], [pack])], expected: .cyrillic)
        #expect(try await both.read([Self.line])[0].text == "Всего хорошего")
        #expect(network.count.withLock { $0 } == 0)
    }

    @Test func `A doubtful line of an expected script is shown to the network too`() async throws {
        let network = Reader("Invoice 4711", source: .network)
        let pack = Reader("Invoice 47П", probability: 0.6, source: .packs(["rus"]))
        let both = MultiscriptRecognizer(
            network: network, scripts: [Self.script([Self.russian], [pack])], expected: .cyrillic)
        #expect(try await both.read([Self.line])[0].text == "Invoice 4711")
    }

    @Test func `First lines in a script make its pack read the rest, in the language of their text`() async throws {
        let network = Reader("Bcboro", probability: 0.7, source: .network, foreign: .cyrillic)
        let general = Reader("Всьoго", source: .packs(["rus"])), ukrainian = Reader("Всього", source: .packs(["ukr"]))
        let both = MultiscriptRecognizer(
            network: network, scripts: [Self.script([Self.russian, Self.ukrainian], [general, ukrainian])],
            identifier: Identifier(language: "uk"))
        let first = try await both.read([Self.line])
        let focused = both.focused(on: first)
        let again = try await focused.revised(first[0], of: Self.line)
        #expect(again.text == "Всього", "the line is read again in its language")
        #expect(try await focused.read([Self.line])[0].text == "Всього")
        #expect(network.count.withLock { $0 } == 1)
    }

    @Test func `First lines that are mostly Latin expect nothing`() async throws {
        let network = Reader("Price list", source: .network), pack = Reader("Цена", source: .packs(["rus"]))
        let both = MultiscriptRecognizer(
            network: network, scripts: [Self.script([Self.russian], [pack])], expected: .cyrillic)
        let focused = both.focused(on: [network.reading, network.reading, pack.reading])
        _ = try await focused.read([Self.line])
        #expect(network.count.withLock { $0 } == 1 && pack.count.withLock { $0 } == 0)
    }

    @Test(arguments: [
        ("Bcero", Float(0.7), Float(0.99), true), ("Amounl", 0.7, 0.4, false), ("Total", 0.97, 0.99, false),
        ("*b***********", 0.6, 0.99, false),
    ])
    func `Amid Latin lines a pack reads what is surely in its script and makes no sense to the network`(
        text: String, probability: Float, share: Float, isForeign: Bool
    ) async throws {
        let network = Reader(text, probability: probability, source: .network, foreign: .cyrillic, share: share)
        let pack = Reader("Всего", source: .packs(["rus"]))
        let both = MultiscriptRecognizer(network: network, scripts: [Self.script([Self.russian], [pack])])
        let others = ["Invoice", "Address"].map { Reader($0, source: .network, foreign: .latin, share: 0.99).reading }
        let focused = both.focused(on: others)
        #expect(try await focused.read([Self.line])[0].text == (isForeign ? "Всего" : text))
        #expect(pack.count.withLock { $0 } == (isForeign ? 1 : 0))
    }

    @Test(arguments: [("vi", "Hoá đơn bán hàng"), ("en", "Hoa don ban hang")])
    func `A language of Latin script that a pack reads better is told by the text`(
        language: String, expected: String
    ) async throws {
        let network = Reader("Hoa don ban hang", source: .network)
        let pack = Reader("Hoá đơn bán hàng", source: .packs(["vie"]))
        let both = MultiscriptRecognizer(
            network: network, scripts: [Self.script([Self.vietnamese], [pack])], latin: [Self.english],
            identifier: Identifier(language: language))
        let first = try await both.read([Self.line])
        #expect(first[0].text == "Hoa don ban hang")
        let focused = both.focused(on: first)
        #expect(try await focused.revised(first[0], of: Self.line).text == expected)
        #expect(try await focused.read([Self.line])[0].text == expected)
    }

    @Test(arguments: [
        ("there are standards đe facto for it", "there are standards de facto for it", Float(0.9), true),
        ("there are standards đe facto for it", "there are standards de facto for it", 0.97, false),
        ("Hoá đơn bán hàng và dịch vụ", "Hoa don ban hang va dich vu", 0.9, false),
    ])
    func `A line with hardly a mark amid Vietnamese is shown to the network too, and the surer reading counts`(
        pack: String, network: String, probability: Float, isOfNetwork: Bool
    ) async throws {
        let both = MultiscriptRecognizer(
            network: Reader(network, probability: 0.96, source: .network),
            scripts: [
                Self.script([Self.vietnamese], [Reader(pack, probability: probability, source: .packs(["vie"]))])
            ],
            expected: .latin)
        #expect(try await both.read([Self.line])[0].text == (isOfNetwork ? network : pack))
    }
}

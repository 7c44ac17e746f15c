import SightGeometry
import SightImage
import SightTestSupport
import SightText
import Testing

/// Small print on small and large pictures, tables and shades, with the real models.
@Suite("Any size", .timeLimit(.minutes(5)))
struct AnySizeTests {
    private static func texts(_ picture: PixelBuffer) async throws -> [String] {
        try await InstalledReader.reader(.small).read(picture).lines.map(\.text)
    }

    /// The em of DejaVu whose capitals have a height.
    private static func em(capitals height: Int) -> Int { Int((Double(height) / 0.729).rounded()) }

    static let card = [
        "Acme Trading Company Ltd", "Jane Appleseed, Engineer", "Phone +44 20 7946 0958", "jane.appleseed@example.com",
        "12 Station Road, Oxford",
    ]
    static let letter = [
        "Dear Ms Brown,", "thank you for your letter of 12 March 2024.", "We are pleased to confirm the order of",
        "twelve blue chairs and three oak tables.", "Delivery is planned for Friday, 5 April,",
        "between 9 and 12 in the morning.", "The invoice of 1,245.50 EUR is enclosed.", "Kind regards, Peter Miller",
    ]
    static let footnotes = [
        "1 Terms and conditions apply, see page 4.", "2 Prices include value added tax of 19 %.",
        "3 Registered in England, number 0123456.",
    ]

    @Test(arguments: [16, 12, 10, 8], ["DejaVu Sans", "DejaVu Serif"])
    func `a card of 640 × 480 is read down to capitals of eight pixels`(height: Int, font: String) async throws {
        var scene = Scene(width: 640, height: 480)
        for (i, line) in Self.card.enumerated() {
            try scene.draw(line, font: "\(font) \(Self.em(capitals: height))", x: 60, y: 60 + 70 * i)
        }
        #expect(try await Self.texts(scene.picture) == Self.card)
    }

    @Test(arguments: [16, 12, 10])
    func `a letter of 720 × 1280 is read down to capitals of ten pixels`(height: Int) async throws {
        let em = Self.em(capitals: height)
        var scene = Scene(width: 720, height: 1280)
        for (i, line) in Self.letter.enumerated() {
            try scene.draw(line, font: "DejaVu Serif \(em)", x: 40, y: 80 + em * 11 / 5 * i)
        }
        #expect(try await Self.texts(scene.picture) == Self.letter)
    }

    @Test(arguments: [24, 20, 16])
    func `ideographs on a card are read down to sixteen pixels`(pixels: Int) async throws {
        let lines = ["北京市朝阳区建国路八十八号", "上海浦东发展银行股份有限公司", "東京都千代田区丸の内一丁目", "ありがとうございます"]
        var scene = Scene(width: 640, height: 480)
        for (i, line) in lines.enumerated() {
            try scene.draw(line, font: "\(ColumnReadingTests.font) \(pixels)", x: 60, y: 60 + 90 * i)
        }
        let texts = try await InstalledReader.unlimitedReader().read(scene.picture).lines.map(\.text)
        #expect(texts == lines)
    }

    @Test(arguments: [300, 600])
    func `a footnote of six points is read on a scanned page`(dotsPerInch: Int) async throws {
        func pixels(_ points: Int) -> Int { points * dotsPerInch / 72 }
        var scene = Scene(width: dotsPerInch * 827 / 100, height: dotsPerInch * 1169 / 100)
        let body = (0..<2).flatMap { _ in Self.letter }
        for (i, line) in body.enumerated() {
            try scene.draw(line, font: "DejaVu Serif \(pixels(11))", x: dotsPerInch, y: dotsPerInch + pixels(16) * i)
        }
        for (i, line) in Self.footnotes.enumerated() {
            try scene.draw(
                line, font: "DejaVu Serif \(pixels(6))", x: dotsPerInch, y: scene.height - dotsPerInch + pixels(9) * i)
        }
        #expect(try await Self.texts(scene.picture) == body + Self.footnotes)
    }

    @Test func `a poster is read from its headline to its imprint`() async throws {
        var scene = Scene(width: 6000, height: 8000)
        try scene.draw("Grand Exhibition", font: "DejaVu Sans 400", x: 400, y: 400)
        for (i, line) in Self.letter.prefix(3).enumerated() {
            try scene.draw(line, font: "DejaVu Sans 120", x: 400, y: 2000 + 300 * i)
        }
        try scene.draw(Self.footnotes[0], font: "DejaVu Sans 30", x: 400, y: 7700)
        #expect(
            try await Self.texts(scene.picture) == ["Grand Exhibition"] + Self.letter.prefix(3) + [Self.footnotes[0]])
    }

    // MARK: - Tables

    @Test(arguments: [true, false])
    func `no row of a table is missing, and none is there twice`(isRuled: Bool) async throws {
        var generator = SeededGenerator(seed: 3)
        var scene = Scene(width: 1040, height: 1000)
        var cells: [String] = []
        for row in 0..<21 {
            for column in 0..<5 {
                let text =
                    switch column {
                    case 0: ["Milk", "Bread", "Butter", "Cheese", "Apples"][row % 5]
                    case 1: String(10 + Int.random(in: 0..<90, using: &generator))
                    default: "\(Int.random(in: 1..<1000, using: &generator)).\(10 + row)"
                    }
                try scene.draw(text, font: "DejaVu Sans 22", x: 34 + 200 * column, y: 32 + 44 * row)
                cells.append(text)
            }
        }
        if isRuled {
            for row in 0...21 { scene.fill(x: 20, y: 20 + 44 * row, width: 1002, height: 2, shade: 0) }
            for column in 0...5 { scene.fill(x: 20 + 200 * column, y: 20, width: 2, height: 926, shade: 0) }
        }
        let found = try await Self.texts(scene.picture)
        #expect(found.sorted() == cells.sorted())
    }

    // MARK: - Shades

    @Test func `dark, light and coloured grounds are read on one page`() async throws {
        var scene = Scene(width: 800, height: 480)
        let bands: [(text: String, ground: UInt8, ink: UInt8)] = [
            ("Quarterly Report 2024", 20, 255), ("Revenue rose by 12 percent", 255, 0),
            ("Warning: high voltage", 90, 240),
            ("Grey on grey is hard to see", 128, 165), ("Pale text on white paper", 255, 205),
            ("Dark letters on a dark field", 75, 40),
        ]
        for (i, band) in bands.enumerated() {
            scene.fill(x: 0, y: 80 * i, width: 800, height: 80, shade: band.ground)
            try scene.draw(band.text, font: "DejaVu Sans 28", x: 30, y: 26 + 80 * i, shade: band.ink)
        }
        #expect(try await Self.texts(scene.picture) == bands.map(\.text))
    }
}

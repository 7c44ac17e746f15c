import SightGeometry
import SightImage
import SightTestSupport
import SightText
import Testing

/// The real models on rendered text: what they must read exactly.
@Suite("Installed models", .timeLimit(.minutes(5)))
struct InstalledModelTests {
    typealias Size = InstalledReader.Size

    private static func texts(_ picture: PixelBuffer, _ size: Size = .small) async throws -> [String] {
        try await InstalledReader.reader(size).read(picture).lines.map(\.text)
    }

    static let invoice = ["Invoice 2024-117", "Blue widgets 12.50", "Delivery to Hamburg 7.90", "Total 20.40"]

    /// The lines of the invoice below each other.
    private static func page(
        _ lines: [String] = invoice, font: String, pitch: Int, width: Int = 560
    ) throws -> PixelBuffer {
        var scene = Scene(width: width, height: pitch * lines.count + 40)
        for (i, line) in lines.enumerated() { try scene.draw(line, font: font, x: 30, y: 24 + pitch * i) }
        return scene.picture
    }

    // MARK: - Fonts, sizes, ways

    @Test(arguments: Size.allCases, ["Sans", "Serif", "Sans Mono", "Sans Bold", "Serif Bold", "Sans Oblique"])
    func `lines are read exactly in common fonts`(size: Size, font: String) async throws {
        let picture = try Self.page(font: "DejaVu \(font) 28", pitch: 60)
        #expect(try await Self.texts(picture, size) == Self.invoice)
    }

    @Test(arguments: Size.allCases, [14, 20, 44, 70])
    func `lines are read exactly at small and large sizes`(size: Size, pixels: Int) async throws {
        let picture = try Self.page(font: "DejaVu Sans \(pixels)", pitch: 2 * pixels, width: 18 * pixels + 60)
        #expect(try await Self.texts(picture, size) == Self.invoice)
    }

    @Test(arguments: Size.allCases, PageRotation.allCases)
    func `a page is read whatever way it is turned`(size: Size, rotation: PageRotation) async throws {
        let orientations: [PageRotation: Orientation] = [
            .none: .up, .clockwise: .left, .half: .down, .counterclockwise: .right,
        ]
        let picture = try Self.page(font: "DejaVu Sans 28", pitch: 60).oriented(orientations[rotation]!)
        let page = try await InstalledReader.reader(size).read(picture)
        #expect(page.rotation == rotation)
        #expect(page.lines.map(\.text) == Self.invoice)
        let angle = [PageRotation.none: 0.0, .clockwise: 90, .half: 180, .counterclockwise: -90][rotation]!
        for line in page.lines {
            let difference = abs(line.angle - angle)
            #expect(min(difference, 360 - difference) < 2)
        }
    }

    @Test
    func `a line on its head amid upright ones is read`() async throws {
        var scene = Scene(width: 560, height: 300)
        for (i, line) in Self.invoice.enumerated() {
            try scene.draw(line, font: "DejaVu Sans 28", x: 30, y: 24 + 60 * i, turned: i == 2 ? .down : .up)
        }
        let page = try await InstalledReader.reader(.small).read(scene.picture)
        #expect(page.rotation == .none)
        #expect(page.lines.map(\.text) == Self.invoice)
        #expect(page.lines.map { abs($0.angle) > 170 } == [false, false, true, false])
    }

    @Test(arguments: [-40.0, -20, -5, 3, 10, 40])
    func `a skewed page is read in order`(degrees: Double) async throws {
        let page = try Self.page(font: "DejaVu Sans 28", pitch: 60)
        let turned = RotatedRectangle(
            center: Point(x: Double(page.width) / 2, y: Double(page.height) / 2), width: 640, height: 640,
            angle: degrees * .pi / 180)
        #expect(try await Self.texts(page.warped(turned.quad, width: 640, height: 640)) == Self.invoice)
    }

    @Test
    func `lines that run up and down beside upright ones are read`() async throws {
        var scene = Scene(width: 700, height: 340)
        let upright = (0..<4).map { "Upright line number \($0)" }
        for (i, line) in upright.enumerated() { try scene.draw(line, font: "DejaVu Sans 24", x: 120, y: 40 + 70 * i) }
        try scene.draw("Sideways note", font: "DejaVu Sans 24", x: 40, y: 60, turned: .left)
        try scene.draw("Other way", font: "DejaVu Sans 24", x: 640, y: 60, turned: .right)
        let page = try await InstalledReader.reader(.small).read(scene.picture)
        #expect(page.rotation == .none)
        #expect(page.lines.map(\.text).filter { $0.hasPrefix("Upright") } == upright)
        let angles = Dictionary(uniqueKeysWithValues: page.lines.map { ($0.text, $0.angle) })
        #expect(angles.count == 6)
        #expect(try abs(#require(angles["Sideways note"]) - 90) < 4)
        #expect(try abs(#require(angles["Other way"]) + 90) < 4)
    }

    @Test
    func `small print on a large page is found`() async throws {
        let lines = (0..<10).map { "Small print number \($0) of ten" }
        var scene = Scene(width: 2000, height: 1100)
        for (i, line) in lines.enumerated() { try scene.draw(line, font: "DejaVu Sans 16", x: 60, y: 60 + 100 * i) }
        #expect(try await Self.texts(scene.picture) == lines)
    }

    @Test(arguments: [8, 40, 70, 200])
    func `a strip of one line is read to its end`(ratio: Int) async throws {
        var words = ["alpha"]
        var picture = try Scene.page("alpha", font: "DejaVu Sans 32", margin: 10)
        while picture.width < ratio * picture.height {
            words.append(["alpha", "bravo", "delta", "echo"][words.count % 4])
            picture = try Scene.page(words.joined(separator: " "), font: "DejaVu Sans 32", margin: 10)
        }
        let lines = try await InstalledReader.reader(.small).read(picture).lines
        #expect(lines.map(\.text) == [words.joined(separator: " ")])
        let inkHeight = Double(picture.height - 20)
        for line in lines { #expect(abs(line.quad.height - inkHeight) < 0.35 * inkHeight, "\(line.quad.height)") }
    }

    @Test(arguments: [14, 12, 9])
    func `a strip that is hardly higher than its letters never fails`(pixels: Int) async throws {
        let words = [String](repeating: "alpha bravo", count: 20).joined(separator: " ")
        let picture = try Scene.page(words, font: "DejaVu Sans \(pixels)", margin: 2)
        let lines = try await InstalledReader.reader(.small).read(picture).lines
        #expect(lines.allSatisfy { $0.quad.height > 0.5 * Double(pixels) && $0.quad.height <= Double(picture.height) })
    }

    @Test(arguments: [4000, 15_000])
    func `a tall screenshot is read from its head to its foot`(height: Int) async throws {
        var scene = Scene(width: 600, height: height)
        let lines = stride(from: 40, to: height - 40, by: 240).map { (y: $0, text: "Message at \($0)") }
        for line in lines { try scene.draw(line.text, font: "DejaVu Sans 24", x: 30, y: line.y) }
        #expect(try await Self.texts(scene.picture) == lines.map(\.text))
    }

    // MARK: - Little text

    @Test
    func `three equal lines are three lines`() async throws {
        let lines = ["Milk 1.29", "Milk 1.29", "Milk 1.29"]
        #expect(try await Self.texts(Self.page(lines, font: "DejaVu Sans 26", pitch: 50, width: 300)) == lines)
    }

    @Test(arguments: [
        "0557-54-5566", "12/31/2024", "Name: O'Brien & Sons", "50 % of $30 = £15", "(a) [b] {c} #1", "user@example.com",
        "https://example.com/a?b=1", "über größer Änderung", "déjà vu à Noël", "mañana señor ¿qué?", "Größe ÄÖÜ äöü ß",
        "Zażółć gęślą jaźń", "25 °C, ½ cup",
        "3 × 4 = 12", "1,234.56 €",
    ])
    func `signs and accents are read exactly`(text: String) async throws {
        #expect(try await Self.texts(Scene.page(text, font: "DejaVu Sans 32", margin: 30)) == [text])
    }

    @Test
    func `a small picture of a date gives the date alone`() async throws {
        var scene = Scene(width: 200, height: 56)
        try scene.draw("2023-06-12", font: "DejaVu Sans 26", x: 22, y: 18)
        #expect(try await Self.texts(scene.picture) == ["2023-06-12"])
    }

    @Test(arguments: [0, 2, 10, 50])
    func `text is read however near the border it stands`(margin: Int) async throws {
        #expect(
            try await Self.texts(Scene.page("Total 20.40", font: "DejaVu Sans 32", margin: margin)) == ["Total 20.40"])
    }

    @Test
    func `cropping a page changes nothing of what stays whole`() async throws {
        var scene = Scene(width: 1400, height: 1000)
        var words: [(text: String, x: Int, y: Int)] = []
        for row in 0..<12 {
            for column in 0..<5 {
                let text = "\(1000 + 137 * (5 * row + column)).\(10 + row)"
                words.append((text, 90 + 250 * column, 70 + 72 * row))
                try scene.draw(text, font: "DejaVu Sans 28", x: words.last!.x, y: words.last!.y)
            }
        }
        for (x, y, width, height) in [
            (0, 0, 1400, 1000), (70, 50, 1280, 890), (320, 120, 1000, 500), (60, 400, 600, 600), (37, 51, 1329, 443),
            (570, 330, 300, 300),
        ] {
            let inside = words.filter {
                $0.x >= x + 10 && $0.x + 170 < x + width && $0.y >= y + 10 && $0.y + 40 < y + height
            }
            let page = try await InstalledReader.reader(.small).read(
                scene.picture.cropped(x: x, y: y, width: width, height: height))
            let found = Set(page.lines.flatMap { $0.text.split(separator: " ").map(String.init) })
            let kept = inside.filter { found.contains($0.text) }
            #expect(
                inside.count > 1 && Double(kept.count) >= 0.95 * Double(inside.count), "\(kept.count)/\(inside.count)")
        }
    }

    @Test(arguments: [UInt8(0), 255])
    func `text on transparent ground is read in any shade`(ink: UInt8) async throws {
        let text = try Scene.page("Clear text", font: "DejaVu Sans 32", margin: 30)
        let picture = PixelBuffer.made(width: text.width, height: text.height, format: .rgba8) { x, y in
            [ink, ink, ink, 255 - text.pixel(x, y)[0]]
        }
        #expect(try await Self.texts(picture) == ["Clear text"])
    }

    @Test(arguments: [(UInt8(255), UInt8(0)), (0, 255), (230, 30), (90, 160), (190, 120)])
    func `text is read in any two shades`(ink: UInt8, ground: UInt8) async throws {
        var scene = Scene(width: 420, height: 140, shade: ground)
        try scene.draw("Total amount", font: "DejaVu Sans 30", x: 30, y: 24, shade: ink)
        try scene.draw("20.40 EUR", font: "DejaVu Sans 30", x: 30, y: 80, shade: ink)
        #expect(try await Self.texts(scene.picture) == ["Total amount", "20.40 EUR"])
    }

    // MARK: - No text

    @Test(arguments: Size.allCases, [UInt8(0), 128, 255])
    func `plain pictures have no lines, down to one pixel`(size: Size, shade: UInt8) async throws {
        for (width, height) in [(1, 1), (1, 50), (50, 1), (3, 7), (31, 33), (64, 64), (500, 300)] {
            let page = try await InstalledReader.reader(size).read(
                .made(width: width, height: height) { _, _ in [shade] })
            #expect(page.lines.isEmpty && page.rotation == .none)
        }
    }

    @Test(arguments: [(1, 1), (1, 300), (300, 1), (2, 900), (900, 3), (7, 31), (33, 32), (2000, 9), (9, 2000)])
    func `noise and rules of any size never fail`(width: Int, height: Int) async throws {
        let reader = try await InstalledReader.reader(.tiny)
        for seed in 0..<3 {
            _ = try await reader.read(.noise(width: width, height: height, format: .gray8, seed: seed))
        }
        let rule = PixelBuffer.made(width: width, height: height) { x, y in
            [y == height / 2 || x == width / 2 ? 0 : 255]
        }
        #expect(try await reader.read(rule).lines.allSatisfy { !$0.text.isEmpty })
        let dashes = PixelBuffer.made(width: width, height: height) { x, _ in [x / 5 % 3 == 0 ? 0 : 255] }
        #expect(try await reader.read(dashes).lines.allSatisfy { !$0.text.isEmpty })
    }

    // MARK: - The same whatever runs beside it

    @Test(arguments: Size.allCases)
    func `how many lines share a run changes no bit of the result`(size: Size) async throws {
        let picture = try Self.manyLines
        let one = try await InstalledReader.reader(size, batchSize: 1).read(picture)
        #expect(one.lines.count == 16)
        for batchSize in [3, 8] {
            #expect(try await InstalledReader.reader(size, batchSize: batchSize).read(picture) == one)
        }
    }

    @Test
    func `eight callers at once get what one gets alone`() async throws {
        let reader = try await InstalledReader.reader(.small)
        let pictures = try (0..<8).map { i in
            try Self.page(Self.invoice.map { "\($0) \(i)" }, font: "DejaVu Sans \(20 + i)", pitch: 50, width: 640)
        }
        var alone: [TextReader.Page] = []
        for picture in pictures { alone.append(try await reader.read(picture)) }
        let together = try await withThrowingTaskGroup(of: (Int, TextReader.Page).self) { group in
            for (i, picture) in pictures.enumerated() { group.addTask { (i, try await reader.read(picture)) } }
            return try await group.reduce(into: [Int: TextReader.Page]()) { $0[$1.0] = $1.1 }
        }
        for (i, page) in alone.enumerated() { #expect(together[i] == page) }
        #expect(alone.allSatisfy { $0.lines.count == 4 })
    }

    @Test
    func `a cancelled page throws, and the next is right`() async throws {
        let reader = try await InstalledReader.reader(.tiny)
        let picture = try Self.manyLines
        let expected = try await reader.read(picture)
        for turn in 0..<6 {
            let task = Task { try await reader.read(picture) }
            for _ in 0..<(turn * 20) { await Task.yield() }
            task.cancel()
            if case .failure(let error) = await task.result { #expect(error is CancellationError) }
        }
        #expect(try await reader.read(picture) == expected)
    }

    /// Lines of many lengths, some of which share a width.
    private static var manyLines: PixelBuffer {
        get throws {
            let words = ["Milk", "Bread", "Butter", "Blue cheese", "Tomatoes", "Orange juice", "Salt", "Pepper"]
            var scene = Scene(width: 620, height: 480)
            for (i, word) in words.enumerated() {
                try scene.draw(word, font: "DejaVu Sans 24", x: 24, y: 24 + 56 * i)
                try scene.draw("\(i + 1).\(90 + i) EUR", font: "DejaVu Serif 24", x: 380, y: 24 + 56 * i)
            }
            return scene.picture
        }
    }
}

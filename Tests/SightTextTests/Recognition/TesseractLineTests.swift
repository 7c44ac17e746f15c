import Foundation
import SightGeometry
import SightImage
import SightInference
import SightTestSupport
import SightText
import Testing

/// Lines of other scripts, read with Tesseract's networks.
@Suite("Tesseract")
struct TesseractLineTests {
    struct Row: Sendable, CustomTestStringConvertible {
        /// The picture's name in `Tests/Fixtures/lines`.
        var name: String
        var packs: [String]
        var text: String
        var isRightToLeft = false

        var testDescription: String { name }
        /// As it stands, from left to right.
        var characters: [String] {
            let letters = text.filter { $0 != " " }.map(String.init)
            return isRightToLeft ? letters.reversed() : letters
        }
    }

    static let rows = [
        Row(name: "russian", packs: ["rus", "eng"], text: "Встреча в среду, 14 мая, в 10:30"),
        Row(name: "russian-english", packs: ["rus", "eng"], text: "Версия Swift 6.3 для Linux готова"),
        Row(name: "ukrainian", packs: ["ukr", "eng"], text: "Їжак заховав яблуко під кущем"),
        Row(name: "bulgarian", packs: ["bul", "eng"], text: "Къщата е близо до гората"),
        Row(name: "serbian", packs: ["srp", "eng"], text: "Његова кућа је поред реке"),
        Row(name: "greek", packs: ["ell", "eng"], text: "Το βιβλίο είναι πάνω στο τραπέζι"),
        Row(name: "korean", packs: ["kor", "eng"], text: "내일 아침 일곱 시에 만나요"),
        Row(name: "thai", packs: ["tha", "eng"], text: "ฉันทำงานทุกวัน"),
        Row(name: "hindi", packs: ["hin", "eng"], text: "आज मौसम बहुत अच्छा है"),
        Row(name: "arabic", packs: ["ara", "eng"], text: "الكتاب على الطاولة", isRightToLeft: true),
        Row(name: "hebrew", packs: ["heb", "eng"], text: "הספר נמצא על השולחן", isRightToLeft: true),
        Row(name: "persian", packs: ["fas", "eng"], text: "کتاب روی میز است", isRightToLeft: true),
        Row(name: "vietnamese", packs: ["vie", "eng"], text: "Hôm nay trời rất đẹp"),
    ]

    static func image(_ name: String) throws -> LineImage {
        try image(PictureSource(contentsOf: Fixtures.url("lines/\(name).png")).displayedPixels())
    }

    static func image(_ picture: PixelBuffer) -> LineImage {
        LineShape(
            quad: Quad(Rectangle(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height)))
        ).image(of: picture.flattened())
    }

    @Test(arguments: rows)
    func `a short line of each language is read from left to right`(row: Row) async throws {
        let recognizer = try TesseractLineRecognizer(packs: TesseractPacks(row.packs))
        let reading = try await recognizer.read([Self.image(row.name)])[0]
        #expect(reading.characters.map(\.letter) == row.characters)
        let words = WordSpacing().words(of: reading, ink: nil)
        #expect(words.count == row.text.split(separator: " ").count)
        #expect(reading.meanProbability > 0.8)
    }

    @Test
    func `without dictionaries a line is read as well`() async throws {
        let recognizer = try TesseractLineRecognizer(packs: TesseractPacks(["rus", "eng"]), usesDictionaries: false)
        let row = Self.rows[0]
        #expect(try await recognizer.read([Self.image(row.name)])[0].characters.map(\.letter) == row.characters)
    }

    @Test
    func `light letters on a dark ground are read as well`() async throws {
        let row = Self.rows[0]
        let picture = try PictureSource(contentsOf: Fixtures.url("lines/\(row.name).png")).displayedPixels().rgb()
        let negative = PixelBuffer(
            width: picture.width, height: picture.height, bytesPerRow: picture.bytesPerRow, format: .rgb8,
            data: Data(picture.data.map { 255 - $0 }))
        let recognizer = try TesseractLineRecognizer(packs: TesseractPacks(row.packs))
        let readings = try await recognizer.read([picture, negative].map(Self.image))
        #expect(readings[0].characters.map(\.letter) == row.characters)
        #expect(readings[1].characters.map(\.letter) == row.characters)
    }

    @Test
    func `lines are read the same one by one and all at once`() async throws {
        let recognizer = try TesseractLineRecognizer(
            packs: TesseractPacks(["kor", "eng"]), budget: ComputeBudget(threads: 2))
        let images = try Self.rows.map { try Self.image($0.name) }
        var single: [LineReading] = []
        for image in images { single += try await recognizer.read([image]) }
        let together = try await withThrowingTaskGroup(of: (Int, LineReading).self) { group in
            for (i, image) in images.enumerated() { group.addTask { (i, try await recognizer.read([image])[0]) } }
            return try await group.reduce(into: [Int: LineReading]()) { $0[$1.0] = $1.1 }
        }
        #expect(images.indices.map { together[$0] } == single)
    }

    @Test(arguments: [
        ("xyz", "tesseract-ocr-xyz"), ("chi_tra", "tesseract-ocr-chi-tra"), ("Cyrillic", "tesseract-ocr-script-cyrl"),
    ])
    func `a pack that is missing is named with the package that has it`(name: String, package: String) throws {
        let error = #expect(throws: TesseractError.self) { try TesseractPacks(["rus", name], folders: ["/nowhere"]) }
        let other = #expect(throws: TesseractError.self) { try TesseractPacks([name], folders: ["/nowhere"]) }
        #expect(error?.package == "tesseract-ocr-rus")
        #expect(other == .packMissing(name: name, folders: ["/nowhere"]))
        #expect(other?.package == package)
        #expect("\(try #require(other))".contains(package))
    }

    @Test(arguments: [Data(), Data("no pack".utf8), Data(repeating: 1, count: 5000), Data(repeating: 255, count: 600)])
    func `a damaged pack is an error`(bytes: Data) async throws {
        let folder = try TemporaryFolder()
        try bytes.write(to: folder.url.appending(path: "rus.traineddata"))
        let packs = try TesseractPacks(["rus"], folders: [folder.url.path])
        for usesDictionaries in [true, false] {
            let recognizer = try TesseractLineRecognizer(packs: packs, usesDictionaries: usesDictionaries)
            await #expect(throws: TesseractError.self) { try await recognizer.read([Self.image("russian")]) }
        }
    }

    @Test(arguments: [(8, 48), (1, 1), (1, 300), (48, 48), (3000, 30)], [UInt8(0), 128, 255])
    func `a line without ink has no letters`(size: (Int, Int), shade: UInt8) async throws {
        let recognizer = try TesseractLineRecognizer(packs: TesseractPacks(["rus", "eng"]))
        let image = Self.image(Scene(width: size.0, height: size.1, shade: shade).picture)
        #expect(try await recognizer.read([image])[0].characters.isEmpty)
    }

    @Test
    func `noise and very long lines do no harm`() async throws {
        let recognizer = try TesseractLineRecognizer(packs: TesseractPacks(["rus", "eng"]))
        var random = SeededGenerator(seed: 5)
        for width in [9, 200, 12_000] {
            let bytes = (0..<(width * 48)).map { _ in UInt8.random(in: 0...255, using: &random) }
            let noise = PixelBuffer(width: width, height: 48, bytesPerRow: width, format: .gray8, data: Data(bytes))
            _ = try await recognizer.read([Self.image(noise)])
        }
    }

    @Test(arguments: [("bulgarian", false), ("hebrew", true)])
    func `a line of many thousand pixels is read whole`(name: String, isRightToLeft: Bool) async throws {
        let picture = try PictureSource(contentsOf: Fixtures.url("lines/\(name).png")).displayedPixels().rgb()
        let row = try #require(Self.rows.first { $0.name == name })
        let times = 20
        let long = PixelBuffer(width: times * picture.width, height: picture.height, format: .rgb8) { out in
            picture.withUnsafeBytes { source in
                for i in 0..<out.count {
                    let (y, x) = (i / (3 * times * picture.width), i % (3 * picture.width))
                    out[i] = source[y * picture.bytesPerRow + x]
                }
            }
        }
        let image = Self.image(long)
        #expect(image.pixels.width > 2 * 2400)
        let reading = try await TesseractLineRecognizer(packs: TesseractPacks(row.packs)).read([image])[0]
        let expected = Double(times * row.characters.count)
        #expect(abs(Double(reading.characters.count) - expected) < 0.05 * expected)
        #expect(zip(reading.characters, reading.characters.dropFirst()).allSatisfy { $0.lastStep < $1.firstStep })
        #expect(reading.characters.suffix(4).map(\.letter) == row.characters.suffix(4))
        #expect(reading.steps.count < image.pixels.width / 2 + 40)
        let words = WordSpacing().words(of: reading, ink: nil).count
        #expect(abs(words - times * row.text.split(separator: " ").count) <= times)
    }

    @Test
    func `a cancelled task reads nothing more`() async throws {
        let recognizer = try TesseractLineRecognizer(
            packs: TesseractPacks(["rus", "eng"]), budget: ComputeBudget(threads: 1))
        let image = try Self.image("russian")
        let task = Task { try await recognizer.read(Array(repeating: image, count: 10_000)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await !recognizer.read([image])[0].characters.isEmpty)
    }
}

import Foundation
import SightEngine
import SightGeometry
import SightImage
import SightInference
import SightTestSupport
import SightText
import Testing

@Suite struct EngineTests {
    private let english = RecognitionOptions(languages: ["en-US"], precision: .f32)

    private func picture(_ name: String) throws -> PixelBuffer {
        try PictureSource(contentsOf: Fixtures.url(name)).displayedPixels()
    }

    private func text(_ page: RecognizedPage) -> String { page.lines.map(\.text).joined(separator: "\n") }

    @Test(arguments: ["receipt", "letter", "sign"])
    func `Every word of a fixture is read`(name: String) async throws {
        let page = try await Engine.shared.recognize(picture("\(name).png"), options: english)
        var score = WordScore()
        score.add(truth: [try Fixtures.text("\(name).txt")], found: page.lines.map(\.text), folded: false)
        #expect(score.f1 == 100)
    }

    @Test func `Eight callers at the same time get what each would get alone`() async throws {
        let pictures = try ["receipt.png", "letter.png", "sign.png", "orientation-6.jpg"].map(picture)
        var alone: [RecognizedPage] = []
        for picture in pictures { alone.append(try await Engine.shared.recognize(picture, options: english)) }
        let together = try await withThrowingTaskGroup(of: (Int, RecognizedPage).self) { group in
            for i in 0..<8 {
                group.addTask { [english] in
                    (i, try await Engine.shared.recognize(pictures[i % pictures.count], options: english))
                }
            }
            return try await group.reduce(into: [Int: RecognizedPage]()) { $0[$1.0] = $1.1 }
        }
        for i in 0..<8 { #expect(together[i] == alone[i % pictures.count]) }
    }

    @Test func `Batches of eight lines give the same bytes as lines read alone`() async throws {
        let one = Engine(store: ModelStore(), runtime: .shared, batchSize: 1)
        let eight = Engine(store: ModelStore(), runtime: .shared, batchSize: 8)
        for name in ["receipt.png", "letter.png"] {
            let a = try await one.recognize(picture(name), options: english)
            let b = try await eight.recognize(picture(name), options: english)
            #expect(a == b)
        }
    }

    @Test(arguments: [1, 2, 3])
    func `The number of threads changes nothing`(threads: Int) async throws {
        let engine = Engine(
            store: ModelStore(), runtime: InferenceRuntime(budget: ComputeBudget(threads: threads), cache: nil))
        let page = try await engine.recognize(picture("receipt.png"), options: english)
        #expect(page == (try await Engine.shared.recognize(picture("receipt.png"), options: english)))
    }

    @Test(arguments: [(Orientation.right, 270), (.down, 180), (.left, 90)])
    func `A page that was scanned turned is read, and its turn is told`(turn: Orientation, rotation: Int) async throws {
        let upright = try picture("letter.png")
        let page = try await Engine.shared.recognize(upright.oriented(turn), options: english)
        #expect(page.rotation == rotation)
        #expect(text(page) == text(try await Engine.shared.recognize(upright, options: english)))
        // Boxes stay in the frame of the picture as it was given.
        let first = try #require(page.lines.first)
        for corner in first.quad.corners {
            #expect((0...Double(page.width)).contains(corner.x) && (0...Double(page.height)).contains(corner.y))
        }
    }

    @Test func `A region limits what is read and leaves coordinates in the whole picture's frame`() async throws {
        let whole = try await Engine.shared.recognize(picture("receipt.png"), options: english)
        var options = english
        options.region = Rectangle(x: 0, y: 500, width: 600, height: 260)
        let part = try await Engine.shared.recognize(picture("receipt.png"), options: options)
        #expect(
            part.lines.map(\.text) == [
                "Subtotal", "22.35", "VAT 10%", "2.24", "TOTAL EUR", "24.59", "Card payment", "24.59",
                "Thank you for your visit!",
            ])
        #expect(part.width == whole.width && part.height == whole.height)
        let line = try #require(whole.lines.first { $0.text == "TOTAL EUR" })
        #expect(abs(part.lines[4].quad.boundingBox.y - line.quad.boundingBox.y) < 6)
    }

    @Test func `A region outside the picture is an error`() async throws {
        var options = english
        options.region = Rectangle(x: 5000, y: 0, width: 10, height: 10)
        await #expect(throws: EngineError.regionOutsidePicture) {
            try await Engine.shared.recognize(picture("sign.png"), options: options)
        }
    }

    @Test func `Text below the minimum height is left out`() async throws {
        var options = english
        // The title is about 30 of 900 pixels high, the other lines about 25.
        options.minimumTextHeight = 0.0297
        let tall = try await Engine.shared.recognize(picture("receipt.png"), options: options)
        #expect(tall.lines.map(\.text).contains("COPPER KETTLE"))
        #expect(!tall.lines.map(\.text).contains("1 Green Tea"))
    }

    @Test(arguments: [-0.1, 1.5, .nan])
    func `A minimum text height outside 0 to 1 is an error`(height: Double) async throws {
        var options = english
        options.minimumTextHeight = height
        await #expect(throws: EngineError.self) {
            try await Engine.shared.recognize(picture("sign.png"), options: options)
        }
    }

    @Test(arguments: ["xx", "tlh-Latn", "", "en_"])
    func `A language that is not read is an error that lists those that are`(tag: String) async throws {
        let options = RecognitionOptions(languages: [tag])
        if tag == "en_" {
            _ = try await Engine.shared.recognize(picture("sign.png"), options: options)
        } else {
            let error = await #expect(throws: EngineError.self) {
                try await Engine.shared.recognize(picture("sign.png"), options: options)
            }
            #expect("\(error!)".contains("en-US"))
        }
    }

    @Test func `A language whose pack is not installed is an error that names the package`() async throws {
        guard let missing = Engine.languages.first(where: { $0.missingPackage != nil }) else { return }
        let error = await #expect(throws: EngineError.self) {
            try await Engine.shared.recognize(
                picture("sign.png"), options: RecognitionOptions(languages: [missing.tag]))
        }
        #expect("\(error!)".contains("apt-get install tesseract-ocr-"))
        #expect(!Engine.supportedLanguages(level: .accurate).contains(missing.tag))
    }

    @Test func `Japanese is not offered by the fast level, which has no kana`() {
        #expect(Engine.supportedLanguages(level: .accurate).contains("ja-JP"))
        #expect(!Engine.supportedLanguages(level: .fast).contains("ja-JP"))
    }

    @Test func `A blank picture has no lines and no error`() async throws {
        #expect(try await Engine.shared.recognize(picture("blank.png"), options: english).lines.isEmpty)
    }

    @Test(arguments: [1, 2, 3, 7, 31, 32, 33, 640, 960, 961])
    func `Pictures of any width are looked at without a fault`(width: Int) async throws {
        for height in [1, 2, 7, 33, 961] {
            let gray = PixelBuffer(width: width, height: height, format: .gray8) { out in
                for i in 0..<out.count { out[i] = UInt8(truncatingIfNeeded: i * 7) }
            }
            _ = try await Engine.shared.recognize(gray, options: english)
        }
    }

    @Test func `A cancelled recognition ends with CancellationError and leaves the engine usable`() async throws {
        let large = try picture("letter.png").resized(width: 3000, height: 4200)
        for delay in [0, 5, 20, 60, 150] {
            let task = Task { [english] in try await Engine.shared.recognize(large, options: english) }
            try await Task.sleep(for: .milliseconds(delay))
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        #expect(try await text(Engine.shared.recognize(picture("sign.png"), options: english)) == "MIND THE STEP")
    }

    @Test func `Results name their models and the precision that was computed with`() async throws {
        let page = try await Engine.shared.recognize(picture("sign.png"), options: english)
        #expect(page.engine.precision == .f32)
        #expect(page.engine.models["detector"]?.hasPrefix("pp-ocrv6-small-detector@") == true)
        #expect(page.engine.models["recognizer"]?.hasPrefix("pp-ocrv6-small-recognizer@") == true)
    }

    @Test(.enabled(if: Engine.supportedLanguages(level: .accurate).contains("ru-RU")))
    func `Results name the packs that read lines, and only those`() async throws {
        var options = english
        options.languages = ["ru"]
        let page = try await Engine.shared.recognize(picture("sign.png"), options: options)
        let packs = page.engine.models.filter { $0.key.hasPrefix("pack-") }
        for (role, identifier) in packs {
            #expect(identifier.contains(/^tesseract-.+-(rus|eng)@[0-9a-f]{8}$/))
            #expect(["pack-rus", "pack-eng"].contains(role))
        }
        let other = try await Engine.shared.recognize(picture("sign.png"), options: english)
        #expect(other.engine.models.keys.sorted() == ["detector", "recognizer"])
    }

    @Test func `A missing model is an error that says how to mend it, and mending it needs no restart`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "models-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let engine = Engine(store: ModelStore(folder: folder, cache: folder), runtime: .shared)
        var options = english
        options.level = .fast
        let error = await #expect(throws: InferenceError.self) {
            try await engine.recognize(picture("sign.png"), options: options)
        }
        #expect("\(error!)".contains("scripts/setup"))
        for file in try FileManager.default.contentsOfDirectory(
            at: ModelStore().folder, includingPropertiesForKeys: nil)
        {
            try FileManager.default.copyItem(at: file, to: folder.appending(path: file.lastPathComponent))
        }
        #expect(try await text(engine.recognize(picture("sign.png"), options: options)).contains("STEP"))
    }
}

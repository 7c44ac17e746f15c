import SightGeometry
import SightImage
import SightTestSupport
import SightText
import Testing

/// The reader with a detector and a recognizer that are simple enough to predict.
@Suite("Text reader", .timeLimit(.minutes(5)))
struct TextReaderTests {
    /// Five lines of different lengths, two of them in one row.
    static let page: BarPicture = {
        var page = BarPicture(width: 400, height: 300)
        page.add(x: 20, y: 20, width: 300, height: 24)
        page.add(x: 20, y: 60, width: 120, height: 24)
        page.add(x: 200, y: 62, width: 150, height: 24)
        page.add(x: 20, y: 100, width: 360, height: 24)
        page.add(x: 20, y: 140, width: 90, height: 24)
        return page
    }()

    private static func read(
        _ page: BarPicture, _ rotation: PageRotation = .none, recognizer: FakeRecognizer = FakeRecognizer(),
        parameters: TextReader.Parameters = TextReader.Parameters(), minimumTextHeight: Double? = nil
    ) async throws -> TextReader.Page {
        let (picture, regions) = page.turned(rotation)
        let reader = TextReader(detector: FakeDetector(found: regions), recognizer: recognizer, parameters: parameters)
        return try await reader.read(picture, minimumTextHeight: minimumTextHeight)
    }

    @Test(arguments: PageRotation.allCases)
    func `a page is read in order whatever way it is turned`(rotation: PageRotation) async throws {
        let page = try await Self.read(Self.page, rotation)
        #expect(page.rotation == rotation)
        #expect(page.lines.map(\.text) == ["Axy", "Bxy", "Cxy", "Dxy", "Exy"])
        // Text that needs a turn to the right runs upwards.
        let angle: Double = [.none: 0, .clockwise: 90, .half: 180, .counterclockwise: -90][rotation]!
        for line in page.lines {
            #expect(abs(abs(line.angle) - abs(angle)) < 1e-6)
            #expect(line.quad.width > line.quad.height)
        }
        if abs(angle) == 90 { #expect(page.lines.allSatisfy { $0.angle * angle > 0 }) }
    }

    @Test(arguments: PageRotation.allCases)
    func `a line on its head amid upright ones is read from its own side`(rotation: PageRotation) async throws {
        var bars = Self.page
        bars.add(x: 20, y: 180, width: 300, height: 24, isUpsideDown: true)
        let page = try await Self.read(bars, rotation)
        #expect(page.rotation == rotation)
        #expect(page.lines.map(\.text) == ["Axy", "Bxy", "Cxy", "Dxy", "Exy", "Fxy"])
        let others = page.lines[0].angle
        #expect(abs(abs(page.lines[5].angle - others) - 180) < 1e-6)
    }

    @Test(arguments: [1, 2, 3, 8], [1, 4, 50])
    func `how many lines share a run, and how many runs go at a time, changes nothing`(
        batchSize: Int, concurrentRuns: Int
    ) async throws {
        var bars = BarPicture(width: 800, height: 700)
        for i in 0..<24 { bars.add(x: 10 + 400 * (i % 2), y: 10 + 28 * (i / 2), width: 100 + 90 * (i % 3), height: 24) }
        let expected = try await Self.read(bars)
        var parameters = TextReader.Parameters()
        parameters.batchSize = batchSize
        parameters.concurrentRuns = concurrentRuns
        // The bars have few letters.
        parameters.lettersToTrust = 10
        let recognizer = FakeRecognizer()
        let page = try await Self.read(bars, recognizer: recognizer, parameters: parameters)
        #expect(page == expected)
        #expect(page.lines.count == 24)
        #expect(recognizer.calls.most <= concurrentRuns)
        #expect(recognizer.mostLines.total == 24, "each line is read once")
        #expect(recognizer.calls.total >= 24 / batchSize)
        if batchSize == 1 { #expect(recognizer.calls.total == 24) }
    }

    @Test
    func `lines lower than asked for are left out, and nothing else`() async throws {
        var bars = BarPicture(width: 400, height: 200)
        bars.add(x: 20, y: 20, width: 300, height: 24, textHeight: 14.2)
        bars.add(x: 20, y: 60, width: 300, height: 24, textHeight: 14.3)
        bars.add(x: 20, y: 100, width: 300, height: 60, textHeight: 40)
        #expect(try await Self.read(bars, minimumTextHeight: 15).lines.map(\.text) == ["Bxy", "Cxy"])
        #expect(try await Self.read(bars, minimumTextHeight: 0).lines.count == 3)
        #expect(try await Self.read(bars, minimumTextHeight: 100).lines.isEmpty)
    }

    @Test(arguments: [(Float(0.59), 0), (0.61, 5)])
    func `lines that are hardly certain are no text`(certainty: Float, expected: Int) async throws {
        let recognizer = FakeRecognizer(certain: certainty, uncertain: 0.1)
        #expect(try await Self.read(Self.page, recognizer: recognizer).lines.count == expected)
    }

    @Test
    func `equal lines are all there`() async throws {
        var bars = Self.page
        let first = bars.regions[0]
        let reader = TextReader(detector: FakeDetector(found: [first, first, first]), recognizer: FakeRecognizer())
        #expect(try await reader.read(bars.picture).lines.map(\.text) == ["Axy", "Axy", "Axy"])
        bars.add(x: 20, y: 200, width: 300, height: 24)
        #expect(try await Self.read(bars).lines.count == 6)
    }

    @Test
    func `without regions nothing is read`() async throws {
        let recognizer = FakeRecognizer()
        let page = try await Self.read(BarPicture(width: 30, height: 20), recognizer: recognizer)
        #expect(page.lines.isEmpty && page.rotation == .none)
        #expect(recognizer.calls.total == 0)
    }

    @Test(arguments: [1, 4])
    func `a cancelled page throws and starts no further run`(concurrentRuns: Int) async throws {
        var bars = BarPicture(width: 400, height: 700)
        for i in 0..<24 { bars.add(x: 20, y: 10 + 28 * i, width: 300, height: 24) }
        let (picture, regions) = bars.turned(.none)
        var parameters = TextReader.Parameters()
        parameters.concurrentRuns = concurrentRuns
        let hasStarted = Gate(), mayGoOn = Gate()
        let recognizer = FakeRecognizer(willRead: {
            hasStarted.open()
            await mayGoOn.pass()
        })
        let reader = TextReader(detector: FakeDetector(found: regions), recognizer: recognizer, parameters: parameters)
        let task = Task { try await reader.read(picture) }
        await hasStarted.pass()
        task.cancel()
        mayGoOn.open()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(recognizer.calls.total <= concurrentRuns)
    }

    /// Knows what to expect once it has seen a line.
    private struct Expecting: LineRecognizer {
        var base = FakeRecognizer()
        var glances = Occupancy()
        var knows = false
        var source: LineReading.Source { .network }

        func read(_ lines: [LineImage]) async throws -> [LineReading] { try await base.read(lines) }

        func glance(at lines: [LineImage]) async throws -> [LineReading] {
            if !knows { glances.enter(lines.count) }
            return try await read(lines)
        }

        func focused(on readings: [LineReading]) -> any LineRecognizer {
            var focused = self
            focused.knows = !readings.isEmpty
            return focused
        }
    }

    @Test
    func `two lines are looked at before what to expect is known`() async throws {
        let recognizer = Expecting()
        let (picture, regions) = Self.page.turned(.none)
        var parameters = TextReader.Parameters()
        parameters.lettersToTrust = 0
        let reader = TextReader(detector: FakeDetector(found: regions), recognizer: recognizer, parameters: parameters)
        #expect(try await reader.read(picture).lines.count == 5)
        #expect(recognizer.glances.total == 2)
    }

    @Test
    func `what the recognizer throws comes out`() async throws {
        struct Failure: Error {}
        let recognizer = FakeRecognizer(willRead: { throw Failure() })
        await #expect(throws: Failure.self) { try await Self.read(Self.page, recognizer: recognizer) }
    }

    @Test
    func `quads lie inside the picture`() async throws {
        var bars = BarPicture(width: 200, height: 60)
        bars.add(x: 0, y: 0, width: 200, height: 24)
        bars.add(x: 0, y: 30, width: 190, height: 24)
        let regions = bars.regions.map {
            var region = $0
            region.quad = Quad(Rectangle(x: -4, y: $0.quad.topLeft.y - 5, width: 212, height: 34))
            return region
        }
        let reader = TextReader(detector: FakeDetector(found: regions), recognizer: FakeRecognizer())
        let lines = try await reader.read(bars.picture).lines
        #expect(lines.count == 2)
        for line in lines {
            for quad in [line.quad] + line.words.map(\.quad) + line.words.flatMap(\.characters).map(\.quad) {
                #expect(quad.corners.allSatisfy { (0...200).contains($0.x) && (0...60).contains($0.y) })
            }
        }
    }
}

import SightImage
import SightTestSupport
import Testing
import Vision

@Suite("RecognizeTextRequest, performed")
struct RecognitionTests {
    static let phrase = "SWIFT VISION 2468"

    @Test("A file is turned as it says itself, once", arguments: 1...8)
    func files(orientation: Int) async throws {
        let url = Fixtures.url("orientation-\(orientation).jpg")
        let observations = try await RecognizeTextRequest().perform(on: url)
        #expect(observations.map(\.transcript) == [Self.phrase])
        let fromData = try await RecognizeTextRequest().perform(on: try Data(contentsOf: url))
        #expect(fromData.map(\.transcript) == [Self.phrase])
        let box = try #require(observations.first).boundingBox.toImageCoordinates(
            CGSize(width: 480, height: 160), origin: .upperLeft)
        #expect(box.width > 300 && box.height > 20 && box.height < 80, "\(box)")
        #expect(abs(box.midX - 240) < 10 && abs(box.midY - 75) < 20, "\(box)")
    }

    @Test("Pixels are turned as the caller says", arguments: 1...8)
    func images(orientation: Int) async throws {
        let source = try #require(
            CGImageSourceCreateWithURL(Fixtures.url("orientation-\(orientation).jpg") as CFURL, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        let told = try #require(CGImagePropertyOrientation(rawValue: UInt32(orientation)))
        let observations = try await RecognizeTextRequest().perform(on: image, orientation: told)
        #expect(observations.map(\.transcript) == [Self.phrase])
        let quad = try #require(observations.first)
        #expect(quad.topLeft.x < quad.topRight.x && quad.topLeft.y > quad.bottomLeft.y)
    }

    @Test("What the caller says wins over the file")
    func explicitOrientation() async throws {
        // Stored upright and tagged so; told to stand on its head, the text begins at the bottom right.
        let observations = try await RecognizeTextRequest().perform(
            on: Fixtures.url("orientation-1.jpg"), orientation: .down)
        let line = try #require(observations.first)
        #expect(line.transcript == Self.phrase)
        #expect(line.topLeft.x > line.topRight.x && line.topLeft.y < line.bottomLeft.y)
    }

    @Test("An empty picture gives no observations and no error")
    func blank() async throws {
        #expect(try await RecognizeTextRequest().perform(on: Fixtures.url("blank.png")) == [])
    }

    @Test("What is no whole picture is an invalid image, with the reason")
    func damaged() async throws {
        for data in [Data(), Data("text".utf8), try Fixtures.data("cut-short.jpg")] {
            let failure = await Failure { try await RecognizeTextRequest().perform(on: data) }
            #expect(failure.kind == "invalidImage")
            #expect(!failure.reason.isEmpty)
        }
        let failure = await Failure { try await RecognizeTextRequest().perform(on: Fixtures.url("cut-short.jpg")) }
        #expect(failure.kind == "invalidImage")
    }

    @Test("A file that cannot be read is an input error, with the reason")
    func unreadable() async throws {
        for url in [Fixtures.url("no such file.png"), Fixtures.url(""), URL(string: "https://example.org/a.png")!] {
            let failure = await Failure { try await RecognizeTextRequest().perform(on: url) }
            #expect(failure.kind == "ioError")
            #expect(!failure.reason.isEmpty)
        }
    }

    @Test("A language that is not read is refused with the list of those that are")
    func unsupportedLanguage() async throws {
        var request = RecognizeTextRequest()
        request.recognitionLanguages = [Locale.Language(identifier: "tlh")]
        let failure = await Failure { try await request.perform(on: Fixtures.url("sign.png")) }
        #expect(failure.kind == "invalidArgument")
        #expect(failure.reason.contains("tlh") && failure.reason.contains("en-US"))
    }

    @Test("A minimum height that was set leaves out lower lines; unset, nothing is left out")
    func minimumTextHeight() async throws {
        var request = RecognizeTextRequest()
        let all = try await request.perform(on: Fixtures.url("letter.png"))
        #expect(all.count == 15)
        request.minimumTextHeightFraction = 0.5
        #expect(try await request.perform(on: Fixtures.url("letter.png")) == [])
        request.minimumTextHeightFraction = 2
        let failure = await Failure { try await request.perform(on: Fixtures.url("letter.png")) }
        #expect(failure.kind == "invalidArgument")
    }

    @Test("A region limits the search, and coordinates are those of the region")
    func region() async throws {
        let whole = try await RecognizeTextRequest().perform(on: Fixtures.url("receipt.png"))
        let size = CGSize(width: 600, height: 900)
        var request = RecognizeTextRequest()
        request.regionOfInterest = NormalizedRect(x: 0, y: 0.75, width: 1, height: 0.25)
        let head = try await request.perform(on: Fixtures.url("receipt.png"))
        #expect(head.map(\.transcript) == ["COPPER KETTLE", "Tea and Coffee Room", "12 Harbour Lane, Eastport"])
        let title = try #require(head.first?.boundingBox)
            .toImageCoordinates(from: request.regionOfInterest, imageSize: size, origin: .upperLeft)
        let same = try #require(whole.first { $0.transcript == "COPPER KETTLE" }).boundingBox
            .toImageCoordinates(size, origin: .upperLeft)
        #expect(abs(title.midX - same.midX) < 5 && abs(title.midY - same.midY) < 5, "\(title) \(same)")
    }

    @Test(
        "A page is read whole and in order, whichever way it lies", arguments: [Orientation.up, .right, .down, .left])
    func page(turn: Orientation) async throws {
        let buffer = try PictureSource(contentsOf: Fixtures.url("letter.png")).storedPixels().oriented(turn)
        let observations = try await RecognizeTextRequest().perform(on: CGImage(buffer))
        let expected = try Fixtures.text("letter.txt").split(separator: "\n").map(String.init)
        #expect(observations.map(\.transcript) == expected)
    }

    @Test("Boxes of words lie on their ink, and one beside the other")
    func wordBoxes() async throws {
        let observations = try await RecognizeTextRequest().perform(on: Fixtures.url("orientation-1.jpg"))
        let text = try #require(observations.first?.topCandidates(1).first)
        let pixels = try PictureSource(contentsOf: Fixtures.url("orientation-1.jpg")).storedPixels()
        let size = CGSize(width: pixels.width, height: pixels.height)
        // Columns of the picture that have ink.
        let inked = (0..<pixels.width).filter { x in (0..<pixels.height).contains { pixels.pixel(x, $0)[0] < 100 } }
        var previousEnd = 0.0
        for word in ["SWIFT", "VISION", "2468"] {
            let range = try #require(text.string.range(of: word))
            let box = try #require(text.boundingBox(for: range)).boundingBox.toImageCoordinates(
                size, origin: .upperLeft)
            #expect(box.minX >= previousEnd - 1, "\(word) \(box)")
            previousEnd = box.maxX
            let ink = inked.filter { Double($0) >= box.minX - 4 && Double($0) <= box.maxX + 4 }
            let first = Double(try #require(ink.first)), last = Double(try #require(ink.last))
            #expect(abs(first - box.minX) <= 6 && abs(last - box.maxX) <= 6, "\(word) \(box) \(first) \(last)")
        }
    }

    @Test("Candidates are as many as there are, at most")
    func candidates() async throws {
        let line = try #require(try await RecognizeTextRequest().perform(on: Fixtures.url("sign.png")).first)
        #expect(line.topCandidates(0) == [])
        #expect(line.topCandidates(-1) == [])
        #expect(line.topCandidates(1).map(\.string) == ["MIND THE STEP"])
        let all = line.topCandidates(20)
        #expect(all.count <= 10 && Array(all.prefix(2)) == line.topCandidates(2))
        #expect(Set(all.map(\.string)).count == all.count)
        #expect(zip(all, all.dropFirst()).allSatisfy { $0.confidence >= $1.confidence })
        #expect(line.topCandidates(1).first?.confidence == line.confidence)
        #expect(line.confidence > 0.8 && line.confidence <= 1)
        #expect(line.originatingRequestDescriptor == .recognizeTextRequest(.revision3))
    }

    @Test("Observations survive coding")
    func coding() async throws {
        let observations = try await RecognizeTextRequest().perform(on: Fixtures.url("sign.png"))
        let copy = try JSONDecoder().decode([RecognizedTextObservation].self, from: JSONEncoder().encode(observations))
        #expect(copy == observations)
    }

    @Test("A cancelled task gets requestCancelled, before the work and during it")
    func cancellation() async throws {
        // A page takes several times as long as the longest delay.
        for delay in [0, 5, 20] {
            let task = Task { try await RecognizeTextRequest().perform(on: Fixtures.url("letter.png")) }
            try await Task.sleep(for: .milliseconds(delay))
            task.cancel()
            #expect(await Failure { try await task.value }.kind == "requestCancelled")
        }
        let cancelledBefore = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await RecognizeTextRequest().perform(on: Fixtures.url("sign.png"))
        }
        cancelledBefore.cancel()
        #expect(await Failure { try await cancelledBefore.value }.kind == "requestCancelled")
    }

    @Test("Many at the same time find what one finds alone")
    func concurrency() async throws {
        let names = ["sign.png", "receipt.png", "orientation-3.jpg", "blank.png"]
        var alone: [String: [String]] = [:]
        for name in names {
            alone[name] = try await RecognizeTextRequest().perform(on: Fixtures.url(name)).map(\.transcript)
        }
        try await withThrowingTaskGroup { group in
            for number in 0..<12 {
                let name = names[number % names.count]
                group.addTask {
                    (name, try await RecognizeTextRequest().perform(on: Fixtures.url(name)).map(\.transcript))
                }
            }
            for try await (name, lines) in group {
                #expect(lines == alone[name])
            }
        }
    }

    @Test("A generic caller can leave the orientation out")
    func generic() async throws {
        func read<R: ImageProcessingRequest>(_ request: R) async throws -> R.Result {
            try await request.perform(on: Fixtures.url("sign.png"))
        }
        #expect(try await read(RecognizeTextRequest()).count == 1)
    }
}

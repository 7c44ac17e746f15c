import SightImage
import SightTestSupport
import Testing
import Vision

@Suite("Every form of picture")
struct InputTests {
    static let phrase = "SWIFT VISION 2468"

    @Test("The same text stands at the same place in every form", arguments: InputKind.allCases)
    func kinds(kind: InputKind) async throws {
        let picture = try PictureSource(contentsOf: Fixtures.url("receipt.png")).storedPixels().flattened()
        let expected = try await RecognizeTextRequest().perform(on: CGImage(picture))
        let found = try await kind.perform(
            RecognizeTextRequest(), on: picture, file: Fixtures.url("receipt.png"), orientation: nil)
        #expect(found.map(\.transcript) == expected.map(\.transcript))
        for (a, b) in zip(found, expected) {
            let difference = [
                a.topLeft.x - b.topLeft.x, a.topLeft.y - b.topLeft.y, a.bottomRight.x - b.bottomRight.x,
                a.bottomRight.y - b.bottomRight.y,
            ].map(abs).max()!
            #expect(difference < 0.015, "\(a.transcript)")
            #expect(abs(a.confidence - b.confidence) < 0.05, "\(a.transcript)")
        }
    }

    @Test("An orientation is applied once, to every form", arguments: InputKind.allCases, 1...8)
    func orientations(kind: InputKind, orientation: Int) async throws {
        // Pixels as the file with this orientation stores them, in a file that does not tell.
        let picture = try PictureSource(contentsOf: Fixtures.url("orientation-\(orientation).jpg")).storedPixels()
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "untagged.png")
        try PictureEncoder.encoded(picture, as: ".png").write(to: file)
        let told = try #require(CGImagePropertyOrientation(rawValue: UInt32(orientation)))
        var request = RecognizeTextRequest()
        request.recognitionLevel = .fast
        let found = try await kind.perform(request, on: picture, file: file, orientation: told)
        #expect(found.map(\.transcript) == [Self.phrase])
        let line = try #require(found.first)
        #expect(line.topLeft.x < line.topRight.x && line.topLeft.y > line.bottomLeft.y)
        #expect(line.boundingBox.width > 0.6 && line.boundingBox.height < 0.5)
    }

    @Test("A handler gives what the request itself gives", arguments: InputKind.allCases)
    func handlers(kind: InputKind) async throws {
        let picture = try PictureSource(contentsOf: Fixtures.url("sign.png")).storedPixels().flattened()
        let file = Fixtures.url("sign.png")
        let handler = try kind.handler(for: picture, file: file, orientation: .down)
        let found = try await handler.perform(RecognizeTextRequest())
        let expected = try await kind.perform(RecognizeTextRequest(), on: picture, file: file, orientation: .down)
        #expect(found.map(\.transcript) == expected.map(\.transcript) && found.count == 1)
        #expect(found.map(\.topLeft) == expected.map(\.topLeft))
    }

    @Test("A frame's time is that of its observations; pictures have none")
    func times() async throws {
        let picture = try PictureSource(contentsOf: Fixtures.url("sign.png")).storedPixels().flattened()
        let line = try #require(try await RecognizeTextRequest().perform(on: Frames.sample(of: picture)).first)
        #expect(line.timeRange?.start.seconds == 1.5 && line.timeRange?.duration.seconds == 0.04)
        let timeless = try #require(
            try await RecognizeTextRequest().perform(on: Frames.sample(of: picture, timing: .invalid)).first)
        #expect(timeless.timeRange == nil)
        let buffer = try Frames.buffer(.bgra, of: picture)
        #expect(try await RecognizeTextRequest().perform(on: buffer).first?.timeRange == nil)
    }

    @Test("A buffer is let go of when the request is done")
    func release() async throws {
        let picture = try PictureSource(contentsOf: Fixtures.url("sign.png")).storedPixels().flattened()
        let buffer = try Frames.buffer(.fullRange, of: picture)
        #expect(try await RecognizeTextRequest().perform(on: buffer).count == 1)
        #expect(!buffer.isLocked)
    }

    @Test("A cancelled request lets go of the buffer too, soon after", .timeLimit(.minutes(1)))
    func releaseAfterCancellation() async throws {
        let picture = try PictureSource(contentsOf: Fixtures.url("letter.png")).storedPixels().flattened()
        nonisolated(unsafe) let buffer = try Frames.buffer(.fullRange, of: picture)
        let task = Task { try await RecognizeTextRequest().perform(on: buffer) }
        while !buffer.isLocked { await Task.yield() }
        task.cancel()
        #expect(await Failure { try await task.value }.kind == "requestCancelled")
        while buffer.isLocked { await Task.yield() }
    }

    @Test("Recognition gets the plane of luma itself; only turning copies")
    func luma() async throws {
        let picture = try PictureSource(contentsOf: Fixtures.url("sign.png")).storedPixels().flattened()
        for kind in [InputKind.videoRange, .fullRange, .gray] {
            let buffer = try Frames.buffer(kind, of: picture)
            let address = UnsafeRawPointer(CVPixelBufferGetBaseAddressOfPlane(buffer, 0))
            let shown = try await SharedPicture(ImageInput(buffer, orientation: nil)).displayed().pixels
            #expect(shown.withUnsafeBytes { $0.baseAddress } == address)
            let turned = try await SharedPicture(ImageInput(buffer, orientation: .left)).displayed().pixels
            #expect(turned.withUnsafeBytes { $0.baseAddress } != address)
        }
    }

    @Test("A frame without a picture, or one that cannot be made ready, is an error that says so")
    func unusableFrames() async throws {
        let picture = try PictureSource(contentsOf: Fixtures.url("sign.png")).storedPixels().flattened()
        let sample = try Frames.sample(of: picture)
        try sample.invalidate()
        #expect(await Failure { try await RecognizeTextRequest().perform(on: sample) }.kind == "invalidImage")
        let buffer = try Frames.buffer(.bgra, of: picture)
        var timing = Frames.timing
        var unready: CMSampleBuffer?
        CMSampleBufferCreateForImageBuffer(
            allocator: nil, imageBuffer: buffer, dataReady: false, makeDataReadyCallback: { _, _ in -12 }, refcon: nil,
            formatDescription: try CMFormatDescription(imageBuffer: buffer), sampleTiming: &timing,
            sampleBufferOut: &unready)
        let failure = await Failure { try await RecognizeTextRequest().perform(on: unready!) }
        #expect(failure.kind == "dataUnavailable" && failure.reason.contains("-12"))
    }
}

import SightTestSupport
import Testing
import Vision

@Suite("ImageRequestHandler")
struct ImageRequestHandlerTests {
    /// A request of somebody else's, which nothing here can perform.
    struct ForeignRequest: VisionRequest {
        typealias Result = Int
        var descriptor: RequestDescriptor { .recognizeTextRequest(.revision3) }
        var description: String { "ForeignRequest" }
    }

    private static func fast() -> RecognizeTextRequest {
        var request = RecognizeTextRequest()
        request.recognitionLevel = .fast
        return request
    }

    private static func impossible() -> RecognizeTextRequest {
        var request = RecognizeTextRequest()
        request.recognitionLanguages = [Locale.Language(identifier: "tlh")]
        return request
    }

    @Test("Several requests give their results in their order, each of its own kind")
    func several() async throws {
        let handler = ImageRequestHandler(Fixtures.url("receipt.png"))
        var head = RecognizeTextRequest()
        head.regionOfInterest = NormalizedRect(x: 0, y: 0.75, width: 1, height: 0.25)
        let (all, some, quick) = try await handler.perform(RecognizeTextRequest(), head, Self.fast())
        #expect(some.map(\.transcript) == ["COPPER KETTLE", "Tea and Coffee Room", "12 Harbour Lane, Eastport"])
        #expect(all.count > some.count && quick.count > some.count)
        let one = try await handler.perform(head)
        #expect(one.map(\.transcript) == some.map(\.transcript))
    }

    @Test("The first failure of several requests is thrown")
    func severalFailures() async throws {
        let handler = ImageRequestHandler(Fixtures.url("sign.png"))
        #expect(await Failure { try await handler.perform(Self.fast(), Self.impossible()) }.kind == "invalidArgument")
        #expect(
            await Failure { try await handler.perform(ForeignRequest(), Self.impossible()) }.kind
                == "unsupportedRequest")
        #expect(await Failure { try await handler.perform(ForeignRequest()) }.kind == "unsupportedRequest")
        // And the handler goes on.
        #expect(try await handler.perform(Self.fast()).count == 1)
    }

    @Test("All requests give one result each, failures among them, and what fails at once comes first")
    func all() async throws {
        let handler = ImageRequestHandler(Fixtures.url("letter.png"))
        let requests: [any VisionRequest] = [
            RecognizeTextRequest(), ForeignRequest(), Self.fast(), Self.impossible(),
        ]
        var kinds: [String] = []
        for await result in handler.performAll(requests) {
            switch result {
            case .recognizeText(let request, let lines):
                #expect(lines.count == 15)
                kinds.append("\(request.recognitionLevel)")
            case .error(let request, let error):
                #expect(request is ForeignRequest || request as? RecognizeTextRequest == Self.impossible())
                kinds.append(Failure(error).kind ?? "?")
            }
        }
        #expect(Set(kinds) == ["accurate", "fast", "unsupportedRequest", "invalidArgument"] && kinds.count == 4)
        // Neither is looked at by a network.
        #expect(Set(kinds.prefix(2)) == ["unsupportedRequest", "invalidArgument"])
    }

    @Test("No requests are no results")
    func none() async {
        let handler = ImageRequestHandler(Fixtures.url("sign.png"))
        for await _ in handler.performAll([]) { Issue.record("a result of nothing") }
    }

    @Test("A picture that cannot be read is an error for each request")
    func unreadable() async {
        let handler = ImageRequestHandler(Data("text".utf8))
        var errors: [String?] = []
        for await result in handler.performAll([RecognizeTextRequest(), Self.fast()]) {
            if case .error(_, let error) = result { errors.append(Failure(error).kind) }
        }
        #expect(errors == ["invalidImage", "invalidImage"])
    }

    @Test("A file that comes later is read by the next request")
    func lateFile() async throws {
        let folder = try TemporaryFolder()
        let url = folder.url.appending(path: "late.png")
        let handler = ImageRequestHandler(url)
        #expect(await Failure { try await handler.perform(Self.fast()) }.kind == "ioError")
        try Fixtures.data("sign.png").write(to: url)
        #expect(try await handler.perform(Self.fast()).map(\.transcript) == ["MIND THE STEP"])
        // And kept from then on.
        try FileManager.default.removeItem(at: url)
        #expect(try await handler.perform(Self.fast()).map(\.transcript) == ["MIND THE STEP"])
    }

    @Test("A hundred tasks at the same time get what one gets")
    func hundred() async throws {
        let handler = ImageRequestHandler(Fixtures.url("sign.png"))
        let request = Self.fast()
        let texts = try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<100 { group.addTask { try await handler.perform(request).map(\.transcript) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(texts.count == 100 && texts.allSatisfy { $0 == ["MIND THE STEP"] })
    }

    @Test("Cancelling one task leaves the others of a handler alone")
    func cancellation() async throws {
        let handler = ImageRequestHandler(Fixtures.url("letter.png"))
        let cancelled = Task { try await handler.perform(RecognizeTextRequest()) }
        let kept = Task { try await handler.perform(Self.fast()) }
        cancelled.cancel()
        #expect(await Failure { try await cancelled.value }.kind == "requestCancelled")
        #expect(try await kept.value.count == 15)
    }

    @Test("A cancelled task is told no more results; a sequence that is left ends the work")
    func cancelledSequence() async {
        let handler = ImageRequestHandler(Fixtures.url("letter.png"))
        let requests: [any VisionRequest] = Array(repeating: RecognizeTextRequest(), count: 20)
        let task = Task {
            var count = 0
            for await _ in handler.performAll([ForeignRequest()] + requests) { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value < 21)
        for await result in handler.performAll([ForeignRequest()] + requests) {
            guard case .error = result else { continue }
            break
        }
    }

    @Test("What a caller says of the orientation wins over the file")
    func orientation() async throws {
        let file = ImageRequestHandler(Fixtures.url("orientation-6.jpg"))
        #expect(try await file.perform(Self.fast()).map(\.transcript) == ["SWIFT VISION 2468"])
        let told = ImageRequestHandler(Fixtures.url("orientation-1.jpg"), orientation: .down)
        let line = try #require(try await told.perform(RecognizeTextRequest()).first)
        #expect(line.topLeft.x > line.topRight.x)
    }
}

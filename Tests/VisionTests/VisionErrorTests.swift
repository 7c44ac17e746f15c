import SightEngine
import SightImage
import SightInference
import Testing
import Vision

@Suite("VisionError")
struct VisionErrorTests {
    static let all: [VisionError] = [
        .dataUnavailable("why"), .internalError("why"), .invalidArgument("why"), .invalidFormat("why"),
        .invalidImage("why"), .invalidModel("why"), .invalidOperation("why"), .ioError("why"),
        .operationFailed("why"), .outOfBoundsError("why"), .outOfMemory("why"), .requestCancelled("why"),
        .timeout("why"), .timeStampNotFound("why"), .unsupportedComputeDevice("why"),
        .unsupportedComputeStage("why"), .unsupportedRequest("why"), .unsupportedRevision("why"),
    ]

    @Test("Every error has a sentence of its own that holds its reason")
    func sentences() throws {
        let sentences = try Self.all.map { try #require($0.errorDescription) }
        #expect(Set(sentences).count == Self.all.count)
        #expect(sentences.allSatisfy { $0.hasSuffix(": why") })
        #expect(zip(Self.all, sentences).allSatisfy { $0.localizedDescription == $1 })
        let creation = VisionError.pixelBufferCreationFailed(kCVReturnInvalidSize)
        #expect(creation.localizedDescription.contains("-6681"))
    }

    @Test("Every failure underneath is the error that says most, with its reason")
    func translations() {
        let translations: [(any Error, kind: String, reason: String)] = [
            (PictureError.unreadable(cause: "cut short"), "invalidImage", "cut short"),
            (PictureError.unsupportedFormat(cause: "a film"), "invalidImage", "a film"),
            (PictureError.tooLarge(cause: "a gigapixel"), "invalidImage", "a gigapixel"),
            (PictureError.encrypted(cause: "a password"), "invalidImage", "a password"),
            (PictureError.decoderMissing(cause: "libvips"), "internalError", "libvips"),
            (EngineError.regionOutsidePicture, "invalidArgument", "region"),
            (EngineError.invalidMinimumTextHeight(7), "invalidArgument", "7"),
            (EngineError.unsupportedLanguage("tlh", supported: ["en-US"]), "invalidArgument", "tlh"),
            (InferenceError.modelMissing(name: "detector", path: "/nowhere"), "invalidModel", "/nowhere"),
            (CancellationError(), "requestCancelled", "cancelled"),
            (VisionError.timeout("late"), "timeout", "late"),
            (Unknown(), "operationFailed", "Unknown"),
        ]
        for (error, kind, reason) in translations {
            let failure = Failure(VisionError(error))
            #expect(failure.kind == kind && failure.reason.contains(reason), "\(error): \(failure)")
        }
    }

    private struct Unknown: Error {}
}

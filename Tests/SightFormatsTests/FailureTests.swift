import SightEngine
import SightFormats
import SightImage
import SightInference
import Testing

@Suite struct FailureTests {
    private struct Unknown: Error {}

    @Test("Every error has its code")
    func codes() {
        let expected: [(any Error, Failure.Code)] = [
            (PictureError.unreadable(cause: "x"), .unreadableImage),
            (PictureError.unsupportedFormat(cause: "x"), .unsupportedFormat),
            (PictureError.tooLarge(cause: "x"), .tooLarge),
            (PictureError.encrypted(cause: "x"), .encrypted),
            (PictureError.decoderMissing(cause: "x"), .decoderMissing),
            (InferenceError.modelMissing(name: "m", path: "p"), .modelMissing),
            (InferenceError.modelDamaged(name: "m", path: "p", cause: "x"), .modelDamaged),
            (InferenceError.runtime(call: "c", cause: "x"), .inference),
            (EngineError.unsupportedLanguage("xx", supported: ["en-US"]), .unsupportedLanguage),
            (EngineError.regionOutsidePicture, .invalidOption),
            (EngineError.invalidMinimumTextHeight(2), .invalidOption),
            (CancellationError(), .cancelled),
            (Unknown(), .unexpected),
        ]
        for (error, code) in expected {
            #expect(Failure(error).code == code)
            #expect(!Failure(error).message.isEmpty)
        }
    }

    @Test("The message is the error's own sentence")
    func messages() {
        let error = PictureError.tooLarge(cause: "3 bytes, the limit is 2")
        #expect(Failure(error).message == error.description)
        let failure = Failure(code: .unwritableOutput, message: "no room")
        #expect(Failure(failure) == failure)
    }
}

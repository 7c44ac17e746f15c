import SightEngine
import SightGeometry
import Testing
import Vision

@Suite("RecognizeTextRequest, as a value")
struct RecognizeTextRequestTests {
    @Test("Defaults are Apple's")
    func defaults() {
        let request = RecognizeTextRequest()
        #expect(request.recognitionLevel == .accurate)
        #expect(request.minimumTextHeightFraction == Float(0.03125))
        #expect(request.recognitionLanguages == [Locale.Language(identifier: "en-US")])
        #expect(!request.automaticallyDetectsLanguage)
        #expect(request.usesLanguageCorrection)
        #expect(request.customWords == [])
        #expect(request.regionOfInterest == .fullImage)
        #expect(request.revision == .revision3)
        #expect(RecognizeTextRequest.supportedRevisions == [.revision3])
        #expect(request.descriptor == .recognizeTextRequest(.revision3))
        #expect(request == RecognizeTextRequest(.revision3))
    }

    @Test("A minimum height counts only when it is set, be it to the default's own value")
    func minimumTextHeight() throws {
        var request = RecognizeTextRequest()
        #expect(try request.options(for: Self.size).minimumTextHeight == nil)
        request.minimumTextHeightFraction = 1 / 32
        #expect(try request.options(for: Self.size).minimumTextHeight == 0.03125)
        #expect(request != RecognizeTextRequest())
    }

    @Test(
        "Languages are handed on in the spelling that clients use",
        arguments: [
            "en-US": "en-US", "en": "en", "de_AT": "de-AT", "zh-Hans": "zh-Hans", "zh-Hant": "zh-Hant",
            "zh-TW": "zh-Hant-TW",
            "vi-VT": "vi-VT", "sr-Latn-RS": "sr-Latn-RS", "sr": "sr", "ja-JP": "ja-JP", "pt-Latn-BR": "pt-BR",
        ]
    )
    func languages(identifier: String, tag: String) throws {
        var request = RecognizeTextRequest()
        request.recognitionLanguages = [Locale.Language(identifier: identifier)]
        #expect(try request.options(for: Self.size).languages == [tag])
    }

    @Test("Detecting the language means to name none")
    func automaticLanguage() throws {
        var request = RecognizeTextRequest()
        request.automaticallyDetectsLanguage = true
        #expect(try request.options(for: Self.size).languages == [])
    }

    @Test("A region becomes pixels from the top; one that leaves the picture is refused")
    func region() throws {
        var request = RecognizeTextRequest()
        #expect(try request.options(for: Self.size).region == nil)
        request.regionOfInterest = NormalizedRect(x: 0.5, y: 0.75, width: 0.25, height: 0.25)
        #expect(try request.options(for: Self.size).region == Rectangle(x: 200, y: 0, width: 100, height: 50))
        for impossible in [
            NormalizedRect(x: 0.5, y: 0, width: 0.6, height: 1), NormalizedRect(x: -0.1, y: 0, width: 0.6, height: 1),
            NormalizedRect(x: 0, y: 0, width: 0, height: 1), NormalizedRect(x: .nan, y: 0, width: 1, height: 1),
            NormalizedRect(x: 0, y: 0, width: 100, height: 100),
        ] {
            request.regionOfInterest = impossible
            #expect(throws: VisionError.self) { try request.options(for: Self.size) }
        }
    }

    @Test("Levels are handed on")
    func levels() throws {
        var request = RecognizeTextRequest()
        request.recognitionLevel = .fast
        #expect(try request.options(for: Self.size).level == .fast)
        #expect(RecognizeTextRequest.RecognitionLevel.allCases.count == 2)
    }

    @Test("Supported languages come in Apple's spellings, and each one can be asked for")
    func supportedLanguages() throws {
        var request = RecognizeTextRequest()
        let languages = request.supportedRecognitionLanguages
        for tag in ["en-US", "fr-FR", "de-DE", "pt-BR", "zh-Hans", "zh-Hant", "ja-JP", "no-NO"] {
            #expect(languages.contains(Locale.Language(identifier: tag)), "\(tag)")
        }
        request.recognitionLevel = .fast
        #expect(!request.supportedRecognitionLanguages.contains(Locale.Language(identifier: "ja-JP")))
    }

    @Test("An error says what was wrong")
    func errorTexts() {
        #expect(VisionError.invalidImage("the file is empty").errorDescription == "Invalid image: the file is empty")
        #expect(VisionError.ioError("there is no file").localizedDescription.contains("there is no file"))
        #expect(VisionError.pixelBufferCreationFailed(-6661).errorDescription?.contains("-6661") == true)
    }

    private static let size = CGSize(width: 400, height: 200)
}

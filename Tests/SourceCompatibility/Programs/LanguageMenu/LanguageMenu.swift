import Foundation
import Vision

/// The settings of a scanner app: which languages there are, and what was chosen.
struct ScannerSettings: Equatable {
    var isQuick = false
    var languages: [String] = []

    /// The request that these settings mean; languages that are not read are left out.
    func request() -> RecognizeTextRequest {
        var request = RecognizeTextRequest()
        request.recognitionLevel = isQuick ? .fast : .accurate
        let known = request.supportedRecognitionLanguages
        let chosen = languages.map(Locale.Language.init(identifier:)).filter(known.contains)
        if chosen.isEmpty {
            request.automaticallyDetectsLanguage = true
        } else {
            request.recognitionLanguages = chosen
        }
        return request
    }
}

@main
struct LanguageMenu {
    static func main() async throws {
        let file = URL(filePath: CommandLine.arguments[1]).appending(path: "sign.png")
        var settings = ScannerSettings(languages: ["en-US", "de-DE", "xx-XX"])
        var request = settings.request()
        print(request.recognitionLanguages.map(\.minimalIdentifier), request.automaticallyDetectsLanguage)
        print(try await request.perform(on: file).map(\.transcript))

        settings = ScannerSettings(isQuick: true)
        request = settings.request()
        print(request.recognitionLevel == .fast, request.automaticallyDetectsLanguage)
        print(try await request.perform(on: file).map(\.transcript))

        for level in RecognizeTextRequest.RecognitionLevel.allCases {
            request.recognitionLevel = level
            let codes = request.supportedRecognitionLanguages.compactMap(\.languageCode?.identifier)
            print(level, ["en", "fr", "de"].allSatisfy(codes.contains))
        }
    }
}

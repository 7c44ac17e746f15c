import Foundation
import Vision

/// What an app tells its user when a request fails.
enum ReadingProblem: LocalizedError, Equatable {
    case cannotOpen, notAPicture, wrongSettings, other(String)

    init(_ error: any Error) {
        switch error {
        case VisionError.ioError: self = .cannotOpen
        case VisionError.invalidImage, VisionError.invalidFormat: self = .notAPicture
        case VisionError.invalidArgument, VisionError.unsupportedRevision: self = .wrongSettings
        default: self = .other(error.localizedDescription)
        }
    }

    var errorDescription: String? {
        switch self {
        case .cannotOpen: "The file cannot be opened."
        case .notAPicture: "The file is not a picture, or it is damaged."
        case .wrongSettings: "The request has settings that are not possible."
        case .other(let text): text
        }
    }
}

@main
struct ErrorMessages {
    static func main() async {
        let folder = URL(filePath: CommandLine.arguments[1])
        var unknownLanguage = RecognizeTextRequest()
        unknownLanguage.recognitionLanguages = [Locale.Language(identifier: "tlh")]
        let attempts: [(String, RecognizeTextRequest)] = [
            ("missing.png", RecognizeTextRequest()), ("cut-short.jpg", RecognizeTextRequest()),
            ("letter.txt", RecognizeTextRequest()), ("sign.png", unknownLanguage),
            ("blank.png", RecognizeTextRequest()),
        ]
        for (name, request) in attempts {
            do {
                let lines = try await request.perform(on: folder.appending(path: name))
                print(name, lines.isEmpty ? "has no text." : "was read.")
            } catch {
                print(name, ReadingProblem(error).localizedDescription)
            }
        }
        let said = (VisionError.timeout("after 5 s") as any Error).localizedDescription
        print(said.contains("after 5 s"))
    }
}

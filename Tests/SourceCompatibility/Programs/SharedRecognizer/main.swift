import Foundation
import Vision

// A protocol before the framework, so that the app's tests need no pictures; and many callers of the real thing.

protocol TextRecognizing: Sendable {
    func lines(of file: URL) async throws -> [String]
}

struct VisionRecognizer: TextRecognizing {
    var request: RecognizeTextRequest = {
        var request = RecognizeTextRequest()
        request.recognitionLanguages = [.init(identifier: "en-US")]
        return request
    }()

    func lines(of file: URL) async throws -> [String] {
        try await request.perform(on: file).map { $0.topCandidates(1).first?.string ?? "" }
    }
}

struct CannedRecognizer: TextRecognizing {
    func lines(of file: URL) async throws -> [String] { [file.lastPathComponent] }
}

func summary(of file: URL, by recognizer: any TextRecognizing) async throws -> String {
    try await recognizer.lines(of: file).joined(separator: ", ")
}

let sign = URL(filePath: CommandLine.arguments[1]).appending(path: "sign.png")
print(try await summary(of: sign, by: CannedRecognizer()))
let recognizer = VisionRecognizer()
let answers = try await withThrowingTaskGroup(of: String.self) { group in
    for _ in 0..<12 {
        group.addTask { try await summary(of: sign, by: recognizer) }
    }
    var answers: Set<String> = []
    for try await answer in group { answers.insert(answer) }
    return answers
}
print(answers)

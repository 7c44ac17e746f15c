import Foundation
import Vision

// Several requests of different settings at once; each result is handled when it is there.

/// What came of a batch of requests.
struct Batch {
    var texts: [RecognizeTextRequest.RecognitionLevel: [String]] = [:]
    var failures: [String] = []
}

func run(_ requests: [any VisionRequest], on data: Data) async -> Batch {
    var batch = Batch()
    let handler = ImageRequestHandler(data)
    for await result in handler.performAll(requests) {
        if case .recognizeText(let request, let observations) = result {
            batch.texts[request.recognitionLevel] = observations.map(\.transcript)
        } else if case .error(let request, let error) = result {
            batch.failures.append("\(request.descriptor): \(error is VisionError)")
        }
    }
    return batch
}

extension RecognizeTextRequest {
    static func at(_ level: RecognitionLevel, _ languages: String...) -> RecognizeTextRequest {
        var request = RecognizeTextRequest()
        request.recognitionLevel = level
        request.recognitionLanguages = languages.map(Locale.Language.init(identifier:))
        return request
    }
}

let folder = URL(filePath: CommandLine.arguments[1])
let sign = try Data(contentsOf: folder.appending(path: "sign.png"))

let both = await run([RecognizeTextRequest.at(.accurate, "en-US"), RecognizeTextRequest.at(.fast, "en-US")], on: sign)
print(both.texts[.accurate] ?? [], both.texts[.fast] ?? [], both.failures.count)

// One request is wrong, the other still answers.
let mixed = await run([RecognizeTextRequest.at(.fast, "en-US"), RecognizeTextRequest.at(.accurate, "tlh")], on: sign)
print(mixed.texts.count, mixed.texts[.fast] ?? [], mixed.failures.count)

let damaged = try Data(contentsOf: folder.appending(path: "cut-short.jpg"))
let broken = await run([RecognizeTextRequest(), RecognizeTextRequest.at(.fast)], on: damaged)
print(broken.texts.isEmpty, broken.failures.count, broken.failures.allSatisfy { $0.hasSuffix("true") })

// Only the first answer is wanted.
for await result in ImageRequestHandler(sign).performAll([RecognizeTextRequest()]) {
    if case .recognizeText(_, let found) = result { print("first:", found.first?.transcript ?? "nothing") }
    break
}

import Foundation
import Vision

// The first thing that every tutorial does: a file in, its lines out.

let fixtures = URL(filePath: CommandLine.arguments[1])
var request = RecognizeTextRequest()
request.recognitionLevel = .accurate
request.recognitionLanguages = [Locale.Language(identifier: "en-US")]
request.usesLanguageCorrection = true

let observations = try await request.perform(on: fixtures.appending(path: "letter.png"))
for observation in observations.prefix(4) {
    guard let candidate = observation.topCandidates(1).first else { continue }
    print(candidate.string)
}

import Foundation
import Vision

// A sign reader: large text only, and only what is certain.

let folder = URL(filePath: CommandLine.arguments[1])
var request = RecognizeTextRequest()
print(request.minimumTextHeightFraction == 1 / 32, request.usesLanguageCorrection, request.customWords.isEmpty)
request.minimumTextHeightFraction = 0.1
request.usesLanguageCorrection = false
request.customWords = ["KETTLE"]

for name in ["sign.png", "letter.png"] {
    let lines = try await request.perform(on: folder.appending(path: name))
    let certain = lines.filter { $0.confidence >= 0.5 }.compactMap { $0.topCandidates(1).first }
    print(name, certain.map(\.string), certain.allSatisfy { (0...1).contains($0.confidence) })
}

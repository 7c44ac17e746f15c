import Foundation
import Vision

// Searches the text of a picture and says where the matches are, as a "find on page" does.

struct Match {
    var text: String
    var corners: [CGPoint]
}

func matches(of pattern: Regex<Substring>, in lines: [RecognizedTextObservation]) -> [Match] {
    lines.flatMap { line -> [Match] in
        guard let candidate = line.topCandidates(1).first else { return [] }
        return candidate.string.matches(of: pattern).compactMap { found in
            guard let box = candidate.boundingBox(for: found.range) else { return nil }
            let corners = [box.topLeft, box.topRight, box.bottomRight, box.bottomLeft].map(\.cgPoint)
            return Match(text: String(found.output), corners: corners)
        }
    }
}

let file = URL(filePath: CommandLine.arguments[1]).appending(path: "receipt.png")
let lines = try await RecognizeTextRequest().perform(on: file)
for pattern in [#/\d\d/\d\d/\d{4}/#, #/[Ee]ast\w+/#, #/\d+%/#] {
    for match in matches(of: pattern, in: lines) {
        let left = match.corners.map(\.x).min() ?? 0
        let isInside = match.corners.allSatisfy { (0...1).contains($0.x) && (0...1).contains($0.y) }
        print(match.text, isInside, left < 0.5 ? "on the left" : "on the right")
    }
}

// The old way: an NSRange of the string.
let expression = try NSRegularExpression(pattern: "[A-Z]{6}")
for line in lines {
    guard let text = line.topCandidates(1).first else { continue }
    let whole = NSRange(text.string.startIndex..., in: text.string)
    for result in expression.matches(in: text.string, range: whole) {
        guard let range = Range(result.range, in: text.string) else { continue }
        print(text.string[range], text.boundingBox(for: range) != nil)
    }
}

import Foundation
import Vision

/// An app's own types around Vision's, with every one of them named.
struct Line: Hashable, Sendable {
    var best: RecognizedText
    var outline: RectangleObservation?
    var source: RequestDescriptor?
    var origin: CoordinateOrigin = .lowerLeft

    init?(_ observation: RecognizedTextObservation) {
        let candidates: [RecognizedText] = observation.topCandidates(10)
        guard let best = candidates.max(by: { $0.confidence < $1.confidence }) else { return nil }
        self.best = best
        let whole: Range<String.Index> = best.string.startIndex..<best.string.endIndex
        outline = best.boundingBox(for: whole)
        source = observation.originatingRequestDescriptor
    }
}

@main
struct TypedResults {
    static func main() async throws {
        let file = URL(filePath: CommandLine.arguments[1]).appending(path: "sign.png")
        let revision: RecognizeTextRequest.Revision = RecognizeTextRequest.supportedRevisions.max() ?? .revision3
        let request = RecognizeTextRequest(revision)
        let result: RecognizeTextRequest.Result = try await request.perform(on: file, orientation: nil)
        let lines = result.compactMap(Line.init)
        print(lines.map(\.best.string), request.revision == .revision3)

        let stored = try JSONEncoder().encode([request.descriptor])
        print(
            try JSONDecoder().decode([RequestDescriptor].self, from: stored)
                == lines.map { $0.source ?? request.descriptor })
        guard let outline = lines.first?.outline, let observation = result.first else { return print("no outline") }
        // The box of the whole text lies inside the line's, up to a rounding.
        let corners = [outline.topLeft, outline.topRight, outline.bottomRight, outline.bottomLeft]
        let grown = observation.boundingBox.cgRect.insetBy(dx: -0.02, dy: -0.02)
        print(corners.map(\.cgPoint).allSatisfy(grown.contains), outline.uuid != observation.uuid)
        print(String(describing: lines[0].best).contains("MIND THE STEP"), result[0].topCandidates(0).isEmpty)
    }
}

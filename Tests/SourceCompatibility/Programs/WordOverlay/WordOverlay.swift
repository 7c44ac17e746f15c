import Foundation
import Vision

/// An overlay: a frame around every word, in the coordinates of a view whose origin is at the top left.
struct Highlight: Identifiable, Hashable {
    let id: Int
    var word: String
    var frame: CGRect
}

func highlights(in observations: [RecognizedTextObservation], viewSize: CGSize) -> [Highlight] {
    var found: [Highlight] = []
    for observation in observations {
        guard let text = observation.topCandidates(1).first else { continue }
        for word in text.string.split(whereSeparator: \.isWhitespace) {
            guard let box = text.boundingBox(for: word.startIndex..<word.endIndex) else { continue }
            let frame = box.boundingBox.toImageCoordinates(viewSize, origin: .upperLeft)
            found.append(Highlight(id: found.count, word: String(word), frame: frame))
        }
    }
    return found
}

@main
enum WordOverlay {
    static func main() async throws {
        let file = URL(filePath: CommandLine.arguments[1]).appending(path: "sign.png")
        let view = CGRect(x: 0, y: 0, width: 640, height: 240)
        let observations = try await RecognizeTextRequest().perform(on: file)
        let frames = highlights(in: observations, viewSize: view.size)
        for (highlight, next) in zip(frames, frames.dropFirst() + [frames[0]]) {
            let isApart = !highlight.frame.intersects(next.frame)
            print(highlight.id, highlight.word, view.contains(highlight.frame), isApart)
        }
        // Longer words have wider frames.
        print(frames.max { $0.frame.width < $1.frame.width }?.word ?? "none")
    }
}

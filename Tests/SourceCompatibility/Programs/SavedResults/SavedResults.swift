import Foundation
import Vision

/// An archive: observations are stored as JSON and searched later, boxes included.
struct Page: Codable, Hashable {
    var file: String
    var lines: [RecognizedTextObservation]
}

@main
struct SavedResults {
    static func main() async throws {
        let file = URL(filePath: CommandLine.arguments[1]).appending(path: "sign.png")
        let page = Page(file: file.lastPathComponent, lines: try await RecognizeTextRequest().perform(on: file))

        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let stored = try encoder.encode(page)
        let loaded = try JSONDecoder().decode(Page.self, from: stored)
        print(loaded == page, loaded.hashValue == page.hashValue, try encoder.encode(loaded) == stored)

        guard let text = loaded.lines.first?.topCandidates(1).first, let range = text.string.range(of: "THE") else {
            return print("lost")
        }
        print(text.string[range], text.boundingBox(for: range) != nil, loaded.lines[0].uuid == page.lines[0].uuid)

        let rect = NormalizedRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        print(try JSONDecoder().decode(NormalizedRect.self, from: JSONEncoder().encode(rect)) == rect)
    }
}

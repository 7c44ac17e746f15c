import Foundation
import SightEngine
import SightGeometry
import SightImage
import SightInference
import SightTestSupport
import SightText
import Testing

/// Photographs stored in every orientation, with their tag: a set of 18, each with a digit for the tag in its middle.
@Suite struct ExifOrientationTests {
    static let folder = Sets.folder("exif-orientation")

    /// The words of a photograph but its digit, and where they are as displayed, in fractions of its size.
    private static func words(_ name: String) async throws -> [String: Point] {
        let url = try #require(folder).appending(path: "recurser/\(name).jpg")
        let picture = try PictureSource(contentsOf: url).displayedPixels()
        let page = try await Engine.shared.recognize(
            picture, options: RecognitionOptions(languages: ["en"], precision: .f32))
        #expect(page.rotation == 0)
        let lines = page.lines.filter { $0.text.count > 1 }
        #expect(lines.count == 4, "\(name): \(page.lines.map(\.text))")
        return Dictionary(
            lines.map { line in
                let box = line.quad.boundingBox
                return (
                    line.text,
                    Point(
                        x: (box.x + box.maxX) / 2 / Double(picture.width),
                        y: (box.y + box.maxY) / 2 / Double(picture.height))
                )
            }, uniquingKeysWith: { first, _ in first })
    }

    @Test(
        .enabled(if: folder != nil, "SIGHTREAD_SETS names no folder with the set exif-orientation"),
        arguments: ["Landscape", "Portrait"], 0...8)
    func `every tag gives the same words in the same places as displayed`(kind: String, tag: Int) async throws {
        let words = try await Self.words("\(kind)_\(tag)")
        try #require(Set(words.keys) == ["top", "left", "right", "bottom"])
        let expected: [String: Point] = [
            "top": Point(x: 0.5, y: 0.05), "left": Point(x: 0.06, y: 0.49), "right": Point(x: 0.92, y: 0.49),
            "bottom": Point(x: 0.5, y: 0.95),
        ]
        for (word, place) in expected {
            let found = words[word]!
            #expect(abs(found.x - place.x) < 0.04 && abs(found.y - place.y) < 0.04, "\(word) at \(found)")
        }
    }
}

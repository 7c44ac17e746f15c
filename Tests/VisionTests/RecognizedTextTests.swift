import SightGeometry
import SightText
import Testing
import Vision

@Suite("Boxes of parts of a text")
struct RecognizedTextTests {
    static let size = CGSize(width: 400, height: 200)

    @Test("A word, a letter, a part of a word and a space have their own boxes")
    func parts() throws {
        let text = Self.text("ab c", at: 0)
        #expect(Self.pixels(text, 0..<2) == Rectangle(x: 100, y: 50, width: 40, height: 20))
        #expect(Self.pixels(text, 1..<2) == Rectangle(x: 120, y: 50, width: 20, height: 20))
        #expect(Self.pixels(text, 2..<3) == Rectangle(x: 140, y: 50, width: 20, height: 20))
        #expect(Self.pixels(text, 3..<4) == Rectangle(x: 160, y: 50, width: 20, height: 20))
        #expect(Self.pixels(text, 1..<4) == Rectangle(x: 120, y: 50, width: 60, height: 20))
        #expect(Self.pixels(text, 0..<4) == Rectangle(x: 100, y: 50, width: 80, height: 20))
    }

    @Test("An empty range has no box")
    func empty() {
        let text = Self.text("ab c", at: 0)
        #expect(text.boundingBox(for: text.string.startIndex..<text.string.startIndex) == nil)
    }

    @Test("Letters outside the Basic Multilingual Plane and joined signs keep ranges and boxes together")
    func scalars() throws {
        let text = Self.text("𝕏e\u{301} z", at: 0)
        let second = text.string.index(after: text.string.startIndex)
        let third = text.string.index(after: second)
        let box = try #require(text.boundingBox(for: second..<third))
        // Two scalars, each a letter of the recognizer's own.
        #expect(abs(box.boundingBox.toImageCoordinates(Self.size).width - 40) < 1e-9)
    }

    @Test("On a turned line parts are turned rectangles along it", arguments: [-80.0, -30, 12, 90, 180])
    func turned(degrees: Double) throws {
        let text = Self.text("ab c", at: degrees)
        let string = text.string
        let range = string.index(after: string.startIndex)..<string.endIndex
        let box = try #require(text.boundingBox(for: range))
        let expected = Self.rotated(Quad(Rectangle(x: 120, y: 50, width: 60, height: 20)), degrees)
        let corners = [box.topLeft, box.topRight, box.bottomRight, box.bottomLeft]
        for (corner, point) in zip(corners, expected.corners) {
            let pixel = corner.toImageCoordinates(Self.size, origin: .upperLeft)
            #expect(abs(pixel.x - point.x) < 1e-6 && abs(pixel.y - point.y) < 1e-6)
        }
    }

    @Test("Boxes are in the frame of the region of interest")
    func region() throws {
        let region = NormalizedRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5)
        let text = Self.text("ab c", at: 0, region: region)
        let box = try #require(text.boundingBox(for: text.string.startIndex..<text.string.endIndex)).boundingBox
        let pixels = box.toImageCoordinates(from: region, imageSize: Self.size, origin: .upperLeft)
        #expect(Self.rounded(pixels) == Rectangle(x: 100, y: 50, width: 80, height: 20))
        #expect(Self.rounded(box.cgRect) == Rectangle(x: 0, y: 0.3, width: 0.4, height: 0.2))
    }

    @Test("A text keeps its boxes through coding")
    func coding() throws {
        let text = Self.text("ab c", at: 12)
        let copy = try JSONDecoder().decode(RecognizedText.self, from: JSONEncoder().encode(text))
        #expect(copy == text)
        #expect(copy.boundingBox(for: copy.string.startIndex..<copy.string.endIndex) != nil)
    }

    /// A text whose letters are 20 pixels wide and high from (100, 50), as is a space; all turned around the picture's
    /// middle.
    private static func text(
        _ string: String, at degrees: Double, region: NormalizedRect = .fullImage
    ) -> RecognizedText {
        var x = 100.0
        func next() -> Quad {
            defer { x += 20 }
            return rotated(Quad(Rectangle(x: x, y: 50, width: 20, height: 20)), degrees)
        }
        func join(_ quads: [Quad]) -> Quad {
            Quad(
                topLeft: quads.first!.topLeft, topRight: quads.last!.topRight, bottomRight: quads.last!.bottomRight,
                bottomLeft: quads.first!.bottomLeft)
        }
        let words = string.split(separator: " ").map { word in
            let characters = word.unicodeScalars.map { TextCharacter(text: String($0), confidence: 1, quad: next()) }
            _ = next()
            return TextWord(
                text: String(word), confidence: 1, quad: join(characters.map(\.quad)), characters: characters)
        }
        let line = TextLine(text: string, confidence: 0.9, quad: join(words.map(\.quad)), words: words)
        let layout = TextLayout(line.candidates[0], of: line) { NormalizedQuad($0, in: size, normalizedTo: region) }
        return RecognizedText(string: string, confidence: 0.9, layout: layout)
    }

    private static func rotated(_ quad: Quad, _ degrees: Double) -> Quad {
        let c = cos(degrees * .pi / 180), s = sin(degrees * .pi / 180)
        return quad.map { p in
            let x = p.x - 200, y = p.y - 100
            return Point(x: 200 + c * x - s * y, y: 100 + s * x + c * y)
        }
    }

    /// The box of a range of characters in pixels from the top.
    private static func pixels(_ text: RecognizedText, _ range: Range<Int>) -> Rectangle? {
        let start = text.string.index(text.string.startIndex, offsetBy: range.lowerBound)
        let end = text.string.index(text.string.startIndex, offsetBy: range.upperBound)
        guard let box = text.boundingBox(for: start..<end) else { return nil }
        return rounded(box.boundingBox.toImageCoordinates(size, origin: .upperLeft))
    }

    private static func rounded(_ rect: CGRect) -> Rectangle {
        func round(_ value: CGFloat) -> Double { (Double(value) * 1e6).rounded() / 1e6 }
        return Rectangle(x: round(rect.minX), y: round(rect.minY), width: round(rect.width), height: round(rect.height))
    }
}

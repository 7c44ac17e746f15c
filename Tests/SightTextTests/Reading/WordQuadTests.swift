import SightGeometry
import SightImage
import SightTestSupport
import SightText
import Testing

/// Where words of rendered text are found, against the ink that was laid down.
@Suite("Word quads")
struct WordQuadTests {
    static let lines = [
        "Total amount due", "Invoice 2024-117 of May 5", "Quality jumps over gypsy boxes", "12 x 3.50 EUR",
    ]

    struct Sample: Sendable, CustomTestStringConvertible {
        var font: String
        var ink: UInt8
        var ground: UInt8
        var testDescription: String { "\(font), \(ink) on \(ground)" }
    }

    static let samples = ["DejaVu Sans 24", "DejaVu Serif 32", "DejaVu Sans Mono 28", "DejaVu Sans Bold 40"].flatMap {
        [
            Sample(font: $0, ink: 0, ground: 255), Sample(font: $0, ink: 255, ground: 20),
            Sample(font: $0, ink: 70, ground: 190),
        ]
    }

    private static func scene(_ sample: Sample) throws -> (picture: PixelBuffer, ink: [[Rectangle]]) {
        var scene = Scene(width: 900, height: 420, shade: sample.ground)
        let ink = try lines.enumerated().map { i, line in
            try scene.draw(line, font: sample.font, x: 40, y: 40 + 90 * i, shade: sample.ink)
        }
        return (scene.picture, ink)
    }

    @Test(arguments: samples)
    func `boxes hold the ink of their words, share none, and lie inside their line`(sample: Sample) async throws {
        let (picture, ink) = try Self.scene(sample)
        let page = try await InstalledReader.reader(.small).read(picture)
        #expect(page.lines.map(\.text) == Self.lines)
        for (line, inks) in zip(page.lines, ink) {
            #expect(line.words.count == inks.count)
            let boxes = line.words.map(\.quad.boundingBox)
            let top = inks.map(\.y).min()!, bottom = inks.map(\.maxY).max()!
            // Along the line the ink decides, but for the tail of a j; across it the detector's guess for the whole line.
            let along = 1 + 0.05 * (bottom - top), across = 0.2 * (bottom - top)
            for (box, ink) in zip(boxes, inks) {
                #expect(box.x <= ink.x + along && box.maxX >= ink.maxX - along, "\(box) does not hold \(ink)")
                #expect(box.x >= ink.x - 6 && box.maxX <= ink.maxX + 6, "\(box) is wider than \(ink)")
                #expect(box.y <= ink.y + across && box.maxY >= ink.maxY - across, "\(box) does not hold \(ink)")
                #expect(box.y >= top - across && box.maxY <= bottom + across, "\(box) is higher than the line")
            }
            for (a, b) in zip(boxes, boxes.dropFirst()) { #expect(a.maxX <= b.x) }
            let around = line.quad.boundingBox
            for box in boxes {
                #expect(box.x >= around.x - 0.01 && box.maxX <= around.maxX + 0.01)
                #expect(box.y >= around.y - 0.01 && box.maxY <= around.maxY + 0.01)
            }
        }
    }

    @Test(arguments: ["DejaVu Sans 24", "DejaVu Serif 32"])
    func `the same text dark on light and light on dark has the same boxes`(font: String) async throws {
        let reader = try await InstalledReader.reader(.small)
        let dark = try await reader.read(Self.scene(Sample(font: font, ink: 0, ground: 255)).picture)
        let light = try await reader.read(Self.scene(Sample(font: font, ink: 255, ground: 0)).picture)
        #expect(dark.lines.map(\.text) == light.lines.map(\.text))
        for (a, b) in zip(dark.lines.flatMap(\.words), light.lines.flatMap(\.words)) {
            for (p, q) in zip(a.quad.corners, b.quad.corners) {
                #expect(abs(p.x - q.x) <= 2 && abs(p.y - q.y) <= 3.5, "\(a.text)")
            }
        }
    }

    @Test
    func `characters stand in their words, in order, without gaps`() async throws {
        let page = try await InstalledReader.reader(.small).read(Self.scene(Self.samples[0]).picture)
        for word in page.lines.flatMap(\.words) {
            #expect(word.characters.map(\.text).joined() == word.text)
            #expect(word.characters.allSatisfy { (0...1).contains($0.confidence) } && (0...1).contains(word.confidence))
            #expect(word.characters.first?.quad.topLeft == word.quad.topLeft)
            #expect(word.characters.last?.quad.bottomRight == word.quad.bottomRight)
            for (a, b) in zip(word.characters, word.characters.dropFirst()) {
                #expect(a.quad.topRight == b.quad.topLeft)
            }
        }
        for line in page.lines {
            #expect(line.words.map(\.text).joined(separator: " ") == line.text)
            #expect((0...1).contains(line.confidence))
        }
    }
}

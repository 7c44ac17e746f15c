import SightGeometry
import SightImage
import SightTestSupport
import SightText
import Testing

@Suite("Line shape")
struct LineShapeTests {
    static func shape(_ width: Double, _ height: Double) -> LineShape {
        LineShape(quad: Quad(Rectangle(x: 0, y: 0, width: width, height: height)))
    }

    @Test(arguments: [
        (100.0, 48.0, 100), (200, 24, 400), (10, 480, 8), (1e6, 1, 96_000), (30.2, 48, 31), (0, 0, 8), (5, 0, 96_000),
    ])
    func `the width follows the form of the line, between 8 and 96000`(width: Double, height: Double, expected: Int) {
        #expect(Self.shape(width, height).width == expected)
    }

    @Test
    func `padded widths are few, never less than the width, and grow with it`() {
        let shapes = (8...1600).map { Self.shape(Double($0), 48) }
        #expect(shapes.allSatisfy { $0.paddedWidth >= $0.width && $0.paddedWidth < $0.width + 160 })
        #expect(zip(shapes, shapes.dropFirst()).allSatisfy { $0.paddedWidth <= $1.paddedWidth })
        #expect(Set(shapes.map(\.paddedWidth)).count <= 36)
        #expect(shapes.last?.paddedWidth == 1600)
    }

    @Test
    func `the image of a line is 48 pixels high and as wide as its shape`() {
        let picture = PixelBuffer.noise(width: 200, height: 60)
        let image = Self.shape(100, 20).image(of: picture)
        #expect(image.pixels.height == 48 && image.pixels.width == 240 && image.pixels.format == .rgb8)
    }

    @Test(arguments: zip([0.0, 90, -90, 180, 45], [(100.0, 0.0), (0, -100), (0, 100), (-100, 0), (70, -70)]))
    func `the angle of a line is counted counter-clockwise`(degrees: Double, direction: (x: Double, y: Double)) {
        let along = Point(x: direction.x, y: direction.y)
        let across = Point(x: -along.y, y: along.x) * 0.2
        let origin = Point(x: 300, y: 300)
        let quad = Quad(
            topLeft: origin, topRight: origin + along, bottomRight: origin + along + across, bottomLeft: origin + across
        )
        let angle = TextLine(text: "", confidence: 1, quad: quad, words: []).angle
        #expect(abs(angle - degrees) < 1e-9 || abs(abs(angle - degrees) - 360) < 1e-9)
    }
}

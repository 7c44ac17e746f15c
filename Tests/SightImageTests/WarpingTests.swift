import Foundation
import SightGeometry
import SightImage
import SightTestSupport
import Testing

@Suite("Warping")
struct WarpingTests {
    static let picture = PixelBuffer.noise(width: 60, height: 40, padding: 2)

    @Test(arguments: [(0, 0, 60, 40), (3, 5, 20, 10), (59, 39, 1, 1), (0, 7, 60, 1), (12, 0, 1, 40)])
    func `an upright quad of whole pixels gives the crop`(x: Int, y: Int, width: Int, height: Int) {
        let quad = Quad(Rectangle(x: Double(x), y: Double(y), width: Double(width), height: Double(height)))
        let warped = Self.picture.warped(quad, width: width, height: height)
        #expect(warped.samples == Self.picture.cropped(x: x, y: y, width: width, height: height).samples)
    }

    @Test(arguments: [(0, Orientation.up), (1, .left), (2, .down), (3, .right)])
    func `a quad that begins at another corner gives the turned crop`(corner: Int, orientation: Orientation) {
        let corners = Quad(Rectangle(x: 8, y: 4, width: 30, height: 16)).corners
        // Text that begins at the top right runs downwards: it is read after a turn to the left, and so on.
        let quad = Quad(
            topLeft: corners[corner], topRight: corners[(corner + 1) % 4], bottomRight: corners[(corner + 2) % 4],
            bottomLeft: corners[(corner + 3) % 4])
        let crop = Self.picture.cropped(x: 8, y: 4, width: 30, height: 16).oriented(orientation)
        #expect(Self.picture.warped(quad, width: crop.width, height: crop.height).samples == crop.samples)
    }

    static let quads = [
        RotatedRectangle(center: Point(x: 30, y: 20), width: 40, height: 12, angle: 0.35).quad,
        RotatedRectangle(center: Point(x: 30, y: 20), width: 30, height: 20, angle: -0.7).quad,
        RotatedRectangle(center: Point(x: 5, y: 38), width: 50, height: 50, angle: 0.1).quad,
        quad((10, 5), (50, 9), (44, 33), (14, 30)),
        quad((-20, -10), (90, 3), (70, 60), (-5, 44)),
    ]

    @Test(arguments: quads, [(40, 12), (13, 5), (90, 31), (1, 1)])
    func `a quad gives the pixels of the slow reference`(quad: Quad, size: (width: Int, height: Int)) {
        let warped = Self.picture.warped(quad, width: size.width, height: size.height)
        let expected = Self.reference(Self.picture, quad, width: size.width, height: size.height)
        let difference = zip(warped.samples, expected).map { abs(Double($0) - $1) }.max()!
        #expect(warped.samples.count == expected.count)
        #expect(difference <= 0.55)
    }

    @Test
    func `a grey picture gives three equal bands`() {
        let gray = PixelBuffer.noise(width: 30, height: 20, format: .gray8)
        let quad = RotatedRectangle(center: Point(x: 15, y: 10), width: 20, height: 9, angle: 0.2).quad
        #expect(
            gray.warped(quad, width: 40, height: 18).samples == gray.rgb().warped(quad, width: 40, height: 18).samples)
    }

    @Test
    func `beyond the border the border repeats`() {
        let warped = Self.picture.warped(Quad(Rectangle(x: -30, y: -30, width: 20, height: 20)), width: 4, height: 4)
        #expect(
            Set(stride(from: 0, to: 48, by: 3).map { Array(warped.samples[$0..<($0 + 3)]) }) == [
                Self.picture.pixel(0, 0)
            ])
    }

    @Test(arguments: [
        quad((5, 5), (5, 5), (5, 5), (5, 5)),
        quad((0, 0), (10, 10), (20, 20), (10, 10)),
        quad((0, 0), (40, 0), (10, 10), (0, 40)),
        quad((0, 0), (40, 30), (40, 0), (0, 30)),
        quad((0, 0), (40, 0), (20, 1e-9), (0, 30)),
        quad((-1e9, -1e9), (1e9, -1e9), (1e9, 1e9), (-1e9, 1e9)),
        quad((0, 0), (60, 0), (20, 20), (20, 20)),
    ])
    func `a quad that is no proper one gives some picture of the size asked for`(quad: Quad) {
        let warped = Self.picture.warped(quad, width: 33, height: 17)
        #expect(warped.width == 33 && warped.height == 17)
    }

    @Test
    func `a picture of one pixel can be warped`() {
        let dot = PixelBuffer.made(width: 1, height: 1, format: .rgb8) { _, _ in [10, 20, 30] }
        let warped = dot.warped(Quad(Rectangle(x: 0, y: 0, width: 1, height: 1)), width: 3, height: 2)
        #expect(warped.samples == [UInt8](repeating: 0, count: 6).flatMap { _ in [10, 20, 30] })
    }

    /// Bilinear samples of a picture whose border goes on for ever; as many a target pixel as it covers source pixels.
    private static func reference(_ picture: PixelBuffer, _ quad: Quad, width: Int, height: Int) -> [Double] {
        let map = Homography(rectangleOfWidth: Double(width), height: Double(height), to: quad)
        let taps = min(max(Int(max(quad.width / Double(width), quad.height / Double(height))), 1), 8)
        func sample(_ p: Point, _ band: Int) -> Double {
            let x = p.x - 0.5, y = p.y - 0.5
            func at(_ dx: Int, _ dy: Int) -> Double {
                let column = min(max(Int(x.rounded(.down)) + dx, 0), picture.width - 1)
                let row = min(max(Int(y.rounded(.down)) + dy, 0), picture.height - 1)
                return Double(picture.pixel(column, row)[band])
            }
            let fx = x - x.rounded(.down), fy = y - y.rounded(.down)
            return (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy
        }
        var result: [Double] = []
        for y in 0..<height {
            for x in 0..<width {
                for band in 0..<3 {
                    var sum = 0.0
                    for v in 0..<taps {
                        for u in 0..<taps {
                            let p = Point(
                                x: Double(x) + (Double(u) + 0.5) / Double(taps),
                                y: Double(y) + (Double(v) + 0.5) / Double(taps))
                            sum += sample(map(p), band)
                        }
                    }
                    result.append(sum / Double(taps * taps))
                }
            }
        }
        return result
    }
}

private func quad(
    _ a: (Double, Double), _ b: (Double, Double), _ c: (Double, Double), _ d: (Double, Double)
) -> Quad {
    Quad(
        topLeft: Point(x: a.0, y: a.1), topRight: Point(x: b.0, y: b.1),
        bottomRight: Point(x: c.0, y: c.1), bottomLeft: Point(x: d.0, y: d.1))
}

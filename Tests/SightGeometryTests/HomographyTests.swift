import SightGeometry
import SightTestSupport
import Testing

@Suite("Homography")
struct HomographyTests {
    static let rectangles: [(width: Double, height: Double)] = [(1, 1), (320, 48), (0.5, 7), (3200, 48)]

    static let parallelograms = [
        Quad(Rectangle(x: 0, y: 0, width: 10, height: 5)),
        Quad(Rectangle(x: -30, y: 400, width: 1, height: 900)),
        RotatedRectangle(center: Point(x: 50, y: 60), width: 80, height: 20, angle: 0.3).quad,
        quad((10, 10), (60, 20), (75, 70), (25, 60)),
        quad((60, 60), (10, 60), (10, 10), (60, 10)),
    ]

    static let perspectives = [
        quad((10, 10), (90, 20), (80, 70), (20, 60)),
        quad((0, 0), (100, 0), (60, 10), (40, 10)),
        quad((0, 0), (100, 30), (100, 40), (0, 100)),
        quad((500, 480), (3, 470), (1, 2), (530, 20)),
    ]

    @Test(arguments: rectangles, parallelograms + perspectives)
    func `the corners of the rectangle go to the corners of the quad`(size: (width: Double, height: Double), quad: Quad)
    {
        let map = Homography(rectangleOfWidth: size.width, height: size.height, to: quad)
        let corners = Quad(Rectangle(x: 0, y: 0, width: size.width, height: size.height)).corners
        for (corner, target) in zip(corners, quad.corners) { #expect(map(corner).distance(to: target) < 1e-6) }
    }

    @Test(arguments: parallelograms)
    func `onto a parallelogram the map is linear`(quad: Quad) {
        let map = Homography(rectangleOfWidth: 40, height: 30, to: quad)
        for u in stride(from: -1, through: 2, by: 0.25) {
            for v in stride(from: -1, through: 2, by: 0.25) {
                let target = quad.topLeft + (quad.topRight - quad.topLeft) * u + (quad.bottomLeft - quad.topLeft) * v
                #expect(map(Point(x: 40 * u, y: 30 * v)).distance(to: target) < 1e-9 * (1 + target.length))
            }
        }
    }

    @Test(arguments: perspectives)
    func `in perspective straight lines stay straight and the diagonals meet where the centre goes`(quad: Quad) {
        let map = Homography(rectangleOfWidth: 40, height: 30, to: quad)
        for y in [0.0, 7, 15, 30] {
            let line = stride(from: 0.0, through: 40, by: 4).map { map(Point(x: $0, y: y)) }
            for p in line { #expect(Self.distance(of: p, from: line[0], line.last!) < 1e-9) }
        }
        let center = map(Point(x: 20, y: 15))
        #expect(Self.distance(of: center, from: quad.topLeft, quad.bottomRight) < 1e-9)
        #expect(Self.distance(of: center, from: quad.topRight, quad.bottomLeft) < 1e-9)
    }

    @Test(arguments: [
        quad((5, 5), (5, 5), (5, 5), (5, 5)),
        quad((0, 0), (10, 10), (20, 20), (10, 10)),
        quad((0, 0), (100, 0), (100, 0), (0, 0)),
    ])
    func `a quad without area gives finite points`(quad: Quad) {
        let map = Homography(rectangleOfWidth: 8, height: 8, to: quad)
        for x in 0...8 {
            let p = map(Point(x: Double(x), y: 3))
            #expect(p.x.isFinite && p.y.isFinite)
        }
    }

    private static func distance(of p: Point, from a: Point, _ b: Point) -> Double {
        abs(Point.cross(a, b, p)) / a.distance(to: b)
    }
}

private func quad(
    _ a: (Double, Double), _ b: (Double, Double), _ c: (Double, Double), _ d: (Double, Double)
) -> Quad {
    Quad(
        topLeft: Point(x: a.0, y: a.1), topRight: Point(x: b.0, y: b.1),
        bottomRight: Point(x: c.0, y: c.1), bottomLeft: Point(x: d.0, y: d.1))
}

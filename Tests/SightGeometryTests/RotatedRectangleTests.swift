import Foundation
import SightGeometry
import SightTestSupport
import Testing

@Suite("Rotated rectangle")
struct RotatedRectangleTests {
    @Test(arguments: 0..<40)
    func `the rectangle around a hull has the least area that a search over all angles finds`(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let points = (0..<Int.random(in: 3...30, using: &generator)).map { _ in
            Point(x: .random(in: -50...50, using: &generator), y: .random(in: -20...20, using: &generator))
        }
        let rectangle = try #require(RotatedRectangle(around: ConvexHull.of(points)))
        let area = rectangle.width * rectangle.height
        let steps = 18_000
        let searched = (0..<steps).map { Self.area(around: points, angle: Double($0) / Double(steps) * .pi / 2) }.min()!
        #expect(area <= searched + 1e-9)
        #expect(area >= searched * 0.99)
        for p in points { #expect(Self.contains(rectangle, p)) }
    }

    @Test(arguments: [-80.0, -44, -13, 0, 0.5, 30, 45, 60, 90])
    func `the rectangle around the corners of a rectangle is that rectangle`(degrees: Double) throws {
        let made = RotatedRectangle(center: Point(x: 7, y: -3), width: 40, height: 9, angle: degrees * .pi / 180)
        let found = try #require(RotatedRectangle(around: ConvexHull.of(made.quad.corners)))
        #expect(found.center.distance(to: made.center) < 1e-9)
        #expect(abs(max(found.width, found.height) - 40) < 1e-9)
        #expect(abs(min(found.width, found.height) - 9) < 1e-9)
    }

    @Test
    func `no points have no rectangle, and a point has one without area`() throws {
        #expect(RotatedRectangle(around: []) == nil)
        for count in 1...3 {
            let points = [Point](repeating: Point(x: 4, y: 5), count: count)
            let rectangle = try #require(RotatedRectangle(around: points))
            #expect(rectangle == RotatedRectangle(center: Point(x: 4, y: 5), width: 0, height: 0, angle: 0))
        }
    }

    @Test
    func `points on a line have a rectangle along it`() throws {
        let rectangle = try #require(
            RotatedRectangle(around: ConvexHull.of((0...5).map { Point(x: Double($0) * 3, y: Double($0) * 4) })))
        #expect(abs(max(rectangle.width, rectangle.height) - 25) < 1e-9)
        #expect(min(rectangle.width, rectangle.height) < 1e-9)
    }

    @Test(arguments: [(100.0, 20.0), (20.0, 100.0), (30.0, 30.0)], Array(stride(from: -44.0, through: 44, by: 4)))
    func `corners are named as on the level rectangle, for turns of less than 45 degrees`(
        size: (width: Double, height: Double), degrees: Double
    ) {
        let level = RotatedRectangle(center: Point(x: 200, y: 300), width: size.width, height: size.height, angle: 0)
        // The same rectangle may be described with any of its four sides as the first.
        for quarter in -4...4 {
            let isSwapped = quarter % 2 != 0
            let described = RotatedRectangle(
                center: level.center, width: isSwapped ? size.height : size.width,
                height: isSwapped ? size.width : size.height, angle: degrees * .pi / 180 + Double(quarter) * .pi / 2)
            for (corner, expected) in zip(described.quad.corners, level.quad.corners) {
                #expect(corner.distance(to: Self.turn(expected, by: degrees, around: level.center)) < 1e-9)
            }
        }
    }

    @Test(arguments: [90.0, -90, 88, -93, 179, 181, 270])
    func `after a turn of about a right angle the corners are named by where they stand`(degrees: Double) {
        let quad = RotatedRectangle(center: Point(x: 0, y: 0), width: 100, height: 20, angle: degrees * .pi / 180).quad
        #expect(quad.topLeft.x < 0 && quad.topLeft.y < 0)
        #expect(quad.topRight.x > 0 && quad.topRight.y < 0)
        #expect(quad.bottomRight.x > 0 && quad.bottomRight.y > 0)
        #expect(quad.bottomLeft.x < 0 && quad.bottomLeft.y > 0)
    }

    @Test(arguments: [45.0, -45, 135, -135, 225])
    func `at 45 degrees the side that runs down to the right is the top`(degrees: Double) {
        let quad = RotatedRectangle(center: Point(x: 0, y: 0), width: 60, height: 60, angle: degrees * .pi / 180).quad
        let top = quad.topRight - quad.topLeft
        #expect(top.x > 0 && top.y > 0)
    }

    @Test
    func `expanding moves every side by the distance`() {
        let rectangle = RotatedRectangle(center: Point(x: 1, y: 2), width: 30, height: 10, angle: 0.4)
        let expanded = rectangle.expanded(by: 3)
        #expect(expanded.width == 36 && expanded.height == 16)
        #expect(expanded.center == rectangle.center && expanded.angle == rectangle.angle)
    }

    private static func area(around points: [Point], angle: Double) -> Double {
        let along = points.map { $0.x * cos(angle) + $0.y * sin(angle) }
        let across = points.map { $0.y * cos(angle) - $0.x * sin(angle) }
        return (along.max()! - along.min()!) * (across.max()! - across.min()!)
    }

    private static func contains(_ rectangle: RotatedRectangle, _ p: Point) -> Bool {
        let local = turn(p, by: -rectangle.angle * 180 / .pi, around: rectangle.center) - rectangle.center
        return abs(local.x) <= rectangle.width / 2 + 1e-9 && abs(local.y) <= rectangle.height / 2 + 1e-9
    }

    private static func turn(_ p: Point, by degrees: Double, around center: Point) -> Point {
        let d = p - center, c = cos(degrees * .pi / 180), s = sin(degrees * .pi / 180)
        return center + Point(x: d.x * c - d.y * s, y: d.x * s + d.y * c)
    }
}

import Foundation
import SightGeometry
import Testing

@Suite("Quad and rectangle")
struct QuadTests {
    let quad = Quad(
        topLeft: Point(x: 1, y: 2), topRight: Point(x: 11, y: 4), bottomRight: Point(x: 10, y: 9),
        bottomLeft: Point(x: 0, y: 6))

    @Test
    func `an upright rectangle and its quad have the same corners`() {
        let rectangle = Rectangle(x: 2, y: 3, width: 40, height: 10)
        let quad = Quad(rectangle)
        #expect(quad.topLeft == Point(x: 2, y: 3))
        #expect(quad.bottomRight == Point(x: 42, y: 13))
        #expect(quad.boundingBox == rectangle)
        #expect(quad.width == 40 && quad.height == 10)
        #expect(quad.center == rectangle.center)
    }

    @Test
    func `the bounding box holds all corners and touches four sides`() {
        #expect(quad.boundingBox == Rectangle(x: 0, y: 2, width: 11, height: 7))
    }

    @Test
    func `clamped corners lie inside and those inside stay`() {
        let quad = Quad(
            topLeft: Point(x: -3, y: -1), topRight: Point(x: 120, y: 5), bottomRight: Point(x: 130, y: 70),
            bottomLeft: Point(x: 7, y: 60))
        let clamped = quad.clamped(width: 100, height: 50)
        #expect(clamped.corners == [Point(x: 0, y: 0), Point(x: 100, y: 5), Point(x: 100, y: 50), Point(x: 7, y: 50)])
        #expect(clamped.clamped(width: 100, height: 50) == clamped)
    }

    static let pairs: [(Rectangle, Rectangle, Rectangle?)] = [
        (box(0, 0, 10, 10), box(5, 5, 10, 10), box(5, 5, 5, 5)),
        (box(0, 0, 10, 10), box(2, 3, 4, 5), box(2, 3, 4, 5)),
        (box(0, 0, 10, 10), box(-5, 4, 100, 1), box(0, 4, 10, 1)),
        (box(0, 0, 10, 10), box(10, 0, 5, 5), nil),
        (box(0, 0, 10, 10), box(0, 11, 5, 5), nil),
        (box(0, 0, 10, 10), box(3, 3, 0, 4), nil),
        (box(0, 0, 10, 10), box(3, 3, -2, 4), nil),
    ]

    @Test(arguments: pairs)
    func `rectangles intersect in what both cover`(a: Rectangle, b: Rectangle, expected: Rectangle?) {
        #expect(a.intersection(b) == expected)
        #expect(b.intersection(a) == expected)
    }

    @Test
    func `geometry survives JSON`() throws {
        let data = try JSONEncoder().encode(quad)
        #expect(try JSONDecoder().decode(Quad.self, from: data) == quad)
    }
}

private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rectangle {
    Rectangle(x: x, y: y, width: width, height: height)
}

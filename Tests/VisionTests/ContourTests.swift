import Testing
import Vision

@Suite("Outlines")
struct ContourTests {
    private static func point(_ x: CGFloat, _ y: CGFloat) -> NormalizedPoint { NormalizedPoint(x: x, y: y) }

    /// Clockwise from the top left, on a picture twice as wide as high.
    private static let region = NormalizedRegion(
        NormalizedQuad(
            topLeft: point(0.25, 0.75), topRight: point(0.5, 0.75), bottomRight: point(0.5, 0.25),
            bottomLeft: point(0.25, 0.25)),
        aspectRatio: 2)

    @Test("Points, area and length of a rectangle")
    func rectangle() {
        let region = Self.region
        #expect(region.pointCount == 4 && region.childContours.isEmpty && region.indexPath == IndexPath(index: 0))
        #expect(region.normalizedPoints[1] == SIMD2<Float>(0.5, 0.75))
        #expect(region.boundingBox == NormalizedRect(x: 0.25, y: 0.25, width: 0.25, height: 0.5))
        #expect(region.calculateArea() == 0.125 && region.calculateArea(useOrientedArea: true) == -0.125)
        #expect(region.calculatePerimeter() == 1.5)
        #expect(region.boundingQuad.bottomLeft == Self.point(0.25, 0.25))
        #expect("\(region)".contains("(0.25, 0.75)"))
    }

    @Test("The path runs through the points and is closed")
    func path() {
        let path = Self.region.normalizedPath
        #expect(path.boundingBox == CGRect(x: 0.25, y: 0.25, width: 0.25, height: 0.5))
        #expect(path.contains(CGPoint(x: 0.3, y: 0.5)) && !path.contains(CGPoint(x: 0.6, y: 0.5)))
        var kinds: [CGPathElementType] = []
        var corners: [CGPoint] = []
        path.applyWithBlock { element in
            kinds.append(element.pointee.type)
            if element.pointee.type != .closeSubpath { corners.append(element.pointee.points[0]) }
        }
        #expect(kinds == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
        #expect(corners == Self.region.points.map(\.cgPoint))
        // To pixels from the upper left, as layers and contexts of UIKit have it.
        var toPixels = CGAffineTransform(translationX: 0, y: 100).scaledBy(x: 200, y: -100)
        #expect(path.copy(using: &toPixels)?.boundingBox == CGRect(x: 50, y: 25, width: 50, height: 50))
    }

    @Test("The circle around is round on the picture")
    func circle() {
        // On the picture it is a square: a quarter of the width both ways.
        let circle = Self.region.boundingCircle()
        #expect(abs(circle.center.x - 0.375) < 1e-12 && abs(circle.center.y - 0.5) < 1e-12)
        #expect(abs(circle.radius - 0.125 * 2.0.squareRoot()) < 1e-12)
    }

    @Test("Points that the outline does not need are left out")
    func simplification() throws {
        // A square with a bump of 0.01 on one side and points on another.
        let points = [
            (0.0, 0.0), (0.3, 0.0), (0.5, 0.01), (1.0, 0.0), (1.0, 0.5), (1.0, 1.0), (0.0, 1.0),
        ].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(PolygonSimplification.closed(points, tolerance: 0.02) == [0, 3, 5, 6])
        #expect(PolygonSimplification.closed(points, tolerance: 0.007) == [0, 2, 3, 5, 6])
        #expect(PolygonSimplification.closed(Array(points.prefix(2)), tolerance: 1) == [0, 1])
        #expect(PolygonSimplification.closed([], tolerance: 1) == [])
        let kept = try Self.region.polygonApproximation(epsilon: 0.01)
        #expect(kept.points == Self.region.points)
        #expect(try Self.region.polygonApproximation(epsilon: 1).pointCount == 2)
        #expect(throws: VisionError.self) { try Self.region.polygonApproximation(epsilon: -1) }
        #expect(throws: VisionError.self) { try Self.region.polygonApproximation(epsilon: .nan) }
    }
}

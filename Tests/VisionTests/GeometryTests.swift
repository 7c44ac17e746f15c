import Testing
import Vision

@Suite("Normalized coordinates")
struct GeometryTests {
    static let size = CGSize(width: 200, height: 100)
    static let region = NormalizedRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5)

    @Test("A point becomes pixels from either corner and comes back")
    func points() {
        let point = NormalizedPoint(x: 0.25, y: 0.75)
        #expect(point.toImageCoordinates(Self.size) == CGPoint(x: 50, y: 75))
        #expect(point.toImageCoordinates(Self.size, origin: .upperLeft) == CGPoint(x: 50, y: 25))
        #expect(NormalizedPoint(imagePoint: CGPoint(x: 50, y: 75), in: Self.size) == point)
        #expect(point.verticallyFlipped() == NormalizedPoint(x: 0.25, y: 0.25))
        #expect(NormalizedPoint(normalizedPoint: point.cgPoint) == point)
        #expect(NormalizedPoint.zero.toImageCoordinates(Self.size, origin: .upperLeft) == CGPoint(x: 0, y: 100))
    }

    @Test("A point of a region becomes pixels of the whole picture and comes back")
    func pointsOfRegions() {
        let point = NormalizedPoint(x: 0.5, y: 1)
        #expect(point.toImageCoordinates(from: Self.region, imageSize: Self.size) == CGPoint(x: 150, y: 75))
        #expect(
            point.toImageCoordinates(from: Self.region, imageSize: Self.size, origin: .upperLeft)
                == CGPoint(x: 150, y: 25))
        let back = NormalizedPoint(imagePoint: CGPoint(x: 150, y: 75), in: Self.size, normalizedTo: Self.region)
        #expect(back == point)
    }

    @Test("A rectangle becomes pixels from either corner and comes back")
    func rectangles() {
        let rect = NormalizedRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        #expect(rect.toImageCoordinates(Self.size) == CGRect(x: 50, y: 50, width: 100, height: 25))
        #expect(rect.toImageCoordinates(Self.size, origin: .upperLeft) == CGRect(x: 50, y: 25, width: 100, height: 25))
        #expect(NormalizedRect(imageRect: CGRect(x: 50, y: 50, width: 100, height: 25), in: Self.size) == rect)
        #expect(rect.verticallyFlipped() == NormalizedRect(x: 0.25, y: 0.25, width: 0.5, height: 0.25))
        #expect(rect.verticallyFlipped().verticallyFlipped() == rect)
        #expect(NormalizedRect(normalizedRect: rect.cgRect) == rect)
    }

    @Test("A rectangle of a region becomes pixels of the whole picture and comes back")
    func rectanglesOfRegions() {
        let rect = NormalizedRect(x: 0, y: 0.5, width: 0.5, height: 0.5)
        let pixels = rect.toImageCoordinates(from: Self.region, imageSize: Self.size)
        #expect(pixels == CGRect(x: 100, y: 50, width: 50, height: 25))
        let fromTop = rect.toImageCoordinates(from: Self.region, imageSize: Self.size, origin: .upperLeft)
        #expect(fromTop == CGRect(x: 100, y: 25, width: 50, height: 25))
        #expect(NormalizedRect(imageRect: pixels, in: Self.size, normalizedTo: Self.region) == rect)
        #expect(
            NormalizedRect.fullImage.toImageCoordinates(from: Self.region, imageSize: Self.size)
                == Self.region.toImageCoordinates(Self.size))
    }

    @Test("Points and rectangles survive coding")
    func coding() throws {
        let rect = try JSONDecoder().decode(NormalizedRect.self, from: JSONEncoder().encode(Self.region))
        #expect(rect == Self.region)
        let point = NormalizedPoint(x: 0.1, y: 0.2)
        #expect(try JSONDecoder().decode(NormalizedPoint.self, from: JSONEncoder().encode(point)) == point)
    }

    @Test("The box around four corners is the smallest upright one")
    func hull() {
        let rectangle = RectangleObservation(
            topLeft: NormalizedPoint(x: 0.5, y: 0.9), topRight: NormalizedPoint(x: 0.9, y: 0.5),
            bottomRight: NormalizedPoint(x: 0.5, y: 0.1), bottomLeft: NormalizedPoint(x: 0.1, y: 0.5))
        let box = rectangle.boundingBox.cgRect
        #expect(abs(box.minX - 0.1) < 1e-12 && abs(box.maxX - 0.9) < 1e-12)
        #expect(abs(box.minY - 0.1) < 1e-12 && abs(box.maxY - 0.9) < 1e-12)
    }

    @Test("The circle around points is the smallest one that holds them")
    func circles() {
        let square = [(0.0, 0.0), (0.4, 0.0), (0.4, 0.4), (0.0, 0.4), (0.2, 0.1)].map {
            NormalizedPoint(x: $0.0, y: $0.1)
        }
        let circle = NormalizedCircle.boundingCircle(for: square)
        #expect(abs(circle.center.x - 0.2) < 1e-9 && abs(circle.center.y - 0.2) < 1e-9)
        #expect(abs(circle.radius - 0.2 * 2.0.squareRoot()) < 1e-9)
        #expect(circle.contains(NormalizedPoint(x: 0.2, y: 0.45)))
        #expect(!circle.contains(NormalizedPoint(x: 0.5, y: 0.5)))
        #expect(circle.contains(NormalizedPoint(x: 0.5, y: 0.2), inCircumferentialRingOfWidth: 0.05))
        #expect(!circle.contains(NormalizedPoint(x: 0.2, y: 0.2), inCircumferentialRingOfWidth: 0.05))
        let row = [0.1, 0.5, 0.3].map { NormalizedPoint(x: $0, y: $0) }
        #expect(abs(NormalizedCircle.boundingCircle(for: row).radius - 0.2 * 2.0.squareRoot()) < 1e-9)
        #expect(NormalizedCircle.boundingCircle(for: []).radius == 0)
    }

    @Test("The circle around many points holds all of them and touches two or three")
    func circleOfMany() {
        var state: UInt64 = 1
        func next() -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(state >> 40) / CGFloat(1 << 24)
        }
        for _ in 0..<50 {
            let points = (0..<40).map { _ in NormalizedPoint(x: next(), y: next()) }
            let circle = NormalizedCircle.boundingCircle(for: points)
            let distances = points.map { hypot($0.x - circle.center.x, $0.y - circle.center.y) }
            #expect(distances.allSatisfy { $0 <= circle.radius + 1e-9 })
            #expect(distances.filter { $0 >= circle.radius - 1e-9 }.count >= 2)
        }
    }
}

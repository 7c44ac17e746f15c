import SightGeometry
import SightImage
import SightText
import Testing

@Suite("Page rotation")
struct PageRotationTests {
    /// Where a point of the upright page stands on the picture that has to be turned this far to be upright.
    private static func onPicture(_ p: Point, _ rotation: PageRotation, width: Double, height: Double) -> Point {
        switch rotation {
        case .none: p
        case .clockwise: Point(x: p.y, y: width - p.x)
        case .half: Point(x: width - p.x, y: height - p.y)
        case .counterclockwise: Point(x: height - p.y, y: p.x)
        }
    }

    @Test(arguments: PageRotation.allCases)
    func `corners named by the picture are named as the text is read, and stand upright in the upright frame`(
        rotation: PageRotation
    ) {
        let line = Quad(Rectangle(x: 30, y: 40, width: 100, height: 20))
        let onPicture = line.map { Self.onPicture($0, rotation, width: 400, height: 300) }
        let named = Quad(onPicture.boundingBox)
        let asRead = rotation.asRead(named)
        for (corner, expected) in zip(asRead.corners, onPicture.corners) {
            #expect(corner.distance(to: expected) < 1e-9)
        }
        let upright = asRead.map(rotation.upright)
        #expect(upright.topRight - upright.topLeft == Point(x: 100, y: 0))
        #expect(upright.bottomLeft - upright.topLeft == Point(x: 0, y: 20))
    }

    @Test(arguments: PageRotation.allCases)
    func `the upright frame keeps the order and the distances of points`(rotation: PageRotation) {
        let points = [Point(x: 0, y: 0), Point(x: 50, y: 10), Point(x: 20, y: 80)]
        let upright = points.map { rotation.upright(Self.onPicture($0, rotation, width: 90, height: 70)) }
        for (p, q) in zip(points, upright) { #expect((q - upright[0]).distance(to: p) < 1e-9) }
    }

    @Test(arguments: zip(PageRotation.allCases, [PageRotation.half, .counterclockwise, .none, .clockwise]))
    func `opposite is half a turn further`(rotation: PageRotation, opposite: PageRotation) {
        #expect(rotation.opposite == opposite)
    }
}

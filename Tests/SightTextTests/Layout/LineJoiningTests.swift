import Foundation
import SightGeometry
import SightText
import Testing

@Suite("Line joining")
struct LineJoiningTests {
    /// A piece whose letters fill a rectangle turned about the origin, with a margin of 8 around.
    private static func piece(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, angle: Double = 0
    ) -> TextRegion {
        let letters = RotatedRectangle(
            center: turned(Point(x: x + width / 2, y: y + height / 2), angle), width: width, height: height,
            angle: angle)
        return TextRegion(quad: letters.expanded(by: 8).quad, margin: 8, score: 0.9)
    }

    private static func turned(_ p: Point, _ angle: Double) -> Point {
        Point(x: p.x * cos(angle) - p.y * sin(angle), y: p.x * sin(angle) + p.y * cos(angle))
    }

    struct Row: Sendable {
        var second: [Double]
        var isJoined: Bool
        var why: String
    }

    /// Beside letters at 100…300 × 100…124.
    static let rows = [
        Row(second: [303, 100, 80, 24], isJoined: true, why: "less than a space apart"),
        Row(second: [297, 101, 80, 23], isJoined: true, why: "overlapping a little"),
        Row(second: [320, 100, 80, 24], isJoined: false, why: "a wide gap"),
        Row(second: [302, 112, 80, 24], isJoined: false, why: "half a line lower"),
        Row(second: [302, 100, 80, 60], isJoined: false, why: "much higher"),
        Row(second: [100, 126, 200, 24], isJoined: false, why: "the next line"),
        Row(second: [150, 100, 80, 24], isJoined: false, why: "inside the other"),
    ]

    @Test(arguments: rows, [0, 0.2, -0.3, 1.45])
    func `pieces are joined when they stand on one line with hardly a gap`(row: Row, angle: Double) {
        let first = Self.piece(100, 100, 200, 24, angle: angle)
        let second = Self.piece(row.second[0], row.second[1], row.second[2], row.second[3], angle: angle)
        let joined = LineJoining().joined([first, second])
        #expect(joined.count == (row.isJoined ? 1 : 2), "\(row.why)")
        #expect(LineJoining().joined([second, first]).count == joined.count)
    }

    @Test func `a chain becomes one line around its letters`() throws {
        let pieces = [Self.piece(100, 100, 50, 20), Self.piece(152, 101, 60, 20), Self.piece(214, 99, 40, 20)]
        let line = try #require(LineJoining().joined(pieces.shuffled()).first)
        let box = line.quad.boundingBox
        #expect(abs(box.x - 92) < 1e-6 && abs(box.maxX - 262) < 1e-6)
        #expect(abs(box.y - 91) < 1e-6 && abs(box.maxY - 129) < 1e-6)
        #expect(abs(line.textHeight - 22) < 1e-6)
    }

    @Test func `nothing stays nothing and one stays as it is`() {
        #expect(LineJoining().joined([]).isEmpty)
        let one = Self.piece(0, 0, 40, 20)
        #expect(LineJoining().joined([one]) == [one])
    }
}

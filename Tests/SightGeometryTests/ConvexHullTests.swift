import SightGeometry
import SightTestSupport
import Testing

@Suite("Convex hull")
struct ConvexHullTests {
    @Test(arguments: [0...1, 0...3, -9...9, -500...500], 0..<25)
    func `the hull of random points has the edges that the slow reference finds`(range: ClosedRange<Int>, seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let points = (0..<Int.random(in: 2...40, using: &generator)).map { _ in
            Point(
                x: Double(Int.random(in: range, using: &generator)), y: Double(Int.random(in: range, using: &generator))
            )
        }
        guard Set(points).count > 1 else { return }
        let hull = ConvexHull.of(points)
        let edges = zip(hull, hull.dropFirst() + hull.prefix(1)).map { Set([$0, $1]) }
        #expect(Set(edges) == Self.edges(around: points))
        #expect(Set(hull).count == hull.count, "each corner once")
    }

    @Test
    func `points on one line have its ends as their hull`() {
        let points = [3, 1, 4, 1, 5, 9, 2, 6].map { Point(x: Double($0), y: Double(2 * $0)) }
        #expect(Set(ConvexHull.of(points)) == [Point(x: 1, y: 2), Point(x: 9, y: 18)])
    }

    @Test(arguments: [0, 1, 2, 3, 10])
    func `equal points have themselves as their hull`(count: Int) {
        let hull = ConvexHull.of([Point](repeating: Point(x: 2, y: 3), count: count))
        #expect(Set(hull).count == min(count, 1))
    }

    @Test
    func `the hull does not depend on the order of the points`() {
        var generator = SeededGenerator(seed: 7)
        let points = (0..<60).map { _ in
            Point(x: .random(in: 0...100, using: &generator), y: .random(in: 0...100, using: &generator))
        }
        let hull = ConvexHull.of(points)
        for _ in 0..<10 { #expect(ConvexHull.of(points.shuffled(using: &generator)) == hull) }
    }

    /// The pairs of points that have all others on one side or between them. O(n³).
    private static func edges(around points: [Point]) -> Set<Set<Point>> {
        let points = Array(Set(points))
        var edges: Set<Set<Point>> = []
        for p in points {
            for q in points where q != p {
                let isEdge = points.allSatisfy { r in
                    let side = Point.cross(p, q, r)
                    let isBetween = r.distance(to: p) + r.distance(to: q) <= p.distance(to: q) + 1e-9
                    return side > 0 || (side == 0 && isBetween)
                }
                if isEdge { edges.insert([p, q]) }
            }
        }
        return edges
    }
}

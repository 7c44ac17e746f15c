package import Foundation

/// Which points of an outline tell its shape: between two that are kept, the one furthest from the line through them is
/// kept too, as long as it is further than allowed.
///
/// Source: D. Douglas, T. Peucker, "Algorithms for the reduction of the number of points required to represent a
/// digitized line or its caricature", 1973; U. Ramer, 1972.
package enum PolygonSimplification {
    /// The indices of the points of a closed outline that are kept, in order.
    package static func closed(_ points: [CGPoint], tolerance: CGFloat) -> [Int] {
        guard points.count > 2 else { return Array(points.indices) }
        // A closed outline has no ends: it is cut at its first point and at the one furthest from it.
        let far = points.indices.max {
            SmallestEnclosingCircle.distance(points[0], points[$0])
                < SmallestEnclosingCircle.distance(points[0], points[$1])
        }!
        let ring = Array(points.indices) + [0]
        var kept: Set<Int> = [0, far]
        var open = [(0, far), (far, points.count)]
        while let (start, end) = open.popLast() {
            let inside = (start + 1)..<max(end, start + 1)
            func distance(_ i: Int) -> CGFloat { self.distance(points[i], points[ring[start]], points[ring[end]]) }
            guard let furthest = inside.max(by: { distance($0) < distance($1) }), distance(furthest) > tolerance else {
                continue
            }
            kept.insert(furthest)
            open += [(start, furthest), (furthest, end)]
        }
        return kept.sorted()
    }

    /// From a point to a stretch between two others.
    private static func distance(_ point: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
        let dx = b.x - a.x, dy = b.y - a.y
        let square = dx * dx + dy * dy
        let along = square > 0 ? min(max(((point.x - a.x) * dx + (point.y - a.y) * dy) / square, 0), 1) : 0
        return SmallestEnclosingCircle.distance(point, CGPoint(x: a.x + along * dx, y: a.y + along * dy))
    }
}

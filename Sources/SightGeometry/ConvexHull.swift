/// The convex hull of a set of points.
package enum ConvexHull {
    /// The corners of the hull in order around it, without the points that lie on its edges. Cost: O(n log n).
    ///
    /// Source: A. M. Andrew, "Another efficient algorithm for convex hulls in two dimensions", 1979 (monotone chain).
    package static func of(_ points: [Point]) -> [Point] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return sorted }
        let lower = chain(sorted)
        let upper = chain(sorted.reversed())
        return lower.dropLast() + upper.dropLast()
    }

    private static func chain(_ points: [Point]) -> [Point] {
        var chain: [Point] = []
        for point in points {
            while chain.count > 1, Point.cross(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 {
                chain.removeLast()
            }
            chain.append(point)
        }
        return chain
    }
}

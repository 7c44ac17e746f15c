internal import SightGeometry

/// The edges of a quad as half planes, by which every point knows how far inside it lies.
struct QuadOutline {
    private struct Edge {
        var point: Point
        /// Of length 1, towards the inside.
        var normal: Point
    }

    private var edges: [Edge] = []
    let box: Rectangle

    /// Nil for a quad without area.
    init?(_ quad: Quad) {
        let corners = quad.corners
        box = quad.boundingBox
        let center = quad.center
        for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            let along = b - a
            guard along.length > 0.01 else { continue }
            var normal = Point(x: -along.y, y: along.x) * (1 / along.length)
            // A quad that was read from a mirrored picture runs the other way round.
            if normal.x * (center.x - a.x) + normal.y * (center.y - a.y) < 0 { normal = normal * -1 }
            edges.append(Edge(point: a, normal: normal))
        }
        guard edges.count > 2 else { return nil }
    }

    /// The distance to the nearest edge; negative outside.
    @inline(__always)
    func depth(of point: Point) -> Double {
        var depth = Double.infinity
        for edge in edges {
            let offset = point - edge.point
            depth = min(depth, edge.normal.x * offset.x + edge.normal.y * offset.y)
        }
        return depth
    }
}

internal import Foundation

/// The smallest circle around a set of points, grown point by point: a point outside the circle so far must lie on the
/// edge of the next one. Two points on the edge fix its diameter, three fix the circle.
///
/// Source: E. Welzl, "Smallest enclosing disks (balls and ellipsoids)", 1991, written without recursion.
enum SmallestEnclosingCircle {
    static func of(_ points: [CGPoint]) -> NormalizedCircle {
        guard let first = points.first else { return .zero }
        var circle = circle(around: first, radius: 0)
        for i in points.indices where !holds(circle, points[i]) {
            circle = self.circle(around: points[i], radius: 0)
            for j in 0..<i where !holds(circle, points[j]) {
                circle = self.circle(across: points[i], points[j])
                for k in 0..<j where !holds(circle, points[k]) {
                    circle = self.circle(through: points[i], points[j], points[k])
                }
            }
        }
        return circle
    }

    static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }

    private static func holds(_ circle: NormalizedCircle, _ point: CGPoint) -> Bool {
        // Rounding must not push the points that fix the circle out of it.
        distance(circle.center.cgPoint, point) <= circle.radius * (1 + 1e-12) + 1e-15
    }

    private static func circle(around center: CGPoint, radius: CGFloat) -> NormalizedCircle {
        NormalizedCircle(center: NormalizedPoint(normalizedPoint: center), radius: radius)
    }

    private static func circle(across a: CGPoint, _ b: CGPoint) -> NormalizedCircle {
        let center = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        return circle(around: center, radius: max(distance(center, a), distance(center, b)))
    }

    private static func circle(through a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> NormalizedCircle {
        let bx = b.x - a.x, by = b.y - a.y, cx = c.x - a.x, cy = c.y - a.y
        let area = 2 * (bx * cy - by * cx)
        // Points in a row: the circle across the two that are furthest apart.
        guard abs(area) > 1e-18 else {
            return [circle(across: a, b), circle(across: a, c), circle(across: b, c)].max { $0.radius < $1.radius }!
        }
        let bb = bx * bx + by * by, cc = cx * cx + cy * cy
        let center = CGPoint(x: a.x + (cy * bb - by * cc) / area, y: a.y + (bx * cc - cx * bb) / area)
        return circle(around: center, radius: max(distance(center, a), distance(center, b), distance(center, c)))
    }
}

internal import Foundation

/// A rectangle turned by any angle.
package struct RotatedRectangle: Hashable, Sendable {
    package var center: Point
    /// Along the direction of `angle`.
    package var width: Double
    /// Across it.
    package var height: Double
    /// Radians, from the x axis towards the y axis (clockwise on a picture).
    package var angle: Double

    package init(center: Point, width: Double, height: Double, angle: Double) {
        self.center = center
        self.width = width
        self.height = height
        self.angle = angle
    }

    /// The rectangle of least area around a convex polygon: one of its sides lies on an edge of the polygon.
    ///
    /// Source: H. Freeman and R. Shapira, "Determining the minimum-area encasing rectangle", 1975. Cost: O(n²) in the corners of
    /// the hull, which for text regions are few.
    package init?(around hull: [Point]) {
        guard let first = hull.first else { return nil }
        var best = RotatedRectangle(center: first, width: 0, height: 0, angle: 0)
        var bestArea = Double.infinity
        for i in hull.indices {
            let edge = hull[(i + 1) % hull.count] - hull[i]
            guard edge.length > 0 else { continue }
            let u = edge * (1 / edge.length), v = Point(x: -u.y, y: u.x)
            var lowU = Double.infinity, highU = -lowU, lowV = lowU, highV = -lowU
            for p in hull {
                let along = p.x * u.x + p.y * u.y, across = p.x * v.x + p.y * v.y
                lowU = min(lowU, along)
                highU = max(highU, along)
                lowV = min(lowV, across)
                highV = max(highV, across)
            }
            let area = (highU - lowU) * (highV - lowV)
            if area < bestArea - 1e-9 {
                bestArea = area
                best = RotatedRectangle(
                    center: u * ((lowU + highU) / 2) + v * ((lowV + highV) / 2),
                    width: highU - lowU, height: highV - lowV, angle: atan2(u.y, u.x)
                )
            }
        }
        self = best
    }

    /// The rectangle whose sides lie `distance` further out.
    package func expanded(by distance: Double) -> RotatedRectangle {
        RotatedRectangle(center: center, width: width + 2 * distance, height: height + 2 * distance, angle: angle)
    }

    /// The corners, beginning with the one that is top left when the rectangle is turned back by no more than 45°, then
    /// clockwise. For a rectangle at exactly 45° the side that runs down to the right counts as the top.
    package var quad: Quad {
        // Any rectangle can be written with an angle in (-45°, 45°]; its first side then is the top.
        let quarterTurns = ((angle / (.pi / 2)) - 1e-9).rounded()
        let turned = angle - quarterTurns * (.pi / 2)
        let swapped = Int(quarterTurns) % 2 != 0
        let u = Point(x: cos(turned), y: sin(turned)) * ((swapped ? height : width) / 2)
        let v = Point(x: -sin(turned), y: cos(turned)) * ((swapped ? width : height) / 2)
        return Quad(
            topLeft: center - u - v, topRight: center + u - v, bottomRight: center + u + v, bottomLeft: center - u + v)
    }
}

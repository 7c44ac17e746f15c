/// A projective map of the plane: (x, y) goes to ((ax + by + c) / w, (dx + ey + f) / w) with w = gx + hy + 1.
package struct Homography: Sendable, Hashable {
    package var a, b, c, d, e, f, g, h: Double

    /// The map that takes the corners (0, 0), (width, 0), (width, height), (0, height) to those of a quad.
    ///
    /// Source: P. Heckbert, "Fundamentals of Texture Mapping and Image Warping", 1989, section 2.2.3.
    package init(rectangleOfWidth width: Double, height: Double, to quad: Quad) {
        let p0 = quad.topLeft, p1 = quad.topRight, p2 = quad.bottomRight, p3 = quad.bottomLeft
        let d1 = p1 - p2, d2 = p3 - p2
        let s = Point(x: p0.x - p1.x + p2.x - p3.x, y: p0.y - p1.y + p2.y - p3.y)
        let determinant = d1.x * d2.y - d2.x * d1.y
        var g = 0.0, h = 0.0
        // A parallelogram needs no perspective; a quad without area cannot have one.
        if abs(determinant) > 1e-12, abs(s.x) + abs(s.y) > 1e-9 {
            g = (s.x * d2.y - d2.x * s.y) / determinant
            h = (d1.x * s.y - s.x * d1.y) / determinant
        }
        self.a = (p1.x - p0.x + g * p1.x) / width
        self.b = (p3.x - p0.x + h * p3.x) / height
        self.c = p0.x
        self.d = (p1.y - p0.y + g * p1.y) / width
        self.e = (p3.y - p0.y + h * p3.y) / height
        self.f = p0.y
        self.g = g / width
        self.h = h / height
    }

    package func callAsFunction(_ p: Point) -> Point {
        let w = g * p.x + h * p.y + 1
        return Point(x: (a * p.x + b * p.y + c) / w, y: (d * p.x + e * p.y + f) / w)
    }
}

package import SightGeometry

/// By how much a page has to be turned clockwise for its text to stand upright.
package enum PageRotation: Int, Sendable, Hashable, CaseIterable {
    case none = 0
    case clockwise = 90
    case half = 180
    case counterclockwise = 270

    package var opposite: PageRotation { PageRotation(rawValue: (rawValue + 180) % 360)! }

    /// A quarter more.
    package var next: PageRotation { PageRotation(rawValue: (rawValue + 90) % 360)! }

    /// A quad whose corners are named by the picture, named as its text is read on a page that needs this rotation.
    package func asRead(_ quad: Quad) -> Quad {
        let c = quad.corners
        // Text that needs a clockwise turn begins at the picture's lower left corner.
        let first = [PageRotation.none: 0, .counterclockwise: 1, .half: 2, .clockwise: 3][self]!
        return Quad(
            topLeft: c[first], topRight: c[(first + 1) % 4], bottomRight: c[(first + 2) % 4],
            bottomLeft: c[(first + 3) % 4])
    }

    /// A point of the picture in the frame of the upright page; lengths and directions are right, the origin is arbitrary.
    package func upright(_ p: Point) -> Point {
        switch self {
        case .none: p
        case .clockwise: Point(x: -p.y, y: p.x)
        case .half: Point(x: -p.x, y: -p.y)
        case .counterclockwise: Point(x: p.y, y: -p.x)
        }
    }
}

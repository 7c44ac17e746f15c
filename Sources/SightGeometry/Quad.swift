/// Four corners around a piece of text, named from the reader's side: `topLeft` is where the text begins, whatever way the
/// picture is turned. Pixels of the picture as displayed, origin at the top left, y downwards.
public struct Quad: Hashable, Sendable, Codable {
    /// Where the text begins, at its upper edge.
    public var topLeft: Point
    /// Where the text ends, at its upper edge.
    public var topRight: Point
    /// Where the text ends, at its lower edge.
    public var bottomRight: Point
    /// Where the text begins, at its lower edge.
    public var bottomLeft: Point

    public init(topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// The corners of an upright rectangle.
    public init(_ rectangle: Rectangle) {
        self.init(
            topLeft: Point(x: rectangle.x, y: rectangle.y),
            topRight: Point(x: rectangle.maxX, y: rectangle.y),
            bottomRight: Point(x: rectangle.maxX, y: rectangle.maxY),
            bottomLeft: Point(x: rectangle.x, y: rectangle.maxY)
        )
    }

    /// topLeft, topRight, bottomRight, bottomLeft: clockwise around upright text.
    public var corners: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// The smallest upright rectangle around the corners.
    public var boundingBox: Rectangle {
        let xs = corners.map(\.x), ys = corners.map(\.y)
        return Rectangle(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }

    /// The mean length of the two sides along the text.
    package var width: Double { (topLeft.distance(to: topRight) + bottomLeft.distance(to: bottomRight)) / 2 }

    /// The mean length of the two sides across the text.
    package var height: Double { (topLeft.distance(to: bottomLeft) + topRight.distance(to: bottomRight)) / 2 }

    package var center: Point { (topLeft + topRight + bottomRight + bottomLeft) * 0.25 }

    package func map(_ transform: (Point) -> Point) -> Quad {
        Quad(
            topLeft: transform(topLeft), topRight: transform(topRight),
            bottomRight: transform(bottomRight), bottomLeft: transform(bottomLeft)
        )
    }

    /// Every corner moved to the nearest place inside a picture of this size.
    package func clamped(width: Double, height: Double) -> Quad {
        map { Point(x: min(max($0.x, 0), width), y: min(max($0.y, 0), height)) }
    }
}

/// A point in the plane. Unless said otherwise: pixels of the picture as displayed, origin at the top left, y downwards.
public struct Point: Hashable, Sendable, Codable {
    /// To the right.
    public var x: Double
    /// Downwards, where the frame is that of a picture.
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    package static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
    package static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
    package static func * (a: Point, s: Double) -> Point { Point(x: a.x * s, y: a.y * s) }

    /// The distance from the origin.
    package var length: Double { (x * x + y * y).squareRoot() }

    package func distance(to other: Point) -> Double { (self - other).length }

    /// The z component of the cross product of the vectors `origin → a` and `origin → b`: positive when b lies clockwise of a
    /// in a frame whose y runs downwards.
    package static func cross(_ origin: Point, _ a: Point, _ b: Point) -> Double {
        (a.x - origin.x) * (b.y - origin.y) - (a.y - origin.y) * (b.x - origin.x)
    }
}

/// An upright rectangle. Unless said otherwise: pixels of the picture as displayed, origin at the top left, y downwards.
public struct Rectangle: Hashable, Sendable, Codable {
    /// The left side.
    public var x: Double
    /// The upper side, where y runs downwards.
    public var y: Double
    /// The length from left to right.
    public var width: Double
    /// The length from top to bottom.
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The right side.
    public var maxX: Double { x + width }
    /// The lower side, where y runs downwards.
    public var maxY: Double { y + height }
    package var center: Point { Point(x: x + width / 2, y: y + height / 2) }

    /// The part that both cover; nil when they share no area.
    package func intersection(_ other: Rectangle) -> Rectangle? {
        let left = max(x, other.x), top = max(y, other.y)
        let right = min(maxX, other.maxX), bottom = min(maxY, other.maxY)
        guard right > left, bottom > top else { return nil }
        return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
    }
}

public import Foundation

/// A movement in the plane.
public struct CGVector: Hashable, Codable, Sendable {
    /// How far along x.
    public var dx: CGFloat
    /// How far along y.
    public var dy: CGFloat

    /// A movement of nothing.
    public init() {
        self.init(dx: 0 as CGFloat, dy: 0 as CGFloat)
    }

    /// A movement along both axes.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A movement along both axes.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A movement along both axes.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A movement of nothing.
    public static var zero: CGVector { CGVector() }
}

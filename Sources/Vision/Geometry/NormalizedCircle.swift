public import Foundation

/// A circle in normalized coordinates: 0 to 1 along both axes, origin at the lower left.
///
/// It is round in that frame; on a picture that is not square it is an ellipse.
public struct NormalizedCircle: Sendable {
    /// The middle.
    public let center: NormalizedPoint
    /// The distance from the middle to the edge.
    public let radius: CGFloat

    /// A circle around a point.
    public init(center: NormalizedPoint, radius: CGFloat) {
        self.center = center
        self.radius = radius
    }

    /// The circle of no size at the lower left corner.
    public static let zero = NormalizedCircle(center: .zero, radius: 0)

    /// The smallest circle that holds all points; ``zero`` when there are none. Cost: O(n³) at worst, in practice about
    /// linear.
    public static func boundingCircle(for points: [NormalizedPoint]) -> NormalizedCircle {
        SmallestEnclosingCircle.of(points.map(\.cgPoint))
    }

    /// Whether a point lies inside or on the edge.
    public func contains(_ point: NormalizedPoint) -> Bool {
        distance(to: point) <= radius
    }

    /// Whether a point lies in a ring whose middle line is the edge.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - ringWidth: How wide the ring is; half of it lies inside the circle.
    public func contains(_ point: NormalizedPoint, inCircumferentialRingOfWidth ringWidth: CGFloat) -> Bool {
        abs(distance(to: point) - radius) <= ringWidth / 2
    }

    private func distance(to point: NormalizedPoint) -> CGFloat {
        SmallestEnclosingCircle.distance(center.cgPoint, point.cgPoint)
    }
}

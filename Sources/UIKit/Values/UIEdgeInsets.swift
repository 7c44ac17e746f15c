public import Foundation

/// How far something is cut off at each side; negative for wider.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// At the least y.
    public var top: CGFloat
    /// At the least x.
    public var left: CGFloat
    /// At the greatest y.
    public var bottom: CGFloat
    /// At the greatest x.
    public var right: CGFloat

    /// Nothing at any side.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// So much at each side.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Nothing at any side.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// The rectangle without its edges.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}

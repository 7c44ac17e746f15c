public import CoreGraphics
public import Foundation

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Of the least x and y: the upper left one.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// Of the greatest x and least y: the upper right one.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// Of the least x and greatest y: the lower left one.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// Of the greatest x and y: the lower right one.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// What round corners of a layer look like.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the curve.
    public let rawValue: String

    /// A curve by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Arcs.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Curves that begin slowly.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's picture changes its size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the way.
    public let rawValue: String

    /// A way by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// By the nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// By the pixels around.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// By the pixels around, of smaller copies too.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// What draws a layer and lays it out in its place. Each does nothing where it is not written.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Called before it is drawn. Not called here: nothing is drawn ahead of time.
    func layerWillDraw(_ layer: CALayer)
    /// Draws what the layer adds; the context's coordinates are the layer's own.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Lays out the layers in it.
    func layoutSublayers(of layer: CALayer)
    /// What is to be done when something changes. Not asked here: nothing is animated.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Nothing.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Something that is done when a layer changes.
public protocol CAAction {
    /// Does it.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// No action, for ``CALayer/actions``.
extension NSNull: CAAction {
    /// Nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

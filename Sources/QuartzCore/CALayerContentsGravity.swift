internal import CoreGraphics
internal import Foundation

/// How a layer's picture fills its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the way.
    public let rawValue: String

    /// A way by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits into the bounds.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as fills the bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// In its own size, in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In its own size, in the corner of the least coordinates, as y points down.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")

    /// Where a picture of some size lies.
    package func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        func middle(_ size: CGSize) -> CGRect {
            CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
        }
        let across = bounds.width / size.width, down = bounds.height / size.height
        switch self {
        case .resizeAspect, .resizeAspectFill:
            let scale = self == .resizeAspect ? min(across, down) : max(across, down)
            return middle(CGSize(width: size.width * scale, height: size.height * scale))
        case .center: return middle(size)
        case .topLeft: return CGRect(origin: bounds.origin, size: size)
        default: return bounds
        }
    }
}

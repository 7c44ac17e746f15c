public import CoreGraphics
public import Foundation

/// A layer that holds text. The text is kept, not drawn.
open class CATextLayer: CALayer {
    /// A `String` or an `NSAttributedString`.
    open var string: Any?
    /// A font, or its name.
    open var font: CFTypeRef?
    /// In points.
    open var fontSize: CGFloat = 36
    /// What the text is drawn with.
    open var foregroundColor: CGColor? = .white
    /// Where lines begin.
    open var alignmentMode = CATextLayerAlignmentMode.natural
    /// Whether lines are broken to fit.
    open var isWrapped = false
}

/// Where the lines of a text layer begin.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the side.
    public let rawValue: String

    /// A side by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Where the language's lines begin.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// On the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// On the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// On both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

public import Foundation

/// A screen. There is none: the one here has the size that code for phones expects, and a pixel a point, so that pictures
/// that are drawn for it have as many pixels as their size says.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The screen.
    public static let main = UIScreen()

    /// In points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

    /// In pixels.
    open var nativeBounds: CGRect { bounds }

    /// Pixels to a point.
    open var scale: CGFloat { 1 }

    /// Pixels to a point.
    open var nativeScale: CGFloat { scale }

    /// How bright it is, from 0 to 1. Kept.
    open var brightness: CGFloat = 0.5
}

/// How much care is taken when a picture is drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
    /// Like ``high``.
    case `default` = 0
    /// Each pixel is the nearest one of the picture.
    case none = 1
    /// A mean of the four nearest pixels: quick, but thin strokes are lost where a picture shrinks by more than two.
    case low = 2
    /// Like ``high``.
    case medium = 4
    /// A mean of the four nearest pixels where the picture grows, and of all that fall on a pixel where it shrinks.
    case high = 3
}

public import Foundation

/// How the letters of fonts are drawn.
public enum CGTextDrawingMode: Int32, Sendable {
    /// Their insides are painted.
    case fill = 0
    /// Their outlines are drawn.
    case stroke = 1
    /// Both.
    case fillStroke = 2
    /// Nothing.
    case invisible = 3
    /// Their insides are painted, and become the clip.
    case fillClip = 4
    /// Their outlines are drawn, and their insides become the clip.
    case strokeClip = 5
    /// Both, and their insides become the clip.
    case fillStrokeClip = 6
    /// Their insides become the clip.
    case clip = 7
}

/// Settings for text.
extension CGContext {
    /// How letters are drawn. They never become the clip here.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
        state.textDrawingMode = mode
    }

    /// How single letters are turned and stretched. Kept: text of UIKit and Core Animation knows nothing of it.
    public var textMatrix: CGAffineTransform {
        get { textPlace }
        set { textPlace = newValue }
    }

    /// Where single letters go. Kept: text of UIKit and Core Animation has places of its own.
    public var textPosition: CGPoint {
        get { CGPoint(x: textPlace.tx, y: textPlace.ty) }
        set {
            textPlace.tx = newValue.x
            textPlace.ty = newValue.y
        }
    }

    /// Whether letters may use the parts of a screen's pixels. Without effect: a bitmap has no such parts.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

    /// Whether letters may use the parts of a screen's pixels. Without effect: a bitmap has no such parts.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

    /// Whether letters may begin between pixels. Without effect: they always do.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

    /// Whether letters may begin between pixels. Without effect: they always do.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

    /// How far curves may be from what is drawn, in pixels. Without effect: it is a tenth.
    public func setFlatness(_ flatness: CGFloat) {}

    /// What happens to colours outside of the bitmap's range. Without effect: colours are not converted.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}

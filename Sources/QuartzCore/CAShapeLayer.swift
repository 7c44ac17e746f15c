public import CoreGraphics
public import Foundation

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
    /// The path, in the layer's own coordinates.
    open var path: CGPath?
    /// What the inside is painted with; nil for nothing.
    open var fillColor: CGColor? = .black
    /// What is inside where parts of the path overlap.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// What the line is drawn with; nil for none.
    open var strokeColor: CGColor?
    /// How wide the line is.
    open var lineWidth: CGFloat = 1
    /// How lines end.
    open var lineCap = CAShapeLayerLineCap.butt
    /// How pieces of a line meet.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// How many line widths a pointed join may be long before it is cut off.
    open var miterLimit: CGFloat = 10
    /// Where on the path its line begins, as a part of its length. The inside is painted whole.
    open var strokeStart: CGFloat = 0
    /// Where on the path its line ends, as a part of its length.
    open var strokeEnd: CGFloat = 1
    /// Lengths of dashes and gaps in turns; nil for lines without gaps.
    open var lineDashPattern: [NSNumber]?
    /// Where in the pattern a line begins.
    open var lineDashPhase: CGFloat = 0

    override func drawShape(in ctx: CGContext) {
        guard let path else { return }
        if let fillColor {
            ctx.setFillColor(fillColor)
            ctx.addPath(path)
            ctx.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        if let strokeColor, lineWidth > 0 {
            ctx.setStrokeColor(strokeColor)
            ctx.setLineWidth(lineWidth)
            ctx.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
            ctx.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
            ctx.setMiterLimit(miterLimit)
            ctx.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
            ctx.addPath(path.trimmed(from: strokeStart, to: strokeEnd))
            ctx.strokePath()
        }
    }
}

/// What is inside a shape where parts of its path overlap.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the rule.
    public let rawValue: String

    /// A rule by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// What the path goes round, counting its turns with their direction.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// What a ray outwards crosses the path from an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the lines of a shape end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the end.
    public let rawValue: String

    /// An end by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// At the end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With half a circle round the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// With half a square round the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How pieces of the lines of a shape meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the join.
    public let rawValue: String

    /// A join by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In a point, up to the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// In an arc.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// In a cut-off corner.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

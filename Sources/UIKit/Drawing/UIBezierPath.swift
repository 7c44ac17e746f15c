public import CoreGraphics
public import Foundation

/// A path with a pen. y points down, so clockwise is clockwise on display.
open class UIBezierPath: NSObject {
    private var path = CGMutablePath()
    /// How wide lines are, in points.
    open var lineWidth: CGFloat = 1
    /// How lines end.
    open var lineCapStyle = CGLineCap.butt
    /// How pieces of a line meet.
    open var lineJoinStyle = CGLineJoin.miter
    /// How many line widths a pointed join may be long before it is cut off.
    open var miterLimit: CGFloat = 10
    /// Whether what is inside follows the even-odd rule, not the winding rule.
    open var usesEvenOddFillRule = false
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// A path without a step.
    public override init() {
        super.init()
    }

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The ellipse that touches the sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// A rectangle of which some corners are round.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - corners: Which corners are round.
    ///   - cornerRadii: How far they reach along both axes, at most half the rectangle's size.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path.addPath(
            CGPath(
                rect: rect, roundingCorners: corners.rawValue, width: cornerRadii.width, height: cornerRadii.height))
    }

    /// An arc; see ``addArc(withCenter:radius:startAngle:endAngle:clockwise:)``.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A path of Core Graphics.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// The path for Core Graphics.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    /// Starts a new part.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    /// Adds a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, with a line to its start.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: Its radius.
    ///   - startAngle: Radians from the x axis towards the y axis, clockwise on display.
    ///   - endAngle: Where it ends.
    ///   - clockwise: Whether it runs clockwise on display.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics counts with y upwards.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Adds a line to the start of the part.
    open func close() {
        path.closeSubpath()
    }

    /// Adds another path.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.path)
    }

    /// Takes all steps away.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// The same path the other way round, with the same pen.
    open func reversing() -> UIBezierPath {
        let other = UIBezierPath(cgPath: path.reversed)
        other.lineWidth = lineWidth
        other.lineCapStyle = lineCapStyle
        other.lineJoinStyle = lineJoinStyle
        other.miterLimit = miterLimit
        other.usesEvenOddFillRule = usesEvenOddFillRule
        other.dashes = dashes
        other.dashPhase = dashPhase
        return other
    }

    /// How far curves may be from what is drawn, in pixels. Kept, without effect: it is a tenth.
    open var flatness: CGFloat = 0.6

    /// Maps all points.
    open func apply(_ transform: CGAffineTransform) {
        let mapped = CGMutablePath()
        mapped.addPath(path, transform: transform)
        path = mapped
    }

    /// Whether there is no step.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around the line.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// Where the next line would begin.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether a point is inside.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Lengths of dashes and gaps in turns; nil for lines without gaps.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { pattern in (0..<count).map { pattern[$0] } } ?? []
        dashPhase = phase
    }

    /// Paints the inside in the current context.
    open func fill() {
        fill(with: .normal, alpha: 1)
    }

    /// Paints the inside in the current context.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }

    /// Draws the line in the current context.
    open func stroke() {
        stroke(with: .normal, alpha: 1)
    }

    /// Draws the line in the current context.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashPhase, lengths: dashes)
            context.strokePath()
        }
    }

    /// Narrows the clip of the current context to the inside.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        context.beginPath()
        context.addPath(path)
        body(context)
        context.restoreGState()
    }
}

/// Corners of a rectangle, y downwards.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper left one.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The upper right one.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The lower left one.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The lower right one.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

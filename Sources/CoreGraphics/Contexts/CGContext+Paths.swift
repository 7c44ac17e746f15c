public import Foundation

/// The current path. What draws it empties it.
extension CGContext {
    /// Empties the path.
    public func beginPath() {
        steps = PathSteps()
    }

    /// Starts a new part.
    public func move(to point: CGPoint) {
        steps.move(to: point.applying(ctm))
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint) {
        steps.line(to: point.applying(ctm))
    }

    /// Adds a part of straight lines.
    public func addLines(between points: [CGPoint]) {
        add { $0.addLines(between: points) }
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        steps.quad(to: end.applying(ctm), control: control.applying(ctm))
    }

    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        steps.curve(to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
    }

    /// Adds a line to the start of the part.
    public func closePath() {
        steps.close()
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) {
        add { $0.addRect(rect) }
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) {
        add { $0.addRects(rects) }
    }

    /// Adds the ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect) {
        add { $0.addEllipse(in: rect) }
    }

    /// Adds an arc, with a line to its start from the current point.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: Its radius.
    ///   - startAngle: Where the arc begins: radians from the x axis towards the y axis.
    ///   - endAngle: Where it ends.
    ///   - clockwise: Whether it runs clockwise where y points up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let path = CGMutablePath(steps)
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: ctm)
        steps = path.steps
    }

    /// Adds an arc that rounds a corner, with a line to its start from the current point.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        let path = CGMutablePath(steps)
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
        steps = path.steps
    }

    /// Adds a path.
    public func addPath(_ path: CGPath) {
        steps.append(path.steps.applying(ctm))
    }

    /// A copy of the current path; nil when there is none.
    public var path: CGPath? {
        steps.isEmpty ? nil : CGPath(steps.applying(ctm.inverted()))
    }

    /// Whether there is no path.
    public var isPathEmpty: Bool { steps.isEmpty }

    /// Where the next line would begin; the origin when there is no path.
    public var currentPointOfPath: CGPoint { steps.current?.applying(ctm.inverted()) ?? .zero }

    /// The box around all points of the path; null when there is none.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Whether a point is in what a way of drawing the path would paint; only the insides are looked at.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        return mode != .stroke && steps.contains(point.applying(ctm), rule: rule)
    }

    private func add(_ draw: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        draw(path)
        addPath(path)
    }
}

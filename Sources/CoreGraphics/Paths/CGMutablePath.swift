public import Foundation

/// A path that can grow.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    override init(_ steps: PathSteps) {
        super.init(steps)
    }

    /// A path without a step.
    public init() {
        super.init(PathSteps())
    }
}

// Lines and curves need a current point: on a path without one they do nothing.
extension CGMutablePath {
    /// Starts a new part.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        change { $0.move(to: point.applying(transform)) }
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        change { $0.line(to: point.applying(transform)) }
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        change { $0.quad(to: end.applying(transform), control: control.applying(transform)) }
    }

    /// Adds a curve with two control points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.curve(
                to: end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        }
    }

    /// Adds a line to the start of the part.
    public func closeSubpath() {
        change { $0.close() }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.rectangle(rect) }
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a part of straight lines.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        add(transform) { $0.polygon(points) }
    }

    /// Adds the ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.ellipse(in: rect) }
    }

    /// Adds a rectangle with round corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
    }

    /// Adds an arc, with a line to its start from the current point.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: Its radius.
    ///   - startAngle: Where the arc begins: radians from the x axis towards the y axis.
    ///   - endAngle: Where it ends.
    ///   - clockwise: Whether it runs clockwise where y points up.
    ///   - transform: Maps the arc.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: PathSteps.sweep(from: startAngle, to: endAngle, clockwise: clockwise), transform: transform)
    }

    /// Adds an arc by how far it goes, in radians, with a line to its start from the current point.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        continued(transform) { $0.arc(center: center, radius: radius, start: startAngle, sweep: delta) }
    }

    /// Adds an arc that rounds a corner, with a line to its start from the current point.
    ///
    /// - Parameters:
    ///   - tangent1End: The corner.
    ///   - tangent2End: A point on the way out of the corner.
    ///   - radius: The radius of the arc.
    ///   - transform: Maps the arc.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        continued(transform) { $0.arc(corner: tangent1End, end: tangent2End, radius: radius) }
    }

    /// Adds another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        let other = path.steps  // read before the lock: it may be this path
        change { $0.append(other.applying(transform)) }
    }

    /// Adds a shape of its own, mapped.
    private func add(_ transform: CGAffineTransform, _ draw: (inout PathSteps) -> Void) {
        var shape = PathSteps()
        draw(&shape)
        change { $0.append(shape.applying(transform)) }
    }

    /// Adds what goes on from the current point: drawn before the map, so that the point has to be taken back first.
    private func continued(_ transform: CGAffineTransform, _ draw: (inout PathSteps) -> Void) {
        change { steps in
            var piece = PathSteps()
            if let current = steps.current { piece.move(to: current.applying(transform.inverted())) }
            let hadPoint = steps.current != nil
            draw(&piece)
            var mapped = piece.applying(transform)
            if hadPoint { mapped.removeStart() }
            steps.append(mapped)
        }
    }
}

public import Foundation

/// Paths made of a path's line.
extension CGPath {
    /// What a pen covers that follows the path: to be filled by the winding rule. Curves are cut into straight pieces.
    ///
    /// - Parameters:
    ///   - lineWidth: How wide the pen is.
    ///   - lineCap: How lines end.
    ///   - lineJoin: How pieces of a line meet.
    ///   - miterLimit: How many line widths a pointed join may be long before it is cut off.
    ///   - transform: Maps the path before the pen follows it.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let pen = PathSteps.Pen(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(steps.applying(transform).outlined(by: pen))
    }

    /// The dashes of a pattern along the path, as open lines. Curves are cut into straight pieces.
    ///
    /// - Parameters:
    ///   - phase: Where in the pattern a line begins.
    ///   - lengths: Dash, gap, dash, gap …; the path as it is for none, or for lengths below 0.
    ///   - transform: Maps the path before it is cut.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(steps.applying(transform).dashed(phase: phase, lengths: lengths))
    }

    /// What lies between two parts of the path's length, from 0 to 1.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        start <= 0 && end >= 1 ? self : CGPath(steps.trimmed(from: start, to: end))
    }

    /// The path the other way round, from its end.
    package var reversed: CGPath { CGPath(steps.reversed) }
}

extension CGContext {
    /// Puts what the pen would cover in the path's place: its line, with its dashes.
    public func replacePathWithStrokedPath() {
        var line = steps.applying(ctm.inverted())
        if !state.dashes.isEmpty { line = line.dashed(phase: state.dashPhase, lengths: state.dashes) }
        let pen = PathSteps.Pen(
            width: state.lineWidth, cap: state.lineCap, join: state.lineJoin, miterLimit: state.miterLimit)
        steps = line.outlined(by: pen).applying(ctm)
    }
}

public import Foundation

/// The pen. Lengths are of user space as it is when a line is drawn.
extension CGContext {
    /// How wide lines are; 1 from the start.
    public func setLineWidth(_ width: CGFloat) {
        state.lineWidth = max(0, width)
    }

    /// How lines end.
    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
    }

    /// How pieces of a line meet.
    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
    }

    /// How many line widths a pointed join may be long before it is cut off; 10 from the start.
    public func setMiterLimit(_ limit: CGFloat) {
        state.miterLimit = limit
    }

    /// Lengths of dashes and gaps in turns; none for lines without gaps.
    ///
    /// - Parameters:
    ///   - phase: Where in the pattern a line begins.
    ///   - lengths: Dash, gap, dash, gap …
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dashPhase = phase
        state.dashes = lengths
    }
}

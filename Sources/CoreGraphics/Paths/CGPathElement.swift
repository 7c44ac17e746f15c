public import Foundation

/// The kind of a step of a path.
public enum CGPathElementType: Int32, Sendable {
    /// The start of a new part. One point.
    case moveToPoint = 0
    /// A straight line. One point.
    case addLineToPoint = 1
    /// A curve with one control point. Two points: the control point, then the end.
    case addQuadCurveToPoint = 2
    /// A curve with two control points. Three points: both control points, then the end.
    case addCurveToPoint = 3
    /// A straight line to the start of the part. No point.
    case closeSubpath = 4
}

/// A step of a path, as ``CGPath/applyWithBlock(_:)`` hands it out.
public struct CGPathElement {
    /// The kind of step.
    public var type: CGPathElementType
    /// The points of the step, as many as its kind has; valid during the call that hands it out.
    public var points: UnsafeMutablePointer<CGPoint>

    /// A step.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// What ``CGPath/apply(info:function:)`` calls for each step.
///
/// A function of Swift's: on Linux C's take no structure of Swift's. A closure that captures nothing is both.
public typealias CGPathApplierFunction =
    (_ info: UnsafeMutableRawPointer?, _ element: UnsafePointer<CGPathElement>) -> Void

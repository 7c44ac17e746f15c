public import Foundation
internal import Synchronization

// Unchecked for its subclass that changes alone: the steps are in a mutex.
/// A shape of straight lines and curves.
///
/// Every call with a `transform` takes nil for none; points are mapped before they are used.
public class CGPath: @unchecked Sendable {
    private let storage: Mutex<PathSteps>

    init(_ steps: PathSteps) {
        storage = Mutex(steps)
    }

    /// The steps as they are now.
    final var steps: PathSteps { storage.withLock { $0 } }

    final func change(_ body: (inout PathSteps) -> Void) {
        storage.withLock { body(&$0) }
    }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(drawing: transform) { $0.rectangle(rect) }
    }

    /// The ellipse that touches the sides of a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(drawing: transform) { $0.ellipse(in: rect) }
    }

    /// A rectangle with round corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerWidth: How far the corners reach along x, at most half the width.
    ///   - cornerHeight: How far the corners reach along y, at most half the height.
    ///   - transform: Maps the shape.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(drawing: transform) {
            $0.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        }
    }

    /// A rectangle of which some corners are round.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - corners: A bit for each: 1 for the least x and y, 2 for the greatest x, 4 for the greatest y, 8 for both.
    ///   - width: How far the corners reach along x, at most half the width.
    ///   - height: How far the corners reach along y, at most half the height.
    package convenience init(rect: CGRect, roundingCorners corners: UInt, width: CGFloat, height: CGFloat) {
        self.init(drawing: nil) {
            $0.roundedRectangle(rect, cornerWidth: width, cornerHeight: height, corners: corners)
        }
    }

    private convenience init(drawing transform: UnsafePointer<CGAffineTransform>?, _ draw: (inout PathSteps) -> Void) {
        var steps = PathSteps()
        draw(&steps)
        self.init(steps.applying(transform?.pointee ?? .identity))
    }
}

extension CGPath {
    /// Whether the path has no step.
    public var isEmpty: Bool { steps.isEmpty }

    /// Where the next step would begin; the origin for an empty path.
    public var currentPoint: CGPoint { steps.current ?? .zero }

    /// The smallest rectangle around all points, control points among them; null for an empty path.
    public var boundingBox: CGRect { CGRect(enclosing: steps.points) }

    /// The smallest rectangle around the line itself; null for an empty path.
    public var boundingBoxOfPath: CGRect { steps.bounds }

    /// The same path, which stays as it is.
    public func copy() -> CGPath? { CGPath(steps) }

    /// The path mapped.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(steps.applying(transform?.pointee ?? .identity))
    }

    /// The same path, to be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps) }

    /// The path mapped, to be changed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(steps.applying(transform?.pointee ?? .identity))
    }

    /// Whether a point is inside. Curves are taken as 32 straight pieces each.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - rule: What is inside where parts overlap.
    ///   - transform: Maps the point, not the path.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        steps.contains(point.applying(transform), rule: rule)
    }

    /// Whether the path is an upright rectangle.
    ///
    /// - Parameter rect: Where to write the rectangle, if it is one.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let steps = self.steps.steps
        let points = self.steps.points
        guard points.count == 4 || (points.count == 5 && points[4] == points[0]), case .move? = steps.first,
            steps.dropFirst().allSatisfy({ if case .line = $0 { true } else { $0 == .close } })
        else { return false }
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        let isAlongX = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let isAlongY = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard isAlongX || isAlongY else { return false }
        rect?.pointee = boundingBox
        return true
    }

    /// Calls a closure for each step.
    public func applyWithBlock(_ block: (_ element: UnsafePointer<CGPathElement>) -> Void) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
            points.initialize(repeating: .zero)
            for step in steps.steps {
                let type: CGPathElementType
                switch step {
                case .move(let point):
                    (type, points[0]) = (.moveToPoint, point)
                case .line(let point):
                    (type, points[0]) = (.addLineToPoint, point)
                case .quad(let control, let end):
                    (type, points[0], points[1]) = (.addQuadCurveToPoint, control, end)
                case .curve(let control1, let control2, let end):
                    (type, points[0], points[1], points[2]) = (.addCurveToPoint, control1, control2, end)
                case .close:
                    type = .closeSubpath
                }
                var element = CGPathElement(type: type, points: points.baseAddress!)
                block(&element)
            }
        }
    }

    /// Calls a function for each step.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

extension CGPath: Hashable {
    /// Two paths are equal when their steps are.
    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.steps == b.steps }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(steps)
    }
}

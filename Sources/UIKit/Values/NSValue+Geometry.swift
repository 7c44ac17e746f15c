public import Foundation

// Geometry as objects, by the names that it has on iOS; Foundation has the same by the names of macOS.
extension NSValue {
    /// A point as an object.
    public convenience init(cgPoint point: CGPoint) {
        self.init(point: point)
    }

    /// A size as an object.
    public convenience init(cgSize size: CGSize) {
        self.init(size: size)
    }

    /// A rectangle as an object.
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    /// The point in the object.
    public var cgPointValue: CGPoint { pointValue }

    /// The size in the object.
    public var cgSizeValue: CGSize { sizeValue }

    /// The rectangle in the object.
    public var cgRectValue: CGRect { rectValue }
}

public import Foundation

/// A point of a picture: 0 to 1 along both axes, origin at the lower left, y upwards.
public struct NormalizedPoint: Hashable, Codable, Sendable {
    /// The point as Core Graphics has it, in the same frame.
    public let cgPoint: CGPoint

    /// A point at these fractions of the picture's width and height.
    public init(x: CGFloat, y: CGFloat) {
        cgPoint = CGPoint(x: x, y: y)
    }

    /// A point that is normalized already.
    public init(normalizedPoint: CGPoint) {
        cgPoint = normalizedPoint
    }

    /// A point of a picture, from its pixels.
    ///
    /// - Parameters:
    ///   - imagePoint: Pixels, origin at the lower left.
    ///   - imageSize: The picture's size in pixels.
    public init(imagePoint: CGPoint, in imageSize: CGSize) {
        self.init(x: imagePoint.x / imageSize.width, y: imagePoint.y / imageSize.height)
    }

    /// A point of a part of a picture, from the picture's pixels.
    ///
    /// - Parameters:
    ///   - imagePoint: Pixels of the whole picture, origin at the lower left.
    ///   - imageSize: The whole picture's size in pixels.
    ///   - regionOfInterest: The part whose lower left corner becomes 0 and whose upper right corner becomes 1.
    public init(imagePoint: CGPoint, in imageSize: CGSize, normalizedTo regionOfInterest: NormalizedRect) {
        let whole = NormalizedPoint(imagePoint: imagePoint, in: imageSize)
        self.init(
            x: (whole.x - regionOfInterest.origin.x) / regionOfInterest.width,
            y: (whole.y - regionOfInterest.origin.y) / regionOfInterest.height)
    }

    /// The lower left corner.
    public static let zero = NormalizedPoint(x: 0, y: 0)

    /// The fraction of the width, from the left.
    public var x: CGFloat { cgPoint.x }

    /// The fraction of the height, from the bottom.
    public var y: CGFloat { cgPoint.y }

    /// The point in pixels.
    ///
    /// - Parameters:
    ///   - imageSize: The picture's size in pixels.
    ///   - origin: Where the origin of the result lies.
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGPoint {
        toImageCoordinates(from: .fullImage, imageSize: imageSize, origin: origin)
    }

    /// The point in pixels of the whole picture, when it is one of a part of it.
    ///
    /// - Parameters:
    ///   - regionOfInterest: The part that this point is normalized to.
    ///   - imageSize: The whole picture's size in pixels.
    ///   - origin: Where the origin of the result lies.
    public func toImageCoordinates(
        from regionOfInterest: NormalizedRect, imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
    ) -> CGPoint {
        let fromLeft = regionOfInterest.origin.x + x * regionOfInterest.width
        let fromBottom = regionOfInterest.origin.y + y * regionOfInterest.height
        let vertical = origin == .lowerLeft ? fromBottom : 1 - fromBottom
        return CGPoint(x: fromLeft * imageSize.width, y: vertical * imageSize.height)
    }

    /// The same point when y is counted from the other edge.
    public func verticallyFlipped() -> NormalizedPoint {
        NormalizedPoint(x: x, y: 1 - y)
    }
}

extension NormalizedPoint: CustomStringConvertible {
    public var description: String { "(\(x), \(y))" }
}

public import Foundation

/// An upright rectangle of a picture: 0 to 1 along both axes, origin at the lower left, y upwards.
public struct NormalizedRect: Hashable, Codable, Sendable {
    /// The rectangle as Core Graphics has it, in the same frame.
    public let cgRect: CGRect

    /// A rectangle whose lower left corner is (x, y), in fractions of the picture's width and height.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        cgRect = CGRect(x: x, y: y, width: width, height: height)
    }

    /// A rectangle that is normalized already.
    public init(normalizedRect: CGRect) {
        cgRect = normalizedRect
    }

    /// A rectangle of a picture, from its pixels.
    ///
    /// - Parameters:
    ///   - imageRect: Pixels, origin at the lower left.
    ///   - imageSize: The picture's size in pixels.
    public init(imageRect: CGRect, in imageSize: CGSize) {
        self.init(
            x: imageRect.origin.x / imageSize.width, y: imageRect.origin.y / imageSize.height,
            width: imageRect.width / imageSize.width, height: imageRect.height / imageSize.height)
    }

    /// A rectangle of a part of a picture, from the picture's pixels.
    ///
    /// - Parameters:
    ///   - imageRect: Pixels of the whole picture, origin at the lower left.
    ///   - imageSize: The whole picture's size in pixels.
    ///   - regionOfInterest: The part whose lower left corner becomes 0 and whose upper right corner becomes 1.
    public init(imageRect: CGRect, in imageSize: CGSize, normalizedTo regionOfInterest: NormalizedRect) {
        let corner = NormalizedPoint(imagePoint: imageRect.origin, in: imageSize, normalizedTo: regionOfInterest)
        self.init(
            x: corner.x, y: corner.y, width: imageRect.width / (imageSize.width * regionOfInterest.width),
            height: imageRect.height / (imageSize.height * regionOfInterest.height))
    }

    /// The whole picture.
    public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)

    /// The lower left corner.
    public var origin: CGPoint { cgRect.origin }

    /// The fraction of the picture's width.
    public var width: CGFloat { cgRect.width }

    /// The fraction of the picture's height.
    public var height: CGFloat { cgRect.height }

    /// The rectangle in pixels.
    ///
    /// - Parameters:
    ///   - imageSize: The picture's size in pixels.
    ///   - origin: Where the origin of the result lies; the result's own origin is the corner nearest to it.
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect {
        toImageCoordinates(from: .fullImage, imageSize: imageSize, origin: origin)
    }

    /// The rectangle in pixels of the whole picture, when it is one of a part of it.
    ///
    /// - Parameters:
    ///   - regionOfInterest: The part that this rectangle is normalized to.
    ///   - imageSize: The whole picture's size in pixels.
    ///   - origin: Where the origin of the result lies; the result's own origin is the corner nearest to it.
    public func toImageCoordinates(
        from regionOfInterest: NormalizedRect, imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
    ) -> CGRect {
        let corner = NormalizedPoint(x: cgRect.minX, y: origin == .lowerLeft ? cgRect.minY : cgRect.maxY)
        return CGRect(
            origin: corner.toImageCoordinates(from: regionOfInterest, imageSize: imageSize, origin: origin),
            size: CGSize(
                width: width * regionOfInterest.width * imageSize.width,
                height: height * regionOfInterest.height * imageSize.height))
    }

    /// The same rectangle when y is counted from the other edge.
    public func verticallyFlipped() -> NormalizedRect {
        NormalizedRect(x: origin.x, y: 1 - origin.y - height, width: width, height: height)
    }
}

extension NormalizedRect: CustomStringConvertible {
    public var description: String { "(\(origin.x), \(origin.y), \(width), \(height))" }
}

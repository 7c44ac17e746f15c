public import CoreGraphics
public import Foundation
internal import ImageIO

/// A picture with the way to display it: pixels of a `CGImage`, an orientation, and how many pixels make a point.
public final class UIImage: NSObject, Sendable {
    /// The pixels as stored: the orientation is not applied.
    public let cgImage: CGImage?
    /// Pixels to a point.
    public let scale: CGFloat
    /// How to turn the stored pixels to display them.
    public let imageOrientation: Orientation
    /// Whether its colours count, or what it covers alone.
    public let renderingMode: RenderingMode
    /// The moments of an animation; nil for a picture that does not move.
    public let images: [UIImage]?
    /// How long an animation takes once, in seconds.
    public let duration: TimeInterval

    /// Whether a picture's colours count.
    public enum RenderingMode: Int, Sendable {
        /// As is usual where it is shown.
        case automatic = 0
        /// They count.
        case alwaysOriginal = 1
        /// What it covers is painted in the colour of the view that shows it.
        case alwaysTemplate = 2
    }

    /// A picture without pixels.
    public override convenience init() {
        self.init(pixels: nil, scale: 1, orientation: .up)
    }

    /// A picture of pixels that are displayed as stored, a pixel a point.
    public convenience init(cgImage: CGImage) {
        self.init(pixels: cgImage, scale: 1, orientation: .up)
    }

    /// A picture of pixels.
    ///
    /// - Parameters:
    ///   - cgImage: The pixels as stored.
    ///   - scale: Pixels to a point.
    ///   - orientation: How to turn them to display them.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(pixels: cgImage, scale: scale, orientation: orientation)
    }

    /// A file in memory, decoded at once, a pixel a point; its orientation is kept beside the pixels.
    ///
    /// - Returns: Nil when it is no picture, or damaged.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// A file in memory, decoded at once; its orientation is kept beside the pixels.
    ///
    /// - Parameters:
    ///   - data: The file's bytes.
    ///   - scale: Pixels to a point.
    /// - Returns: Nil when it is no picture, or damaged.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return nil }
        self.init(source, scale: scale)
    }

    /// A file, decoded at once; a name that ends in `@2x` or `@3x` before its extension says two or three pixels to a
    /// point.
    ///
    /// - Returns: Nil when there is no such file, it is no picture, or it is damaged.
    public convenience init?(contentsOfFile path: String) {
        let url = URL(filePath: path)
        guard let source = CGImageSourceCreateWithURL(url as CFURL, nil) else { return nil }
        let name = url.deletingPathExtension().lastPathComponent
        self.init(source, scale: name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1)
    }

    private convenience init?(_ source: CGImageSource, scale: CGFloat) {
        guard let pixels = CGImageSourceCreateImageAtIndex(source, 0, nil) else { return nil }
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        let stored = (properties?[kCGImagePropertyOrientation] as? NSNumber)?.uint32Value ?? 1
        let orientation = CGImagePropertyOrientation(rawValue: stored) ?? .up
        self.init(pixels: pixels, scale: scale, orientation: Orientation(orientation))
    }

    init(
        pixels: CGImage?, scale: CGFloat, orientation: Orientation, renderingMode: RenderingMode = .automatic,
        images: [UIImage]? = nil, duration: TimeInterval = 0
    ) {
        cgImage = pixels
        self.scale = scale > 0 ? scale : 1
        imageOrientation = orientation
        self.renderingMode = renderingMode
        self.images = images
        self.duration = duration
    }

    /// Width and height in points, as displayed.
    public var size: CGSize {
        guard let cgImage else { return .zero }
        let width = CGFloat(cgImage.width) / scale, height = CGFloat(cgImage.height) / scale
        return imageOrientation.swapsAxes
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// Two pictures are equal when they show the same pixels in the same way.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return cgImage == other.cgImage && scale == other.scale && imageOrientation == other.imageOrientation
            && renderingMode == other.renderingMode && images == other.images
    }

    public override var hash: Int { cgImage.hashValue }
}

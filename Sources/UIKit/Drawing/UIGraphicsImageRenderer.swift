public import CoreGraphics
public import Foundation

/// How a renderer makes its pictures.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels to a point; 1 from the start, as of ``UIScreen/main``.
    open var scale: CGFloat = 1
    /// Whether pictures have no alpha; they begin as black then.
    open var opaque = false

    /// The part of the plane that a renderer draws; nothing before it has one.
    open internal(set) var bounds = CGRect.zero
    /// Which colours pictures can have. Kept: those of sRGB.
    open var preferredRange = Range.automatic

    /// Which colours a picture can have.
    public enum Range: Int, Sendable {
        /// Nothing says.
        case unspecified = -1
        /// As fits the screen.
        case automatic = 0
        /// More than those of sRGB.
        case extended = 1
        /// Those of sRGB.
        case standard = 2
    }

    /// The way that fits surroundings: their pixels to a point.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    }

    /// The way that fits the screen.
    open class func `default`() -> Self { fresh() }

    /// The way that fits the screen best.
    open class func preferred() -> Self { fresh() }

    /// A way to make pictures.
    public required override init() {
        super.init()
    }

    private static func fresh() -> Self { Self() }

    /// A copy for a renderer of a part of the plane, which nobody changes.
    func copy(for bounds: CGRect) -> Self {
        let copy = Self()
        copy.scale = scale
        copy.opaque = opaque
        copy.preferredRange = preferredRange
        copy.bounds = bounds
        return copy
    }
}

/// Where a renderer draws.
open class UIGraphicsImageRendererContext: NSObject {
    /// The context: points, the origin at the upper left corner, y downwards.
    public let cgContext: CGContext
    /// How the picture is made.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// What was drawn so far.
    open var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
    }

    /// Paints a rectangle with the fill colour, in place of what is there.
    open func fill(_ rect: CGRect) {
        fill(rect, blendMode: .copy)
    }

    /// Paints a rectangle with the fill colour.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a frame of one point inside a rectangle.
    open func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .copy)
    }

    /// Draws a frame of one point inside a rectangle.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Narrows drawing to a rectangle.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// Makes pictures by drawing. May be used by any number of threads at a time.
open class UIGraphicsImageRenderer: NSObject {
    /// What draws a picture.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let bounds: CGRect
    /// How pictures are made.
    public let format: UIGraphicsImageRendererFormat

    /// Pictures of a size in points.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
    }

    /// Pictures of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Pictures of a part of the plane in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Pictures of a part of the plane in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format.copy(for: bounds)
    }

    /// A picture; one without pixels when its size has no area.
    ///
    /// - Parameter actions: Draws it; its context is the current one meanwhile.
    open func image(actions: DrawingActions) -> UIImage {
        guard
            let context = CGContext.upperLeft(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
        else { return UIImage() }
        context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        let target = UIGraphicsImageRendererContext(context, format)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        actions(target)
        return target.currentImage
    }

    /// A PNG of a picture; no bytes when its size has no area.
    open func pngData(actions: DrawingActions) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// A JPEG of a picture; no bytes when its size has no area.
    ///
    /// - Parameters:
    ///   - compressionQuality: From 0 for small to 1 for best.
    ///   - actions: Draws it.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

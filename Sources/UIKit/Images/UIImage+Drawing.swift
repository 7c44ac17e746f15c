public import CoreGraphics
internal import Dispatch
public import Foundation

/// Drawing into the current context, upright.
extension UIImage {
    /// Draws the picture in its size, with its upper left corner at a point.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the picture in its size, with its upper left corner at a point.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture as displayed, stretched into a rectangle.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the picture as displayed, stretched into a rectangle.
    ///
    /// - Parameters:
    ///   - rect: Where, y downwards.
    ///   - blendMode: How it mixes with what is there.
    ///   - alpha: How much it covers, from 0 to 1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let cgImage, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        // To a square with y upwards that fills the rectangle, then turned in it.
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: rect.width, y: -rect.height)
        context.concatenate(imageOrientation.displayed)
        context.draw(cgImage, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
    }
}

/// Smaller versions.
extension UIImage {
    /// The picture as displayed, upright and small enough to fit into a size in pixels. It never grows.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let cgImage, size.width > 0, size.height > 0 else { return nil }
        let full = CGSize(width: self.size.width * scale, height: self.size.height * scale)
        let factor = min(size.width / full.width, size.height / full.height, 1)
        let target = CGSize(
            width: max(1, (full.width * factor).rounded()), height: max(1, (full.height * factor).rounded()))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = [.none, .noneSkipFirst, .noneSkipLast].contains(cgImage.alphaInfo)
        return UIGraphicsImageRenderer(size: target, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: target))
        }
    }

    /// The same, not on the caller's thread.
    ///
    /// - Parameters:
    ///   - size: In pixels.
    ///   - completionHandler: Called with the picture on a thread of the system's.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// The same, not on the caller's thread.
    @concurrent
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }
}

/// Pictures that are ready to be shown: all are, being decoded when they are made.
extension UIImage {
    /// The same picture; nil when there are no pixels.
    public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

    /// The same picture; nil when there are no pixels.
    @concurrent
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// Calls a closure with the same picture, on a thread of the system's.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
    }

    /// How a renderer makes a picture like this one: its pixels to a point, and alpha where it has some.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage.map { [.none, .noneSkipFirst, .noneSkipLast].contains($0.alphaInfo) } ?? false
        return format
    }
}

/// The same pixels in another way.
extension UIImage {
    /// The picture as in a mirror, left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        let flipped: Orientation =
            switch imageOrientation {
            case .up: .upMirrored
            case .upMirrored: .up
            case .down: .downMirrored
            case .downMirrored: .down
            case .left: .rightMirrored
            case .rightMirrored: .left
            case .right: .leftMirrored
            case .leftMirrored: .right
            }
        return UIImage(
            pixels: cgImage, scale: scale, orientation: flipped, renderingMode: renderingMode, images: images,
            duration: duration)
    }

    /// The picture with its colours, or as what it covers alone.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            pixels: cgImage, scale: scale, orientation: imageOrientation, renderingMode: renderingMode, images: images,
            duration: duration)
    }

    /// What the picture covers, painted in a colour. Cost: a drawing of it.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: .alwaysOriginal)
    }

    /// What the picture covers, painted in a colour. Cost: a drawing of it.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        guard cgImage != nil else { return self }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let painted = UIGraphicsImageRenderer(size: size, format: format).image { context in
            draw(in: CGRect(origin: .zero, size: size))
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size), blendMode: .sourceIn)
        }
        return painted.withRenderingMode(renderingMode)
    }

    /// Whether it is one of the system's symbols: there are none.
    public var isSymbolImage: Bool { false }

    /// An animation; nil for one without pictures. What is drawn of it is its first picture.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return UIImage(
            pixels: first.cgImage, scale: first.scale, orientation: first.imageOrientation, images: images,
            duration: duration)
    }
}

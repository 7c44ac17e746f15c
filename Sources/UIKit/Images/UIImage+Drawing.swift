public import CoreGraphics
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
    @concurrent
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }
}

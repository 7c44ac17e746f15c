internal import CoreGraphics
public import Foundation
internal import ImageIO
internal import SightImage

/// A view that shows a picture, upright.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage? {
        didSet { show() }
    }

    /// A view as large as a picture, a point for each of its points.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        show()
    }

    /// A view without a picture.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A view from an archive. There are none on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

    /// Cost: one pass over the pixels when they have to be turned.
    private func show() {
        layer.contentsScale = image?.scale ?? 1
        guard let image, let pixels = image.cgImage, image.imageOrientation != .up else {
            layer.contents = image?.cgImage
            return
        }
        let orientation = SightImage.Orientation(CGImagePropertyOrientation(image.imageOrientation))
        layer.contents = CGImage(pixels.pixelBuffer.oriented(orientation))
    }
}

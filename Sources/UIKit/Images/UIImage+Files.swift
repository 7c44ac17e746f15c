internal import CoreGraphics
public import Foundation
internal import ImageIO
internal import SightImage

/// Writing.
extension UIImage {
    /// A JPEG of the pixels as stored, with the orientation written beside them.
    ///
    /// - Parameter compressionQuality: From 0 for small to 1 for best.
    /// - Returns: Nil when there are no pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let cgImage else { return nil }
        return Self.file(
            "public.jpeg", cgImage,
            [
                kCGImageDestinationLossyCompressionQuality: NSNumber(value: Double(compressionQuality)),
                kCGImagePropertyOrientation: NSNumber(value: CGImagePropertyOrientation(imageOrientation).rawValue),
            ])
    }

    /// A PNG of the pixels as displayed: most readers of PNG know nothing of orientation.
    ///
    /// - Returns: Nil when there are no pixels.
    public func pngData() -> Data? {
        guard let cgImage else { return nil }
        let orientation = SightImage.Orientation(CGImagePropertyOrientation(imageOrientation))
        return Self.file("public.png", CGImage(cgImage.pixelBuffer.oriented(orientation)), [:])
    }

    private static func file(_ type: CFString, _ image: CGImage, _ properties: [CFString: Any]) -> Data? {
        let data = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(data, type, 1, nil) else { return nil }
        CGImageDestinationAddImage(destination, image, properties as CFDictionary)
        return CGImageDestinationFinalize(destination) ? Data(sharing: data) : nil
    }
}

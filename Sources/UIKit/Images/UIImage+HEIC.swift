public import Foundation
internal import ImageIO
internal import SightImage

extension UIImage {
    /// A HEIC of the pixels as displayed.
    ///
    /// - Returns: Nil when there are no pixels, or libheif is not installed with an encoder.
    public func heicData() -> Data? {
        guard let cgImage else { return nil }
        let file = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(file, "public.heic", 1, nil) else { return nil }
        let orientation = NSNumber(value: CGImagePropertyOrientation(imageOrientation).rawValue)
        let properties: [CFString: Any] = [kCGImagePropertyOrientation: orientation]
        CGImageDestinationAddImage(destination, cgImage, properties as CFDictionary)
        return CGImageDestinationFinalize(destination) ? Data(sharing: file) : nil
    }
}

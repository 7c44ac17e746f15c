import Foundation
import ImageIO

/// A small, upright version of a picture file, and the size of the picture.
func thumbnail(of file: URL, side: Int) -> (image: CGImage, width: CGFloat, height: CGFloat)? {
    let options =
        [
            kCGImageSourceCreateThumbnailFromImageAlways: true,
            kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: side,
        ] as CFDictionary
    guard let source = CGImageSourceCreateWithURL(file as CFURL, nil),
        let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options),
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any],
        let width = properties[kCGImagePropertyPixelWidth as String] as? CGFloat,
        let height = properties[kCGImagePropertyPixelHeight as String] as? CGFloat
    else { return nil }
    return (image, width, height)
}

/// A picture made of bytes: white, with alpha.
func whitePicture(width: Int, height: Int) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(repeating: 255, count: 4 * width * height) as CFData) else {
        return nil
    }
    return CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4 * width,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
            .union(.byteOrder32Big), provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
}

public import CoreGraphics
public import Foundation
internal import SightImage

/// Decodes a picture. Its orientation is *not* applied: the pixels come as stored, and
/// ``kCGImagePropertyOrientation`` says how to turn them.
///
/// Cost: decoding happens now, so that a damaged file is known here: about 8 ms a megapixel of JPEG, 20 ms of PNG.
///
/// - Parameter options: ``kCGImageSourceSubsampleFactor`` shrinks the picture; other options have no effect.
/// - Returns: Nil when there is no picture at the index, or its pixels are damaged or cut short.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard let source = isrc.picture(at: index), let pixels = try? source.storedPixels() else { return nil }
    let type = source.header.format.typeIdentifier
    let factor = (options?[kCGImageSourceSubsampleFactor] as? NSNumber)?.intValue ?? 1
    guard [2, 4, 8].contains(factor) else { return CGImage(pixels, typeIdentifier: type) }
    func reduced(_ length: Int) -> Int { (length + factor - 1) / factor }
    return CGImage(
        pixels.resized(width: reduced(pixels.width), height: reduced(pixels.height)), typeIdentifier: type)
}

/// Makes a small version of a picture.
///
/// Thumbnails that files hold beside their picture are not read, so one is made only when
/// ``kCGImageSourceCreateThumbnailFromImageAlways`` or ``kCGImageSourceCreateThumbnailFromImageIfAbsent`` asks for it.
/// ``kCGImageSourceThumbnailMaxPixelSize`` limits its longer side; a picture never grows.
/// ``kCGImageSourceCreateThumbnailWithTransform`` turns it as the file's orientation says.
///
/// Cost: the picture is decoded in full first.
///
/// - Returns: Nil when no thumbnail was asked for, or the picture cannot be decoded.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    func isSet(_ key: CFString) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? false }
    guard
        isSet(kCGImageSourceCreateThumbnailFromImageAlways) || isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent),
        let source = isrc.picture(at: index), var pixels = try? source.storedPixels()
    else { return nil }
    let longer = max(pixels.width, pixels.height)
    if let most = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.intValue, most > 0, most < longer {
        func scaled(_ length: Int) -> Int {
            max(Int((Double(length) * Double(most) / Double(longer)).rounded()), 1)
        }
        pixels = pixels.resized(width: scaled(pixels.width), height: scaled(pixels.height))
    }
    if isSet(kCGImageSourceCreateThumbnailWithTransform) {
        pixels = pixels.oriented(source.header.orientation)
    }
    return CGImage(pixels, typeIdentifier: source.header.format.typeIdentifier)
}

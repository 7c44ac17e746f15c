public import CoreGraphics
public import Foundation
internal import SightImage

/// Decodes a picture. Its orientation is *not* applied: the pixels come as stored, and
/// ``kCGImagePropertyOrientation`` says how to turn them.
///
/// Grey pictures have 8 bits a pixel, opaque colours 32 of which the last 8 mean nothing, and pictures with alpha 32 with
/// alpha last, not multiplied. PNG and TIFF of 16 bits a sample have as many here. `CGImage.colorSpace` is what the file's
/// profile says, and sRGB or the grey of screens where it says nothing; inks and profiles that would make another picture of
/// it are brought to sRGB.
///
/// Cost: decoding happens now, so that a damaged file is known here: about 8 ms a megapixel of JPEG, 20 ms of PNG.
///
/// - Parameter options: ``kCGImageSourceSubsampleFactor`` shrinks the picture; other options have no effect.
/// - Returns: Nil when there is no picture at the index, or its pixels are damaged or cut short.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard let source = isrc.picture(at: index) else { return nil }
    let factor = (options?[kCGImageSourceSubsampleFactor] as? NSNumber)?.intValue ?? 1
    func reduced(_ length: Int) -> Int { [2, 4, 8].contains(factor) ? (length + factor - 1) / factor : length }
    if factor == 1, source.isDeep { return source.deepImage }
    guard let pixels = source.reducedPixels(width: reduced(source.header.width), height: reduced(source.header.height))
    else { return nil }
    return source.image(pixels)
}

extension PictureSource {
    /// A picture of pixels of this file, in its colours.
    fileprivate func image(_ pixels: PixelBuffer) -> CGImage {
        CGImage(
            pixels, space: CGImage.space(of: self, isGray: pixels.format == .gray8),
            typeIdentifier: header.format.typeIdentifier)
    }

    /// The small picture that the file holds beside this one.
    fileprivate var embeddedThumbnail: PictureSource? {
        (try? metadata())?.tags.thumbnail.flatMap { try? PictureSource(Data($0)) }
    }

    /// The picture in samples of 16 bits; nil when the file is damaged.
    fileprivate var deepImage: CGImage? {
        guard let (samples, bands) = try? deepSamples() else { return nil }
        return CGImage(
            deep: samples, width: header.width, height: header.height, bands: bands, hasAlpha: header.hasAlpha,
            space: CGImage.space(of: self, isGray: bands == 1), typeIdentifier: header.format.typeIdentifier)
    }
}

/// Makes a small version of a picture.
///
/// It is made from the picture when ``kCGImageSourceCreateThumbnailFromImageAlways`` or
/// ``kCGImageSourceCreateThumbnailFromImageIfAbsent`` asks for it, in place of a coarse one that the file may hold. When neither
/// asks, the one that a camera put into the EXIF block is returned.
/// ``kCGImageSourceThumbnailMaxPixelSize`` limits its longer side; a picture never grows.
/// ``kCGImageSourceCreateThumbnailWithTransform`` turns it as the file's orientation says.
///
/// Cost: the picture is decoded at the smallest of its half, quarter and eighth that is large enough, or in full. A small
/// thumbnail of a large JPEG takes less time and memory than the picture.
///
/// - Returns: Nil when no thumbnail was asked for and the file holds none, or the picture cannot be decoded.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    func isSet(_ key: CFString) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? false }
    guard let picture = isrc.picture(at: index) else { return nil }
    let isMade =
        isSet(kCGImageSourceCreateThumbnailFromImageAlways) || isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    guard let source = isMade ? picture : picture.embeddedThumbnail else { return nil }
    let most = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.intValue ?? 0
    let (width, height) = (source.header.width, source.header.height)
    let longer = max(width, height)
    func scaled(_ length: Int) -> Int {
        guard most > 0, most < longer else { return length }
        return max(Int((Double(length) * Double(most) / Double(longer)).rounded()), 1)
    }
    guard var pixels = source.reducedPixels(width: scaled(width), height: scaled(height)) else { return nil }
    if isSet(kCGImageSourceCreateThumbnailWithTransform) {
        pixels = pixels.oriented(picture.header.orientation)
    }
    return picture.image(pixels)
}

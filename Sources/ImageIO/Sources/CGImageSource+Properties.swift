public import CoreGraphics
public import Foundation
internal import SightImage

/// What the file says about itself: ``kCGImagePropertyFileSize``. Nil when it is no picture.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard isrc.picture(at: 0) != nil else { return nil }
    let properties: [NSString: Any] = [kCGImagePropertyFileSize: NSNumber(value: isrc.byteCount)]
    return properties as NSDictionary
}

/// What the header says about a picture: size, depth, colours, orientation, resolution, and what the camera or the
/// program wrote into the dictionaries ``kCGImagePropertyExifDictionary``, ``kCGImagePropertyTIFFDictionary`` and
/// ``kCGImagePropertyGPSDictionary``. No pixel is decoded.
///
/// - Returns: Nil when there is no picture at the index.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let picture = isrc.picture(at: index) else { return nil }
    let header = picture.header
    // Numbers are stored as objects: a Swift integer inside `Any` casts to its own type alone on Linux.
    var properties: [NSString: Any] = [
        kCGImagePropertyPixelWidth: NSNumber(value: header.width),
        kCGImagePropertyPixelHeight: NSNumber(value: header.height),
        kCGImagePropertyDepth: NSNumber(value: header.bitsPerSample),
        kCGImagePropertyHasAlpha: NSNumber(value: header.hasAlpha),
        kCGImagePropertyOrientation: NSNumber(value: CGImagePropertyOrientation(header.orientation).rawValue),
        kCGImagePropertyColorModel: header.colorModel.name,
    ]
    if let dots = header.dotsPerInch {
        properties[kCGImagePropertyDPIWidth] = NSNumber(value: dots.x)
        properties[kCGImagePropertyDPIHeight] = NSNumber(value: dots.y)
    }
    if let metadata = try? picture.metadata() {
        if let name = metadata.profileName {
            properties[kCGImagePropertyProfileName] = NSString(string: name)
        }
        let dictionaries = [
            (kCGImagePropertyTIFFDictionary, metadata.tiffDictionary),
            (kCGImagePropertyExifDictionary, metadata.exifDictionary),
            (kCGImagePropertyGPSDictionary, metadata.gpsDictionary),
        ]
        for (key, dictionary) in dictionaries where dictionary.count > 0 { properties[key] = dictionary }
    }
    return properties as NSDictionary
}

extension PictureSource.ColorModel {
    fileprivate var name: CFString {
        switch self {
        case .gray: kCGImagePropertyColorModelGray
        case .rgb: kCGImagePropertyColorModelRGB
        case .cmyk: kCGImagePropertyColorModelCMYK
        case .lab: kCGImagePropertyColorModelLab
        }
    }
}

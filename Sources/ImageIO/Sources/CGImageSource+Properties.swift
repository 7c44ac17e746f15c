public import CoreGraphics
public import Foundation
internal import SightImage

/// What the file says about itself: ``kCGImagePropertyFileSize``, ``kCGImagePropertyImageCount`` and, of an animation, how
/// often it is shown. Nil when it is no picture.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard let picture = isrc.picture(at: 0) else { return nil }
    var properties: [NSString: Any] = [
        kCGImagePropertyFileSize: NSNumber(value: isrc.byteCount),
        kCGImagePropertyImageCount: NSNumber(value: isrc.count),
    ]
    let dictionaries: [PictureFormat: CFString] = [
        .gif: kCGImagePropertyGIFDictionary, .webp: kCGImagePropertyWebPDictionary, .png: kCGImagePropertyPNGDictionary,
    ]
    if let key = dictionaries[picture.header.format], let times = (try? picture.metadata())?.loopDictionary,
        times.count > 0
    {
        properties[key] = times
    }
    return properties as NSDictionary
}

/// What the header says about a picture: size, depth, colours, orientation, resolution, and what the camera or the
/// program wrote into the dictionaries ``kCGImagePropertyExifDictionary``, ``kCGImagePropertyTIFFDictionary``,
/// ``kCGImagePropertyGPSDictionary``, ``kCGImagePropertyIPTCDictionary`` and those of the format. No pixel is decoded.
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
        for (key, dictionary) in metadata.dictionaries(of: header.format, page: index) { properties[key] = dictionary }
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

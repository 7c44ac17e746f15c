internal import CoreGraphics
internal import Foundation
internal import SightImage

/// Between what files hold and Apple's dictionaries.
extension PictureMetadata {
    /// The dictionaries that the file has something for.
    ///
    /// - Parameter page: Which moment of an animation it is.
    func dictionaries(of format: PictureFormat, page: Int) -> [(CFString, NSDictionary)] {
        var all = [
            (kCGImagePropertyTIFFDictionary, TagNames.tiff.dictionary(of: tags.picture)),
            (kCGImagePropertyExifDictionary, TagNames.exif.dictionary(of: tags.exif)),
            (kCGImagePropertyGPSDictionary, TagNames.gps.dictionary(of: tags.position)),
            (kCGImagePropertyIPTCDictionary, captions.map { Captions($0).dictionary } ?? NSDictionary()),
            (kCGImagePropertyJFIFDictionary, jfifDictionary),
        ]
        switch format {
        case .png:
            all.append((kCGImagePropertyPNGDictionary, pngDictionary.putting(timeDictionary(page))))
        case .gif: all.append((kCGImagePropertyGIFDictionary, timeDictionary(page)))
        case .webp: all.append((kCGImagePropertyWebPDictionary, timeDictionary(page)))
        default: break
        }
        return all.filter { $0.1.count > 0 }
    }

    /// How often an animation is shown, as the properties of its file say it.
    var loopDictionary: NSDictionary {
        loops.map { [kCGImagePropertyGIFLoopCount: NSNumber(value: $0)] as NSDictionary } ?? NSDictionary()
    }

    private func timeDictionary(_ page: Int) -> NSDictionary {
        guard delays.indices.contains(page) else { return NSDictionary() }
        let seconds = Double(delays[page]) / 1000
        return [
            kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: seconds),
            // Files that say nothing mean a tenth of a second, as every browser takes it.
            kCGImagePropertyGIFDelayTime: NSNumber(value: seconds <= 0.01 ? 0.1 : seconds),
        ]
    }

    private var jfifDictionary: NSDictionary {
        guard let jfif else { return NSDictionary() }
        return [
            kCGImagePropertyJFIFVersion: [jfif.version.major, jfif.version.minor / 16, jfif.version.minor % 16].map {
                NSNumber(value: $0)
            } as NSArray,
            kCGImagePropertyJFIFDensityUnit: NSNumber(value: jfif.unit),
            kCGImagePropertyJFIFXDensity: NSNumber(value: jfif.density.x),
            kCGImagePropertyJFIFYDensity: NSNumber(value: jfif.density.y),
            kCGImagePropertyJFIFIsProgressive: NSNumber(value: jfif.isProgressive),
        ]
    }

    private var pngDictionary: NSDictionary {
        let result = NSMutableDictionary()
        for (keyword, text) in texts {
            let name = keyword == "Creation Time" ? kCGImagePropertyPNGCreationTime : NSString(string: keyword)
            result[name] = NSString(string: text)
        }
        guard let png else { return result }
        result[kCGImagePropertyPNGInterlaceType] = NSNumber(value: png.interlace)
        if let gamma = png.gamma { result[kCGImagePropertyPNGGamma] = NSNumber(value: gamma) }
        if let intent = png.intent { result[kCGImagePropertyPNGsRGBIntent] = NSNumber(value: intent) }
        if let x = png.dotsPerMetreX { result[kCGImagePropertyPNGXPixelsPerMeter] = NSNumber(value: x) }
        if let y = png.dotsPerMetreY { result[kCGImagePropertyPNGYPixelsPerMeter] = NSNumber(value: y) }
        return result
    }

    /// Puts what the caller's properties say over this: a null in place of a value removes it, one in place of a
    /// dictionary everything that the dictionary would hold.
    mutating func apply(_ properties: NSDictionary) {
        func part(_ key: CFString, _ removing: () -> Void, _ body: (NSDictionary) -> Void) {
            guard let value = properties[key] else { return }
            if value is NSNull { removing() } else if let value = dictionary(value) { body(value) }
        }
        part(kCGImagePropertyTIFFDictionary, { TagNames.tiff.removeAll(from: &tags.picture) }) {
            TagNames.tiff.apply($0, to: &tags.picture)
        }
        part(kCGImagePropertyExifDictionary, { (tags.exif, tags.interoperability) = ([:], [:]) }) {
            TagNames.exif.apply($0, to: &tags.exif)
        }
        part(kCGImagePropertyGPSDictionary, { tags.position = [:] }) { given in
            TagNames.gps.apply(given, to: &tags.position)
            // Degrees below 0 say on which side they are.
            for (name, letters) in [("Latitude", ["N", "S"]), ("Longitude", ["E", "W"])] {
                guard let degrees = (given[NSString(string: name)] as? NSNumber)?.doubleValue,
                    given[NSString(string: name + "Ref")] == nil, let tag = TagNames.gps.byName[name + "Ref"]
                else { continue }
                tags.position[tag.number] = TagValue(text: letters[degrees < 0 ? 1 : 0])
            }
        }
        part(kCGImagePropertyIPTCDictionary, { captions = nil }) { given in
            var changed = Captions(captions ?? [])
            changed.apply(given)
            captions = changed.bytes
        }
        part(kCGImagePropertyPNGDictionary, { texts = [:] }) { given in
            for (key, value) in given {
                let name = "\(key)" == "CreationTime" ? "Creation Time" : "\(key)"
                if value is NSNull { texts[name] = nil }
                if let text = value as? String { texts[name] = text }
            }
        }
        part(kCGImagePropertyMakerAppleDictionary, { tags.exif[37500] = nil }) { _ in }
    }
}

/// A dictionary inside a caller's one, however it is keyed.
func dictionary(_ value: Any?) -> NSDictionary? {
    if let value = value as? NSDictionary { return value }
    if let value = value as? [CFString: Any] { return value as NSDictionary }
    return (value as? [String: Any]).map { NSDictionary(dictionary: $0) }
}

extension NSDictionary {
    /// A copy with everything of another one over it; both are keyed by strings.
    func putting(_ other: NSDictionary) -> NSDictionary {
        let result = NSMutableDictionary()
        for source in [self, other] {
            for (key, value) in source { result[NSString(string: "\(key)")] = value }
        }
        return result
    }
}

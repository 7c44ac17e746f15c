internal import CoreGraphics
internal import Foundation
internal import SightImage

// EXIF's tags as Apple's dictionaries have them: numbers as numbers, positions in degrees, some under shorter names.
extension PictureMetadata {
    var tiffDictionary: NSDictionary {
        dictionary(picture) { Self.tiffNames.contains($0) ? $0 : nil }
    }

    var exifDictionary: NSDictionary {
        let result = dictionary(exif) { $0.hasPrefix("SubSec") ? "Subsec" + $0.dropFirst(6) : $0 }
        // There may be several speeds, so that one is an array too.
        let key = kCGImagePropertyExifISOSpeedRatings
        if let speed = result[key] as? NSNumber { result[key] = NSArray(object: speed) }
        return result
    }

    var gpsDictionary: NSDictionary {
        let result = dictionary(position) { $0.hasPrefix("GPS") ? String($0.dropFirst(3)) : nil }
        for key in [kCGImagePropertyGPSLatitude, kCGImagePropertyGPSLongitude] {
            guard case .numbers(let parts)? = position["GPS\(key)"] else { continue }
            let degrees = zip(parts, [1, 60, 3600] as [Double]).reduce(0) { $0 + $1.0 / $1.1 }
            result[key] = NSNumber(value: degrees)
        }
        if case .numbers(let parts)? = position["GPSTimeStamp"], parts.count == 3 {
            let text = parts.map { number in
                let whole = String(Int(number))
                return whole.count < 2 ? "0" + whole : whole
            }
            result[kCGImagePropertyGPSTimeStamp] = NSString(string: text.joined(separator: ":"))
        }
        return result
    }

    private func dictionary(_ tags: [String: Value], _ name: (String) -> String?) -> NSMutableDictionary {
        let result = NSMutableDictionary()
        for (tag, value) in tags {
            guard let name = name(tag) else { continue }
            result[NSString(string: name)] =
                switch value {
                case .text(let text): NSString(string: text)
                case .numbers(let numbers) where numbers.count == 1: NSNumber(value: numbers[0])
                case .numbers(let numbers): NSArray(array: numbers.map { NSNumber(value: $0) })
                }
        }
        return result
    }

    /// The first directory also says how the pixels are stored, which is no property of the picture.
    private static let tiffNames: Set<String> = [
        "Make", "Model", "Software", "DateTime", "Artist", "Copyright", "ImageDescription", "HostComputer",
        "Orientation", "XResolution", "YResolution", "ResolutionUnit",
    ]
}

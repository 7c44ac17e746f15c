internal import CoreGraphics
internal import Foundation
internal import SightImage

/// What is said about a picture to be written.
struct DestinationProperties: Sendable {
    /// 0 to 1.
    var quality = 0.9
    var background = CGColor.white
    var greatestLength: Int?
    var orientation: Orientation?
    var dotsPerInch: (x: Double, y: Double)?
    /// Of a TIFF, by the encoder's name.
    var packing = "lzw"
    /// Whether a small picture goes into the file too.
    var embedsThumbnail = false
    /// Tags, captions and texts, without what the fields above say.
    var metadata = PictureMetadata()
    /// How long a moment of an animation is shown, in milliseconds.
    var delay: Int?
    /// How often an animation is shown; 0 for without end.
    var loops: Int?

    init() {}

    /// Those of a picture in another file.
    init(_ source: PictureSource) {
        orientation = source.header.orientation
        dotsPerInch = source.header.dotsPerInch
        metadata = (try? source.metadata()) ?? PictureMetadata()
        delay = metadata.delays.dropFirst(source.page).first
        loops = metadata.loops
    }

    /// Quality as encoders take it, from 0 to 99.
    var percent: Int { Int((min(max(0, quality), 1) * 99).rounded()) }

    /// These, and over them what a dictionary says.
    func reading(_ dictionary: CFDictionary?) -> DestinationProperties {
        var result = self
        if let dictionary { result.read(dictionary) }
        return result
    }

    private mutating func read(_ given: CFDictionary) {
        func number(_ key: CFString, of dictionary: NSDictionary? = nil) -> Double? {
            ((dictionary ?? given)[key] as? NSNumber)?.doubleValue
        }
        func whole(_ value: Double?) -> Int? { value.flatMap { Int(exactly: $0.rounded()) } }
        let tiff = dictionary(given[kCGImagePropertyTIFFDictionary])
        if let said = number(kCGImageDestinationLossyCompressionQuality), said.isFinite { quality = said }
        if let said = given[kCGImageDestinationBackgroundColor] as? CGColor { background = said }
        if let said = whole(number(kCGImageDestinationImageMaxPixelSize)), said > 0 { greatestLength = said }
        if let said = given[kCGImageDestinationEmbedThumbnail] as? NSNumber { embedsThumbnail = said.boolValue }
        metadata.apply(given)
        let turns = [
            tiff.flatMap { number(kCGImagePropertyTIFFOrientation, of: $0) }, number(kCGImagePropertyOrientation),
            number(kCGImageDestinationOrientation),
        ]
        for said in turns { orientation = whole(said).flatMap(Orientation.init(rawValue:)) ?? orientation }
        if given[kCGImagePropertyOrientation] is NSNull { orientation = nil }
        if let tiff, let x = number(kCGImagePropertyTIFFXResolution, of: tiff),
            let y = number(kCGImagePropertyTIFFYResolution, of: tiff), x > 0, y > 0
        {
            let unit = number(kCGImagePropertyTIFFResolutionUnit, of: tiff) == 3 ? 2.54 : 1
            dotsPerInch = (x * unit, y * unit)
        }
        if let x = number(kCGImagePropertyDPIWidth), let y = number(kCGImagePropertyDPIHeight), x > 0, y > 0 {
            dotsPerInch = (x, y)
        }
        if let said = tiff.flatMap({ number(kCGImagePropertyTIFFCompression, of: $0) }) { readPacking(said) }
        for key in [kCGImagePropertyGIFDictionary, kCGImagePropertyWebPDictionary] {
            guard let times = dictionary(given[key]) else { continue }
            let seconds =
                number(kCGImagePropertyGIFUnclampedDelayTime, of: times)
                ?? number(kCGImagePropertyGIFDelayTime, of: times)
            if let seconds, seconds >= 0, seconds < 1e6 { delay = Int((seconds * 1000).rounded()) }
            if let said = whole(number(kCGImagePropertyGIFLoopCount, of: times)), said >= 0 { loops = said }
        }
    }

    private mutating func readPacking(_ number: Double) {
        switch number {
        case 1: packing = "none"
        case 5: packing = "lzw"
        case 8, 32946: packing = "deflate"
        default: break
        }
    }

    /// The metadata of a file with pixels of this size, completed by what follows from these properties.
    ///
    /// - Parameter isCamera: Whether the file names size and colours even when nothing else is said, as JPEGs do.
    func completeMetadata(width: Int, height: Int, isSRGB: Bool, isCamera: Bool) -> PictureMetadata {
        var result = metadata
        let orientationTag: UInt16 = 274, resolutionTags: [UInt16] = [282, 283, 296]
        result.tags.picture[orientationTag] = orientation.map { TagValue(.short, [Double($0.rawValue)]) }
        for tag in resolutionTags { result.tags.picture[tag] = nil }
        if let dotsPerInch {
            result.tags.picture[282] = TagValue(.rational, [dotsPerInch.x])
            result.tags.picture[283] = TagValue(.rational, [dotsPerInch.y])
            result.tags.picture[296] = TagValue(.short, [2])
        }
        if isCamera || !result.tags.exif.isEmpty {
            result.tags.exif[36864] = result.tags.exif[36864] ?? TagValue(.raw, bytes: Array("0232".utf8))
            result.tags.exif[40961] = TagValue(.short, [isSRGB ? 1 : 65535])
            result.tags.exif[40962] = TagValue(.long, [Double(width)])
            result.tags.exif[40963] = TagValue(.long, [Double(height)])
        }
        if !result.tags.position.isEmpty {
            result.tags.position[0] = result.tags.position[0] ?? TagValue(.byte, [2, 3, 0, 0])
        }
        return result
    }
}

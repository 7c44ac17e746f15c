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

    /// These, and over them what a dictionary says.
    func reading(_ dictionary: CFDictionary?) -> DestinationProperties {
        var result = self
        if let dictionary { result.read(dictionary) }
        return result
    }

    private mutating func read(_ dictionary: CFDictionary) {
        func number(_ key: CFString) -> Double? { (dictionary[key] as? NSNumber)?.doubleValue }
        func whole(_ value: Double?) -> Int? { value.flatMap { Int(exactly: $0.rounded()) } }
        let tiff = dictionary[kCGImagePropertyTIFFDictionary] as? NSDictionary
        if let said = number(kCGImageDestinationLossyCompressionQuality), said.isFinite { quality = said }
        if let said = dictionary[kCGImageDestinationBackgroundColor] as? CGColor { background = said }
        if let said = whole(number(kCGImageDestinationImageMaxPixelSize)), said > 0 { greatestLength = said }
        let turns = [
            (tiff?[kCGImagePropertyTIFFOrientation] as? NSNumber)?.doubleValue, number(kCGImagePropertyOrientation),
            number(kCGImageDestinationOrientation),
        ]
        for said in turns { orientation = whole(said).flatMap(Orientation.init(rawValue:)) ?? orientation }
        if let x = number(kCGImagePropertyDPIWidth), let y = number(kCGImagePropertyDPIHeight), x > 0, y > 0 {
            dotsPerInch = (x, y)
        }
        switch (tiff?[kCGImagePropertyTIFFCompression] as? NSNumber)?.intValue {
        case 1: packing = "none"
        case 5: packing = "lzw"
        case 8, 32946: packing = "deflate"
        default: break
        }
    }
}

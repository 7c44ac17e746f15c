import Foundation
import SightImage

extension Fixture {
    /// `orientation-1.jpg` to `orientation-8.jpg`: the same picture, stored turned in the eight ways that EXIF knows,
    /// each with the tag that turns it back.
    static let orientations = Orientation.allCases.map { orientation in
        Fixture(name: "orientation-\(orientation.rawValue).jpg") { try turned(orientation) }
    }

    /// White paper.
    static let blank = Fixture(name: "blank.png") {
        try PictureEncoder.png(Canvas(width: 320, height: 240).buffer)
    }

    /// The first half of a JPEG file.
    static let cutShort = Fixture(name: "cut-short.jpg") {
        let whole = try turned(.up)
        return whole.prefix(whole.count / 2)
    }

    private static func turned(_ orientation: Orientation) throws -> Data {
        var canvas = Canvas(width: 480, height: 160)
        try canvas.draw("SWIFT VISION 2468", font: "DejaVu Sans 40", x: 240, top: 56, alignment: .center)
        // Storing is the opposite of displaying: the quarter turns change places, all others undo themselves.
        let inverse: Orientation =
            switch orientation {
            case .left: .right
            case .right: .left
            default: orientation
            }
        return try PictureEncoder.jpeg(canvas.buffer.oriented(inverse), quality: 85, orientation: orientation)
    }
}

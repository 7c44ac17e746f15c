import SightImage
import SightTestSupport
import Testing
import UIKit

@Suite("UIImage's orientation")
struct UIImageOrientationTests {
    /// Each way with EXIF's number for it.
    static let ways: [(UIImage.Orientation, SightImage.Orientation)] = [
        (.up, .up), (.down, .down), (.left, .left), (.right, .right), (.upMirrored, .upMirrored),
        (.downMirrored, .downMirrored), (.leftMirrored, .leftMirrored), (.rightMirrored, .rightMirrored),
    ]

    private let stored = PixelBuffer.noise(width: 3, height: 5)

    @Test("Numbers are Apple's, not EXIF's")
    func numbers() {
        #expect(Self.ways.map(\.0.rawValue) == Array(0...7))
        #expect(Self.ways.map(\.1.rawValue) == [1, 3, 8, 6, 2, 4, 5, 7])
    }

    @Test("Size is as displayed, in points", arguments: ways)
    func size(way: (UIImage.Orientation, SightImage.Orientation)) {
        let image = UIImage(cgImage: CGImage(stored), scale: 2, orientation: way.0)
        #expect(image.size == (way.1.swapsAxes ? CGSize(width: 2.5, height: 1.5) : CGSize(width: 1.5, height: 2.5)))
    }

    @Test("Drawn, a picture is as displayed", arguments: ways)
    func drawing(way: (UIImage.Orientation, SightImage.Orientation)) throws {
        let image = UIImage(cgImage: CGImage(stored), scale: 1, orientation: way.0)
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in image.draw(at: .zero) }
        #expect(drawn.imageOrientation == .up && drawn.size == image.size)
        #expect(try #require(drawn.cgImage).pixelBuffer.samples == stored.oriented(way.1).samples)
    }

    @Test("Turned upright the way that much code does it", arguments: ways)
    func upright(way: (UIImage.Orientation, SightImage.Orientation)) throws {
        let image = UIImage(cgImage: CGImage(stored), scale: 1, orientation: way.0)
        UIGraphicsBeginImageContextWithOptions(image.size, true, image.scale)
        image.draw(in: CGRect(origin: .zero, size: image.size))
        let result = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(try #require(result?.cgImage).pixelBuffer.samples == stored.oriented(way.1).samples)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("A JPEG carries the orientation, a PNG the turned pixels", arguments: ways)
    func files(way: (UIImage.Orientation, SightImage.Orientation)) throws {
        let image = UIImage(cgImage: CGImage(stored), scale: 1, orientation: way.0)
        let file = try #require(image.jpegData(compressionQuality: 1))
        let jpeg = try #require(UIImage(data: file))
        #expect(jpeg.imageOrientation == way.0 && jpeg.size == image.size)
        #expect(jpeg.cgImage?.width == 3)
        let lossless = try #require(image.pngData())
        let png = try #require(UIImage(data: lossless))
        #expect(png.imageOrientation == .up)
        #expect(try #require(png.cgImage).pixelBuffer.samples == stored.oriented(way.1).samples)
    }
}

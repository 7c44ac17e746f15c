import ImageIO
import SightImage
import SightTestSupport
import Testing

@Suite("Thumbnails")
struct ThumbnailTests {
    /// Red and green by column and row, in blocks that survive encoding.
    private let picture = PixelBuffer.made(width: 96, height: 48, format: .rgb8) { x, y in
        [UInt8(x / 16 * 40), UInt8(y / 16 * 80), 60]
    }

    private func source(_ orientation: Orientation) throws -> CGImageSource {
        let file = try PictureEncoder.encoded(picture, as: ".png", orientation: orientation)
        return try #require(CGImageSourceCreateWithData(file as CFData, nil))
    }

    @Test("A turned thumbnail shows the pixels as displayed", arguments: Orientation.allCases)
    func turned(orientation: Orientation) throws {
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: 48,
        ]
        let source = try source(orientation)
        let image = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        let expected = picture.resized(width: 48, height: 24).oriented(orientation)
        #expect(image.pixelBuffer.samples == expected.samples)
        #expect((image.width, image.height) == (expected.width, expected.height))
    }

    @Test("Without a transform the pixels are as stored, and none grows")
    func stored() throws {
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: 4000,
        ]
        let image = CGImageSourceCreateThumbnailAtIndex(try source(.right), 0, options as CFDictionary)
        #expect(image?.pixelBuffer.samples == picture.samples)
    }
}

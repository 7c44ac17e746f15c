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

    /// A soft pattern in colour, large enough that every reduction of a decoder is used, of odd size.
    private static let photo = PixelBuffer.made(width: 1201, height: 799, format: .rgb8) { x, y in
        [UInt8(x * 255 / 1201), UInt8(y * 255 / 799), UInt8(128 + 100 * sin(Double(x) / 60) * cos(Double(y) / 45))]
    }

    @Test(
        "A thumbnail that the decoder shrinks is what the whole picture shrinks to",
        arguments: [".jpg", ".png", ".webp", ".tiff"], [1000, 600, 333, 150, 16, 1])
    func reduced(format: String, side: Int) throws {
        let file = try PictureEncoder.encoded(Self.photo, as: format)
        let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: side,
        ]
        let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        let whole = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        let height = max(Int((799 * Double(side) / 1201).rounded()), 1)
        #expect((thumbnail.width, thumbnail.height) == (side, height))
        let expected = whole.pixelBuffer.resized(width: side, height: height)
        #expect(try #require(thumbnail.pixelBuffer.meanDifference(to: expected)) < 2)
    }

    @Test("A subsampled picture has its sides divided, rounded up", arguments: [".jpg", ".png"], [2, 4, 8])
    func subsampled(format: String, factor: Int) throws {
        let file = try PictureEncoder.encoded(Self.photo, as: format)
        let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
        let options = [kCGImageSourceSubsampleFactor: factor] as CFDictionary
        let picture = try #require(CGImageSourceCreateImageAtIndex(source, 0, options))
        let whole = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(picture.width == (1201 + factor - 1) / factor && picture.height == (799 + factor - 1) / factor)
        let expected = whole.pixelBuffer.resized(width: picture.width, height: picture.height)
        #expect(try #require(picture.pixelBuffer.meanDifference(to: expected)) < 2)
    }
}

import Foundation
import SightImage
import SightTestSupport
import Testing

@Suite("Reduced decoding")
struct ReducedDecodingTests {
    /// Smooth in both directions, of a size that no factor divides.
    private static let picture = PixelBuffer.made(width: 203, height: 101, format: .rgb8) { x, y in
        [UInt8(20 + x), UInt8(40 + y), UInt8(200 - x / 2 - y / 2)]
    }

    @Test(
        arguments: [
            ".jpg[Q=95]", ".jpg[Q=95,interlace]", ".png", ".png[interlace]", ".webp[lossless]", ".tif", ".gif",
            ".avif[lossless]",
        ], [2, 4, 8])
    func `a reduced picture is the whole one, smaller`(suffix: String, factor: Int) throws {
        let source = try PictureSource(PictureEncoder.encoded(Self.picture, as: suffix))
        let reduced = try source.displayedPixels(reducedTo: (203 + factor - 1) / factor)
        let expected = Self.picture.resized(width: (203 + factor - 1) / factor, height: (101 + factor - 1) / factor)
        #expect(reduced.width == expected.width && reduced.height == expected.height)
        #expect(try #require(reduced.meanDifference(to: expected)) < 6)
    }

    @Test(arguments: ["rgb.jp2", "rgb-tiles.j2k", "gray-16.j2k", "rgb.jxl", "gray-alpha.jxl"], [2, 4, 8])
    func `other formats are reduced too`(name: String, factor: Int) throws {
        let source = try PictureSource(PictureSamples.file(name))
        let reduced = try source.displayedPixels(reducedTo: 96 / factor)
        let expected = try source.displayedPixels().resized(width: 96 / factor, height: 64 / factor)
        // JPEG 2000 takes its samples half a pixel beside the mean's place.
        #expect(try #require(reduced.meanDifference(to: expected)) < 8)
    }

    @Test func `a PDF's page is drawn smaller`() throws {
        let source = try PictureSource(PDFFile.data(pages: [["Smaller"]]))
        let reduced = try source.displayedPixels(reducedTo: 550)
        #expect(reduced.width == 425 && reduced.height == 550)
        let expected = try source.displayedPixels().resized(width: 425, height: 550)
        #expect(try #require(reduced.meanDifference(to: expected)) < 2)
    }

    @Test(arguments: [
        (1, 26), (2, 26), (25, 26), (26, 26), (27, 51), (51, 51), (52, 102), (102, 102), (103, 203), (1000, 203),
    ])
    func `the smallest that has the wanted side is decoded`(side: Int, longer: Int) throws {
        let source = try PictureSource(PictureEncoder.jpeg(Self.picture, quality: 95))
        #expect(try source.storedPixels(reducedTo: side).width == longer)
    }

    @Test(arguments: Orientation.allCases)
    func `orientation is applied once`(orientation: Orientation) throws {
        let stored = PixelBuffer.made(width: 64, height: 32) { x, y in
            [x < 32 ? (y < 16 ? 0 : 80) : (y < 16 ? 160 : 240)]
        }
        let source = try PictureSource(PictureEncoder.jpeg(stored, quality: 98, orientation: orientation))
        let reduced = try source.displayedPixels(reducedTo: 16)
        let expected = stored.resized(width: 16, height: 8).oriented(orientation)
        #expect(try #require(reduced.greatestDifference(to: expected)) <= 12)
    }

    @Test func `what is transparent does not shine through`() throws {
        // Opaque black columns between transparent white ones.
        let stored = PixelBuffer.made(width: 64, height: 8, format: .rgba8) { x, _ in
            x % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 0]
        }
        let reduced = try PictureSource(PictureEncoder.png(stored)).storedPixels(reducedTo: 16)
        for x in 0..<16 {
            let pixel = reduced.pixel(x, 1).map(Int.init)
            #expect(pixel[0] == 0 && abs(pixel[3] - 128) <= 1)
        }
    }

    @Test(arguments: [".jpg", ".png", ".webp[lossless]", ".tif"], [(1, 1), (3, 2), (9, 1), (1, 9), (16, 8)])
    func `the smallest pictures have a pixel at least`(suffix: String, size: (width: Int, height: Int)) throws {
        let picture = PixelBuffer.made(width: size.width, height: size.height, format: .rgb8) { _, _ in [90, 90, 90] }
        let reduced = try PictureSource(PictureEncoder.encoded(picture, as: suffix)).storedPixels(reducedTo: 1)
        #expect(reduced.width == (size.width + 7) / 8 && reduced.height == (size.height + 7) / 8)
        #expect(abs(Int(reduced.pixel(reduced.width - 1, reduced.height - 1)[0]) - 90) <= 2)
    }

    @Test(arguments: [(203 * 101, 1), (203 * 101 - 1, 2), (102 * 51, 2), (102 * 51 - 1, 4), (26 * 13, 8)])
    func `a picture above the limit is decoded at what is within it, where that is wanted`(
        pixels: Int, factor: Int
    ) throws {
        for suffix in [".jpg[Q=95]", ".png"] {
            let data = try PictureEncoder.encoded(Self.picture, as: suffix)
            let source = try PictureSource(data, limits: PictureLimits(pixels: pixels, reducesLargePictures: true))
            #expect(source.reduction == factor)
            #expect(source.header.width == 203 && source.header.height == 101)
            let pixels = try source.displayedPixels()
            #expect(pixels.width == (203 + factor - 1) / factor && pixels.height == (101 + factor - 1) / factor)
            #expect(try source.displayedPixels(reducedTo: 203).width == pixels.width)
            #expect(try source.displayedPixels(reducedTo: 26).width == 26)
        }
    }

    @Test(arguments: [".jpg[interlace]", ".png[interlace]", ".webp", ".gif", ".avif"])
    func `a picture that must be held whole is refused above the limit`(suffix: String) throws {
        let data = try PictureEncoder.encoded(Self.picture, as: suffix)
        let limits = PictureLimits(pixels: 203 * 101 - 1, reducesLargePictures: true)
        #expect(throws: PictureError.tooLarge(cause: "203 × 101 pixels, the limit is 20502")) {
            try PictureSource(data, limits: limits)
        }
    }

    @Test func `what is too large at an eighth too is refused`() throws {
        let data = try PictureEncoder.jpeg(Self.picture)
        #expect(throws: PictureError.tooLarge(cause: "203 × 101 pixels, the limit is 337")) {
            try PictureSource(data, limits: PictureLimits(pixels: 26 * 13 - 1, reducesLargePictures: true))
        }
        #expect(throws: PictureError.self) {
            try PictureSource(
                PictureLimitTests.bomb, limits: PictureLimits(pixels: 1_000_000, reducesLargePictures: true))
        }
    }
}

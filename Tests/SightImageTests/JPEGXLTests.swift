import Foundation
import SightImage
import SightTestSupport
import Testing

@Suite("JPEG XL")
struct JPEGXLTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var kind: PictureSamples.Kind
        var bits = 8
        var tolerance = 0
        var testDescription: String { name }
    }

    @Test(arguments: [
        Row(name: "rgb.jxl", kind: .rgb),
        Row(name: "rgb-boxes.jxl", kind: .rgb),
        Row(name: "rgb-lossy.jxl", kind: .rgb, tolerance: 12),
        Row(name: "gray.jxl", kind: .gray),
        Row(name: "gray-16.jxl", kind: .gray, bits: 16),
        Row(name: "rgb-alpha.jxl", kind: .rgba),
        Row(name: "gray-alpha.jxl", kind: .grayAlpha),
    ])
    func `a picture comes back as it was written`(row: Row) throws {
        let source = try PictureSource(PictureSamples.file(row.name))
        #expect(source.header.format == .jxl && source.header.pages == 1 && source.header.orientation == .up)
        #expect(source.header.bitsPerSample == row.bits)
        let difference = try #require(
            try source.storedPixels().greatestDifference(to: PictureSamples.picture(row.kind)))
        #expect(difference <= row.tolerance)
    }

    @Test(arguments: Orientation.allCases)
    func `orientation is applied once`(orientation: Orientation) throws {
        let source = try PictureSource(PictureSamples.file("orientation-\(orientation.rawValue).jxl"))
        let expected = try PictureSource(contentsOf: Fixtures.url("orientation-\(orientation.rawValue).jpg"))
            .displayedPixels().rgb()
        let read = try source.displayedPixels().rgb()
        #expect(source.header.width == expected.width && source.header.height == expected.height)
        #expect(try #require(read.meanDifference(to: expected)) < 3)
    }

    @Test func `the limit is checked by the header`() throws {
        #expect(throws: PictureError.tooLarge(cause: "96 × 64 pixels, the limit is 6000")) {
            try PictureSource(PictureSamples.file("rgb.jxl"), limits: PictureLimits(pixels: 6000))
        }
    }
}

import Foundation
import SightImage
import SightTestSupport
import Testing

@Suite("JPEG 2000")
struct JPEG2000Tests {
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var kind: PictureSamples.Kind
        var bits = 8
        var tolerance = 0
        var testDescription: String { name }
    }

    @Test(arguments: [
        Row(name: "rgb.jp2", kind: .rgb),
        Row(name: "gray.jp2", kind: .gray),
        Row(name: "rgb.j2k", kind: .rgb),
        Row(name: "rgb-tiles.j2k", kind: .rgb),
        Row(name: "rgb-lossy.j2k", kind: .rgb, tolerance: 12),
        Row(name: "gray.j2k", kind: .gray),
        Row(name: "gray-16.j2k", kind: .gray, bits: 16),
    ])
    func `a picture comes back as it was written`(row: Row) throws {
        let source = try PictureSource(PictureSamples.file(row.name))
        #expect(source.header.format == .jp2 && source.header.pages == 1 && source.header.orientation == .up)
        #expect(source.header.bitsPerSample == row.bits)
        let difference = try #require(
            try source.storedPixels().greatestDifference(to: PictureSamples.picture(row.kind)))
        #expect(difference <= row.tolerance)
    }

    private static func wrapped(_ name: String, components: Int, colors: JP2File.Colors) throws -> JP2File {
        try JP2File(
            codestream: PictureSamples.file(name), width: PictureSamples.width, height: PictureSamples.height,
            components: components, colors: colors)
    }

    @Test func `what a file names as opacity is alpha`() throws {
        for (name, components, kind) in [
            ("rgb-alpha.j2k", 4, PictureSamples.Kind.rgba), ("gray-alpha.j2k", 2, .grayAlpha),
        ] {
            var file = try Self.wrapped(name, components: components, colors: components == 2 ? .gray : .rgb)
            file.opacity = components - 1
            let source = try PictureSource(file.data)
            #expect(source.header.hasAlpha)
            #expect(try source.storedPixels().greatestDifference(to: PictureSamples.picture(kind)) == 0)
        }
    }

    @Test func `channels that nothing names are no alpha`() throws {
        let rgb = try PictureSource(PictureSamples.file("rgb-alpha.j2k"))
        #expect(!rgb.header.hasAlpha)
        #expect(try rgb.storedPixels().greatestDifference(to: PictureSamples.picture(.rgb)) == 0)
        let gray = try PictureSource(Self.wrapped("gray-alpha.j2k", components: 2, colors: .gray).data)
        #expect(try gray.storedPixels().greatestDifference(to: PictureSamples.picture(.gray)) == 0)
    }

    @Test func `luma and halved colour differences become colours`() throws {
        let source = try PictureSource(Self.wrapped("ycc-halved.j2k", components: 3, colors: .ycc).data)
        #expect(source.header.colorModel == .rgb)
        #expect(try source.storedPixels().greatestDifference(to: PictureSamples.picture(.rgb))! <= 4)
    }

    @Test(arguments: [nil, 3] as [Int?])
    func `a palette has its colours`(opacity: Int?) throws {
        var file = try Self.wrapped("indexes.j2k", components: 1, colors: .rgb)
        file.palette = (0..<16).map { (i: UInt8) -> [UInt8] in
            let color = [i * 16, 255 - i * 7, 9]
            return opacity == nil ? color : color + [i * 17]
        }
        file.opacity = opacity
        let source = try PictureSource(file.data)
        #expect(source.header.hasAlpha == (opacity != nil) && source.header.colorModel == .rgb)
        let expected = PixelBuffer.made(width: 96, height: 64, format: opacity == nil ? .rgb8 : .rgba8) { x, _ in
            file.palette[x / 6]
        }
        #expect(try source.storedPixels().greatestDifference(to: expected) == 0)
    }

    @Test func `four inks are displayed as their colours`() throws {
        let source = try PictureSource(Self.wrapped("rgb-alpha.j2k", components: 4, colors: .cmyk).data)
        #expect(source.header.colorModel == .cmyk)
        let expected = PixelBuffer.made(width: 96, height: 64, format: .rgb8) { x, y in
            let black = Int(PictureSamples.alpha(x, y)[0])
            return PictureSamples.rgb(x, y).map { UInt8((255 - Int($0)) * (255 - black) / 255) }
        }
        #expect(try source.storedPixels().greatestDifference(to: expected)! <= 1)
    }

    @Test func `a colour space that is not read is an error that names it`() throws {
        let file = try Self.wrapped("rgb.j2k", components: 3, colors: .lab)
        #expect(throws: PictureError.unsupportedFormat(cause: "JPEG 2000 in the colour space Lab")) {
            try PictureSource(file.data)
        }
    }

    @Test func `the limit is checked by the header`() throws {
        #expect(throws: PictureError.tooLarge(cause: "96 × 64 pixels, the limit is 6000")) {
            try PictureSource(PictureSamples.file("rgb.jp2"), limits: PictureLimits(pixels: 6000))
        }
    }
}

import Foundation
import SightImage
import SightTestSupport
import Testing

@Suite("Picture formats")
struct PictureFormatTests {
    struct Row: Sendable {
        var suffix: String
        var format: PictureFormat
        /// How far a sample may be from what was written.
        var tolerance: Int
    }

    static let rows = [
        Row(suffix: ".png", format: .png, tolerance: 0),
        Row(suffix: ".png[interlace]", format: .png, tolerance: 0),
        Row(suffix: ".png[palette]", format: .png, tolerance: 12),
        Row(suffix: ".jpg[Q=95]", format: .jpeg, tolerance: 24),
        Row(suffix: ".jpg[Q=95,interlace]", format: .jpeg, tolerance: 24),
        Row(suffix: ".webp[lossless]", format: .webp, tolerance: 0),
        Row(suffix: ".webp[Q=95]", format: .webp, tolerance: 40),
        Row(suffix: ".gif", format: .gif, tolerance: 40),
        Row(suffix: ".tif", format: .tiff, tolerance: 0),
        Row(suffix: ".tif[compression=lzw]", format: .tiff, tolerance: 0),
        Row(suffix: ".tif[compression=deflate,tile]", format: .tiff, tolerance: 0),
        Row(suffix: ".tif[compression=jpeg,Q=95]", format: .tiff, tolerance: 32),
        Row(suffix: ".tif[bigtiff]", format: .tiff, tolerance: 0),
        Row(suffix: ".tif[miniswhite]", format: .tiff, tolerance: 0),
        Row(suffix: ".avif[lossless]", format: .avif, tolerance: 2),
        Row(suffix: ".avif[Q=90]", format: .avif, tolerance: 40),
    ]

    /// Smooth, so that lossy formats stay near it.
    private static func picture(_ width: Int, _ height: Int, shift: Int = 0) -> PixelBuffer {
        PixelBuffer.made(width: width, height: height, format: .rgb8) { x, y in
            [UInt8(40 + x), UInt8(40 + y), UInt8(120 + shift)]
        }
    }

    private static func distance(_ a: PixelBuffer, _ b: PixelBuffer) -> Int {
        let a = a.rgb(), b = b.rgb()
        var worst = 0
        for y in 0..<a.height {
            for x in 0..<a.width {
                for (s, t) in zip(a.pixel(x, y), b.pixel(x, y)) { worst = max(worst, abs(Int(s) - Int(t))) }
            }
        }
        return worst
    }

    @Test(arguments: rows)
    func `a picture comes back as it was written`(row: Row) throws {
        let picture = Self.picture(96, 64)
        let source = try PictureSource(PictureEncoder.encoded(picture, as: row.suffix))
        #expect(source.header.format == row.format)
        #expect(source.header.pages == 1)
        let read = try source.displayedPixels()
        #expect(read.width == 96 && read.height == 64)
        #expect(Self.distance(picture, read) <= row.tolerance)
    }

    @Test(arguments: [".jpg[Q=95]", ".png", ".webp[lossless]", ".tif", ".avif[lossless]"], Orientation.allCases)
    func `orientation is applied once in every format that has it`(suffix: String, orientation: Orientation) throws {
        let picture = Self.picture(96, 64)
        let source = try PictureSource(PictureEncoder.encoded(picture, as: suffix, orientation: orientation))
        let read = try source.displayedPixels()
        let expected = picture.oriented(orientation)
        #expect(read.width == expected.width && read.height == expected.height)
        #expect(Self.distance(expected, read) <= 24)
    }

    @Test func `every page of a TIFF is read`() throws {
        let pages = (0..<3).map { Self.picture(80, 50, shift: 40 * $0) }
        let stacked = PixelBuffer.made(width: 80, height: 150, format: .rgb8) { x, y in pages[y / 50].pixel(x, y % 50) }
        let data = try PictureEncoder.encoded(stacked, as: ".tif[compression=lzw]", pageHeight: 50)
        for (i, page) in pages.enumerated() {
            let source = try PictureSource(data, page: i)
            #expect(source.header.pages == 3)
            #expect(Self.distance(page, try source.displayedPixels()) == 0)
        }
        for page in [-1, 3] {
            #expect(throws: PictureError.unreadable(cause: "there is no page \(page + 1), the file has 3")) {
                try PictureSource(data, page: page)
            }
        }
    }

    @Test func `an animation has its moments`() throws {
        let stacked = Self.picture(80, 120)
        let data = try PictureEncoder.encoded(stacked, as: ".gif", pageHeight: 40)
        let source = try PictureSource(data)
        #expect(source.header.pages == 3 && source.header.format.isAnimation)
        #expect(source.header.width == 80 && source.header.height == 40)
    }

    @Test(arguments: rows.filter { $0.suffix != ".gif" }, [0.3, 0.6, 0.9])
    func `a file that is cut short is no picture`(row: Row, share: Double) throws {
        let noise = PixelBuffer.made(width: 200, height: 160, format: .rgb8) { x, y in
            let n = UInt64(y * 200 + x) &* 6_364_136_223_846_793_005
            return [UInt8(n >> 56), UInt8(n >> 48 & 255), UInt8(n >> 40 & 255)]
        }
        let data = try PictureEncoder.encoded(noise, as: row.suffix)
        #expect(throws: PictureError.self) {
            try PictureSource(Data(data.prefix(Int(Double(data.count) * share)))).displayedPixels()
        }
    }
}

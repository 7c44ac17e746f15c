import Foundation
import SightImage
import SightTestSupport
import Testing

/// However a file stores its colours, what is dark in it must come out dark and what is light must come out light.
@Suite("Legibility")
struct LegibilityTests {
    /// Columns and rows of blocks of 8 × 8 pixels, each black or white.
    static let columns = 6
    static let rows = 4
    static func isDark(_ x: Int, _ y: Int) -> Bool { (x / 8 * 5 + y / 8 * 3) % 7 < 3 }
    static let width = columns * 8
    static let height = rows * 8

    struct File: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var data: Data
        /// How far a shade may be from black and white. The inks of a press are not black.
        var tolerance = 2
    }

    /// Pixel by pixel, the samples of a dark or of a light one.
    private static func samples(dark: [Int], light: [Int]) -> [Int] {
        (0..<(width * height)).flatMap { isDark($0 % width, $0 / width) ? dark : light }
    }

    private static func png(
        _ name: String, _ kind: PNGFile.Kind, _ bits: Int, dark: [Int], light: [Int],
        _ change: (inout PNGFile) -> Void = { _ in }
    ) -> File {
        var file = PNGFile(
            width: width, height: height, kind: kind, bits: bits, samples: samples(dark: dark, light: light))
        change(&file)
        return File(testDescription: "PNG, \(name)", data: file.data)
    }

    private static func tiff(
        _ name: String, _ kind: TIFFFile.Kind, _ bits: Int, dark: [Int], light: [Int], tolerance: Int = 2,
        _ change: (inout TIFFFile) -> Void = { _ in }
    ) -> File {
        var file = TIFFFile(
            width: width, height: height, kind: kind, bits: bits, samples: samples(dark: dark, light: light))
        change(&file)
        return File(testDescription: "TIFF, \(name)", data: file.data, tolerance: tolerance)
    }

    private static func jpeg(_ name: String, dark: [UInt8], light: [UInt8], adobe: UInt8?, tolerance: Int = 4) -> File {
        let blocks = (0..<(columns * rows)).map { isDark($0 % columns * 8, $0 / columns * 8) ? dark : light }
        let file = JPEGFile(columns: columns, rows: rows, blocks: blocks, adobeTransform: adobe)
        return File(testDescription: "JPEG, \(name)", data: file.data, tolerance: tolerance)
    }

    private static func written(_ suffix: String, tolerance: Int = 2, format: PixelFormat = .rgb8) -> File {
        let plain = PixelBuffer.made(width: width, height: height, format: format) { x, y in
            [UInt8](repeating: isDark(x, y) ? 0 : 255, count: format.bytesPerPixel)
        }
        return File(testDescription: suffix, data: try! PictureEncoder.encoded(plain, as: suffix), tolerance: tolerance)
    }

    static let pngs: [File] = {
        var files = [1, 2, 4, 8, 16].map { png("grey of \($0) bits", .gray, $0, dark: [0], light: [(1 << $0) - 1]) }
        for bits in [8, 16] {
            let most = (1 << bits) - 1
            files += [
                png("grey with alpha of \(bits) bits", .grayAlpha, bits, dark: [0, most], light: [most, most]),
                png("black on nothing of \(bits) bits", .grayAlpha, bits, dark: [0, most], light: [0, 0]),
                png("colour of \(bits) bits", .rgb, bits, dark: [0, 0, 0], light: [most, most, most]),
                png(
                    "colour with alpha of \(bits) bits", .rgba, bits, dark: [0, 0, 0, most],
                    light: [most, most, most, most]),
            ]
        }
        for bits in [1, 2, 4, 8] {
            files += [
                png("palette of \(bits) bits", .palette, bits, dark: [1], light: [0]) {
                    $0.palette = [[255, 255, 255], [0, 0, 0]]
                },
                png("palette of \(bits) bits with a transparent ground", .palette, bits, dark: [1], light: [0]) {
                    $0.palette = [[0, 0, 0], [0, 0, 0]]
                    $0.transparency = [0]
                },
            ]
        }
        files += [
            png("grey with a transparent shade", .gray, 8, dark: [0], light: [9]) { $0.transparency = [0, 9] },
            // The profile says how much light a sample means: here none for all, and all for none.
            png("inverted by its profile", .rgb, 8, dark: [255, 255, 255], light: [0, 0, 0]) {
                $0.profile = ColorProfile.rgb(curve: [65535, 0])
            },
            png("inverted by its profile, of 16 bits", .rgb, 16, dark: [65535, 65535, 65535], light: [0, 0, 0]) {
                $0.profile = ColorProfile.rgb(curve: [65535, 0])
            },
            png("faint but for its profile", .rgb, 8, dark: [100, 100, 100], light: [130, 130, 130]) {
                $0.profile = ColorProfile.rgb(curve: (0..<256).map { $0 < 115 ? 0 : 65535 })
            },
        ]
        return files
    }()

    static let tiffs = [
        tiff("bilevel, white is 0", .whiteIsZero, 1, dark: [1], light: [0]),
        tiff("bilevel, black is 0", .blackIsZero, 1, dark: [0], light: [1]),
        tiff("grey of 4 bits", .blackIsZero, 4, dark: [0], light: [15]),
        tiff("grey of 8 bits, white is 0", .whiteIsZero, 8, dark: [255], light: [0]),
        tiff("grey of 16 bits", .blackIsZero, 16, dark: [0], light: [65535]),
        tiff("colour of 16 bits", .rgb, 16, dark: [0, 0, 0], light: [65535, 65535, 65535]),
        tiff("palette", .palette, 8, dark: [1], light: [0]) {
            $0.palette = [[65535, 65535, 65535]] + [[Int]](repeating: [0, 0, 0], count: 255)
        },
        tiff("inks", .cmyk, 8, dark: [0, 0, 0, 255], light: [0, 0, 0, 0], tolerance: 80),
        tiff("Lab of 16 bits", .lab, 16, dark: [0, 0, 0], light: [65535, 0, 0], tolerance: 6),
        tiff("inverted by its profile", .rgb, 8, dark: [255, 255, 255], light: [0, 0, 0]) {
            $0.profile = ColorProfile.rgb(curve: [65535, 0])
        },
    ]

    static let jpegs = [
        jpeg("grey", dark: [0], light: [255], adobe: nil),
        jpeg("luma and colour differences", dark: [0, 128, 128], light: [255, 128, 128], adobe: nil),
        jpeg("red, green and blue", dark: [0, 0, 0], light: [255, 255, 255], adobe: 0),
        jpeg("inks", dark: [255, 255, 255, 0], light: [255, 255, 255, 255], adobe: 0, tolerance: 80),
        jpeg(
            "inks as colour differences", dark: [0, 128, 128, 0], light: [0, 128, 128, 255], adobe: 2, tolerance: 80),
        jpeg(
            "inks without a marker", dark: [255, 255, 255, 0], light: [255, 255, 255, 255], adobe: nil, tolerance: 80),
    ]

    static let others = [
        written(".png[interlace]"), written(".png[palette,bitdepth=1]"), written(".jpg[interlace,Q=95]", tolerance: 8),
        written(".tif[bitdepth=1,compression=ccittfax4]", format: .gray8),
        written(".tif[compression=jpeg,Q=95]", tolerance: 8),
        written(".tif[tile,compression=deflate,predictor=horizontal]"), written(".webp[lossless]"), written(".gif"),
        written(".avif[lossless]"), written(".webp[Q=95]", tolerance: 12),
    ]

    @Test(arguments: pngs + tiffs + jpegs + others)
    func `dark is dark and light is light`(file: File) throws {
        let read = try PictureSource(file.data).displayedPixels().rgb()
        try #require(read.width == Self.width && read.height == Self.height)
        var worst = 0
        for y in 0..<read.height {
            for x in 0..<read.width {
                let target = Self.isDark(x, y) ? 0 : 255
                for sample in read.pixel(x, y) { worst = max(worst, abs(Int(sample) - target)) }
            }
        }
        #expect(worst <= file.tolerance)
    }

    @Test(arguments: [[256], [460], [563], [0, 65535]])
    func `an ordinary profile changes shades by little or shows what it means`(curve: [Int]) throws {
        var file = PNGFile(
            width: 256, height: 1, kind: .rgb, bits: 8, samples: (0..<256).flatMap { [$0, $0, $0] })
        file.profile = ColorProfile.rgb(curve: curve)
        let read = try PictureSource(file.data).storedPixels()
        let shades = (0..<256).map { Int(read.pixel($0, 0)[1]) }
        #expect(shades[0] <= 2 && shades[255] >= 253)
        #expect(zip(shades, shades.dropFirst()).allSatisfy { $0 <= $1 })
        // Light in proportion to the samples is shown brighter; the powers of screens stay as they are.
        let isLinear = curve == [256] || curve == [0, 65535]
        #expect(isLinear ? abs(shades[128] - 188) <= 2 : shades[128] == 128)
    }

    @Test func `a damaged profile is none`() throws {
        var file = PNGFile(width: 2, height: 1, kind: .rgb, bits: 8, samples: [1, 2, 3, 200, 201, 202])
        file.profile = Array(ColorProfile.rgb(curve: [65535, 0]).prefix(140))
        #expect(try PictureSource(file.data).storedPixels().samples == [1, 2, 3, 200, 201, 202])
    }

    /// What a file is must be said by its error, as nothing can be done about it but to convert the file.
    @Test func `kinds that are not read are errors that name what is wrong`() throws {
        var jpeg = JPEGFile(columns: 1, rows: 1, blocks: [[0]], adobeTransform: nil)
        jpeg.bits = 12
        var tiff = TIFFFile(width: 8, height: 8, kind: .blackIsZero, bits: 8, samples: .init(repeating: 7, count: 64))
        tiff.compression = 34925
        let lzma = tiff.data
        tiff.compression = 6
        tiff.kind = .ycc
        tiff.samples = .init(repeating: 7, count: 192)
        let oldJPEG = tiff.data
        tiff.compression = 1
        tiff.kind = .lab
        let cases = [(jpeg.data, "12"), (lzma, "LZMA"), (oldJPEG, "Old-style JPEG"), (tiff.data, "Lab of 8 bits")]
        for (data, name) in cases {
            let error = #expect(throws: PictureError.self) { try PictureSource(data).storedPixels() }
            guard case .unsupportedFormat(let cause) = error else {
                Issue.record("\(name): \(String(describing: error))")
                continue
            }
            #expect(cause.contains(name))
        }
    }
}

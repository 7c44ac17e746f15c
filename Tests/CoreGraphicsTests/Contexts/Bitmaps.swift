import CoreGraphics
import Testing

/// A kind of memory that contexts draw on.
struct Bitmaps: Sendable, CustomTestStringConvertible {
    var name: String
    var space: CGColorSpace
    var info: UInt32
    /// Where in a pixel red, green, blue and alpha are; grey has one place for all.
    var places: [Int?]
    var bytesPerPixel: Int

    var testDescription: String { name }
    var hasAlpha: Bool { places[3] != nil }
    var isGray: Bool { bytesPerPixel == 1 }

    static let all: [Bitmaps] = {
        let rgb = CGColorSpaceCreateDeviceRGB(), little = CGBitmapInfo.byteOrder32Little.rawValue
        func color(_ name: String, _ alpha: CGImageAlphaInfo, _ order: UInt32, _ places: [Int?]) -> Bitmaps {
            Bitmaps(name: name, space: rgb, info: alpha.rawValue | order, places: places, bytesPerPixel: 4)
        }
        return [
            color("RGBA", .premultipliedLast, 0, [0, 1, 2, 3]),
            color("RGBA, big", .premultipliedLast, CGBitmapInfo.byteOrder32Big.rawValue, [0, 1, 2, 3]),
            color("BGRA", .premultipliedFirst, little, [2, 1, 0, 3]),
            color("ARGB", .premultipliedFirst, 0, [1, 2, 3, 0]),
            color("ABGR", .premultipliedLast, little, [3, 2, 1, 0]),
            color("RGBX", .noneSkipLast, 0, [0, 1, 2, nil]),
            color("BGRX", .noneSkipFirst, little, [2, 1, 0, nil]),
            color("XRGB", .noneSkipFirst, 0, [1, 2, 3, nil]),
            color("XBGR", .noneSkipLast, little, [3, 2, 1, nil]),
            Bitmaps(
                name: "grey", space: CGColorSpaceCreateDeviceGray(), info: CGImageAlphaInfo.none.rawValue,
                places: [0, 0, 0, nil], bytesPerPixel: 1),
            Bitmaps(
                name: "RGB", space: rgb, info: CGImageAlphaInfo.none.rawValue, places: [0, 1, 2, nil], bytesPerPixel: 3),
        ]
    }()

    static let rgba = all[0]
    static let gray = all[9]

    func context(
        width: Int, height: Int, bytesPerRow: Int = 0, data: UnsafeMutableRawPointer? = nil
    ) throws -> CGContext {
        try #require(
            CGContext(
                data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: space,
                bitmapInfo: info))
    }

    /// Red, green, blue and alpha as they are in memory; 255 where there is no alpha.
    func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> [UInt8] {
        let bytes = context.data!.assumingMemoryBound(to: UInt8.self) + y * context.bytesPerRow + x * bytesPerPixel
        return places.map { place in place.map { bytes[$0] } ?? 255 }
    }

    /// One sample of every pixel, row by row from the top.
    func map(_ context: CGContext, band: Int = 0) -> [[UInt8]] {
        (0..<context.height).map { y in (0..<context.width).map { x in pixel(context, x, y)[band] } }
    }
}

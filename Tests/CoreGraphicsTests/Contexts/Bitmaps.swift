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
    var bits = 8

    var testDescription: String { name }
    var hasAlpha: Bool { places[3] != nil }
    var isGray: Bool { space.model == .monochrome }
    var isFloat: Bool { CGBitmapInfo(rawValue: info).contains(.floatComponents) }

    static let all: [Bitmaps] = {
        let rgb = CGColorSpaceCreateDeviceRGB(), little = CGBitmapInfo.byteOrder32Little.rawValue
        func color(_ name: String, _ alpha: CGImageAlphaInfo, _ order: UInt32, _ places: [Int?]) -> Bitmaps {
            Bitmaps(name: name, space: rgb, info: alpha.rawValue | order, places: places, bytesPerPixel: 4)
        }
        func deep(
            _ name: String, _ alpha: CGImageAlphaInfo, _ info: CGBitmapInfo, bits: Int, isGray: Bool = false
        ) -> Bitmaps {
            Bitmaps(
                name: name, space: isGray ? CGColorSpaceCreateDeviceGray() : rgb, info: alpha.rawValue | info.rawValue,
                places: isGray ? [0, 0, 0, nil] : [0, 1, 2, alpha == .noneSkipLast ? nil : 3],
                bytesPerPixel: bits / 8 * (isGray ? 1 : 4), bits: bits)
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
            deep("RGBA, 16 bits", .premultipliedLast, [], bits: 16),
            deep("RGBA, 16 bits, little", .premultipliedLast, .byteOrder16Little, bits: 16),
            deep("RGBX, 16 bits, little", .noneSkipLast, .byteOrder16Little, bits: 16),
            deep("grey, 16 bits", .none, [], bits: 16, isGray: true),
            deep("RGBA, half", .premultipliedLast, [.floatComponents, .byteOrder16Little], bits: 16),
            deep("RGBA, float", .premultipliedLast, [.floatComponents, .byteOrder32Little], bits: 32),
            deep("RGBX, float, big", .noneSkipLast, .floatComponents, bits: 32),
            deep("grey, float", .none, [.floatComponents, .byteOrder32Little], bits: 32, isGray: true),
        ]
    }()

    static let rgba = all[0]
    static let gray = all[9]

    func context(
        width: Int, height: Int, bytesPerRow: Int = 0, data: UnsafeMutableRawPointer? = nil
    ) throws -> CGContext {
        try #require(
            CGContext(
                data: data, width: width, height: height, bitsPerComponent: bits, bytesPerRow: bytesPerRow,
                space: space,
                bitmapInfo: info))
    }

    /// Red, green, blue and alpha as they are in memory; 255 where there is no alpha.
    func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> [UInt8] {
        let bytes = context.data!.assumingMemoryBound(to: UInt8.self) + y * context.bytesPerRow + x * bytesPerPixel
        return places.map { place in place.map { sample(bytes + $0 * bits / 8) } ?? 255 }
    }

    private func sample(_ address: UnsafePointer<UInt8>) -> UInt8 {
        guard bits > 8 else { return address[0] }
        let order = CGBitmapInfo(rawValue: info).intersection(.byteOrderMask)
        let bytes = UnsafeBufferPointer(start: address, count: bits / 8)
        let number = (order.isEmpty ? Array(bytes) : bytes.reversed()).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        guard isFloat else { return UInt8((Double(number) / 257).rounded()) }
        let value = bits == 32 ? Float(bitPattern: number) : Float(Float16(bitPattern: UInt16(number)))
        return UInt8((value * 255).rounded())
    }

    /// One sample of every pixel, row by row from the top.
    func map(_ context: CGContext, band: Int = 0) -> [[UInt8]] {
        (0..<context.height).map { y in (0..<context.width).map { x in pixel(context, x, y)[band] } }
    }
}

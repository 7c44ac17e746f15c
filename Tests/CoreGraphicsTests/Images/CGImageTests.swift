import CoreGraphics
import SightImage
import SightTestSupport
import Testing

@Suite("CGImage")
struct CGImageTests {
    @Test(
        "A picture of ours shows the same storage, whatever its format",
        arguments: [PixelFormat.gray8, .rgb8, .rgba8, .bgra8])
    func wrapping(format: PixelFormat) {
        let buffer = PixelBuffer.numbered(width: 5, height: 3, format: format)
        let image = CGImage(buffer)
        #expect(image.pixelBuffer.shares(storageOf: buffer))
        #expect(image.width == 5 && image.height == 3)
        #expect(image.bitsPerComponent == 8)
        #expect(image.bitsPerPixel == (format == .gray8 ? 8 : 32))
        #expect(image.bytesPerRow == (format == .gray8 ? 5 : 20))
        #expect(image.colorSpace?.model == (format == .gray8 ? .monochrome : .rgb))
        let bytes = image.dataProvider?.data as Data?
        if format == .rgb8 {
            let wide = stride(from: 0, to: 45, by: 3).flatMap { pixel -> [UInt8] in
                Array(buffer.samples[pixel..<(pixel + 3)]) + [255]
            }
            #expect(bytes == Data(wide))
            #expect(image.pixelBuffer.shares(storageOf: buffer), "looking at the bytes changes nothing")
        } else {
            #expect(bytes == buffer.data)
        }
    }

    @Test("Code that walks the bytes of an opaque colour picture finds four a pixel, in parts of it too")
    func fourBytes() throws {
        let buffer = PixelBuffer.noise(width: 7, height: 6, padding: 5)
        let image = CGImage(buffer)
        let part = try #require(image.cropping(to: CGRect(x: 2, y: 1, width: 4, height: 3)))
        for (image, x0, y0) in [(image, 0, 0), (part, 2, 1)] {
            let data = try #require(image.dataProvider?.data)
            let bytes: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
            for y in 0..<image.height {
                for x in 0..<image.width {
                    let pixel = (0..<4).map { bytes[y * image.bytesPerRow + 4 * x + $0] }
                    #expect(pixel == buffer.pixel(x0 + x, y0 + y) + [255])
                }
            }
        }
    }

    @Test("The alpha kind and the byte order of a picture of ours are told")
    func bitmapInfoOfBuffers() {
        #expect(CGImage(.numbered(width: 2, height: 2, format: .rgb8)).alphaInfo == .noneSkipLast)
        #expect(CGImage(.numbered(width: 2, height: 2, format: .rgba8)).alphaInfo == .last)
        let bgra = CGImage(.numbered(width: 2, height: 2, format: .bgra8))
        #expect(bgra.alphaInfo == .first)
        #expect(bgra.byteOrderInfo == .order32Little)
    }

    /// A pixel in some layout, and what it has to become.
    struct Layout: Sendable {
        var bits = 32
        var alpha: CGImageAlphaInfo
        var order: CGBitmapInfo = []
        var bytes: [UInt8]
        var samples: [UInt8]
        var isShared = false
    }

    @Test(
        "Every 32-bit and 24-bit layout is read; plain ones without copying",
        arguments: [
            Layout(bits: 24, alpha: .none, bytes: [10, 20, 30], samples: [10, 20, 30], isShared: true),
            Layout(alpha: .last, bytes: [10, 20, 30, 40], samples: [10, 20, 30, 40], isShared: true),
            Layout(
                alpha: .last, order: .byteOrder32Big, bytes: [10, 20, 30, 40], samples: [10, 20, 30, 40], isShared: true
            ),
            Layout(
                alpha: .first, order: .byteOrder32Little, bytes: [30, 20, 10, 40], samples: [30, 20, 10, 40],
                isShared: true),
            Layout(alpha: .first, bytes: [40, 10, 20, 30], samples: [10, 20, 30, 40]),
            Layout(alpha: .last, order: .byteOrder32Little, bytes: [40, 30, 20, 10], samples: [10, 20, 30, 40]),
            Layout(alpha: .noneSkipLast, bytes: [10, 20, 30, 99], samples: [10, 20, 30]),
            Layout(alpha: .noneSkipFirst, bytes: [99, 10, 20, 30], samples: [10, 20, 30]),
            Layout(alpha: .noneSkipFirst, order: .byteOrder32Little, bytes: [30, 20, 10, 99], samples: [10, 20, 30]),
            Layout(alpha: .noneSkipLast, order: .byteOrder32Little, bytes: [99, 30, 20, 10], samples: [10, 20, 30]),
            Layout(alpha: .premultipliedLast, bytes: [100, 50, 0, 200], samples: [128, 64, 0, 200]),
            Layout(
                alpha: .premultipliedFirst, order: .byteOrder32Little, bytes: [0, 50, 100, 200],
                samples: [128, 64, 0, 200]),
            Layout(alpha: .premultipliedLast, bytes: [10, 20, 30, 255], samples: [10, 20, 30, 255]),
            Layout(alpha: .premultipliedLast, bytes: [0, 0, 0, 0], samples: [0, 0, 0, 0]),
        ]
    )
    func layouts(layout: Layout) throws {
        let provider = try #require(CGDataProvider(data: Data(layout.bytes) as CFData))
        let info = layout.order.union(CGBitmapInfo(rawValue: layout.alpha.rawValue))
        let image = try #require(Self.image(1, 1, layout.bits, 4, info, provider))
        #expect(image.pixelBuffer.pixel(0, 0) == layout.samples)
        #expect(image.pixelBuffer.shares(storageOf: image.pixelBuffer) == layout.isShared)
    }

    @Test("Grey bytes with a gap after each row are read")
    func grayWithGap() throws {
        let bytes: [UInt8] = [1, 2, 3, 0, 0, 4, 5, 6]
        let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
        let image = try #require(
            CGImage(
                width: 3, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 5,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
        #expect(image.pixelBuffer.pixel(2, 1) == [6])
    }

    @Test("A layout that is not read, and sizes that contradict each other, give no picture")
    func refusals() throws {
        let provider = try #require(CGDataProvider(data: Data(count: 64) as CFData))
        let last = CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)
        #expect(Self.image(4, 4, 32, 16, last, provider) != nil)
        #expect(Self.image(4, 5, 32, 16, last, provider) == nil, "too few bytes")
        #expect(Self.image(0, 4, 32, 16, last, provider) == nil)
        #expect(Self.image(4, 4, 32, 15, last, provider) == nil, "rows shorter than their pixels")
        #expect(Self.image(4, 4, 16, 16, last, provider) == nil)
        #expect(Self.image(4, 4, 32, 16, [last, .byteOrder16Little], provider) == nil)
        #expect(Self.image(4, 4, 32, 16, [last, .floatComponents], provider) == nil)
        #expect(Self.image(.max, .max, 32, .max, last, provider) == nil)
    }

    @Test("Cutting out takes whole pixels, stays inside the picture and shares its bytes")
    func cropping() throws {
        let image = CGImage(.numbered(width: 6, height: 5))
        let part = try #require(image.cropping(to: CGRect(x: 1.5, y: 2, width: 2, height: 1.2)))
        #expect(part.width == 3 && part.height == 2)
        #expect(part.pixelBuffer.pixel(0, 0) == [1, 2, 7])
        #expect(part.pixelBuffer.pixel(2, 1) == [3, 3, 7])
        let corner = try #require(image.cropping(to: CGRect(x: 4, y: -3, width: 100, height: 5)))
        #expect(corner.width == 2 && corner.height == 2)
        #expect(corner.pixelBuffer.pixel(0, 0) == [4, 0, 7])
        #expect(image.cropping(to: CGRect(x: 10, y: 10, width: 5, height: 5)) == nil)
        #expect(image.cropping(to: .null) == nil)
        #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2)) == nil)
        #expect(image.cropping(to: .infinite)?.width == 6)
        #expect(image.cropping(to: CGRect(x: 3, y: 3, width: -2, height: -2))?.pixelBuffer.pixel(0, 0) == [1, 1, 7])
    }

    @Test("A part of a picture in a foreign layout is the right part")
    func croppingForeign() throws {
        let bytes = (0..<48).map { UInt8($0) }
        let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
        let image = try #require(
            Self.image(4, 3, 32, 16, CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue), provider))
        let part = try #require(image.cropping(to: CGRect(x: 2, y: 1, width: 2, height: 2)))
        #expect(part.pixelBuffer.pixel(0, 0) == [24, 25, 26])
        #expect(part.pixelBuffer.pixel(1, 1) == [44, 45, 46])
    }

    private static func image(
        _ width: Int, _ height: Int, _ bits: Int, _ row: Int, _ info: CGBitmapInfo, _ provider: CGDataProvider
    ) -> CGImage? {
        CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: row,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider, decode: nil,
            shouldInterpolate: true, intent: .defaultIntent)
    }
}

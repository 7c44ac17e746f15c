import CoreGraphics
import SightImage
import SightTestSupport
import Testing

@Suite("Layouts of pixels")
struct PixelLayoutTests {
    /// A row of pixels in some layout, and what it has to become.
    struct Row: Sendable {
        var bits: Int
        var bitsPerPixel: Int
        var space: CGColorSpace
        var alpha = CGImageAlphaInfo.none
        var info: CGBitmapInfo = []
        var width: Int
        var bytes: [UInt8]
        var samples: [UInt8]

        func image(decode: [CGFloat]? = nil) -> CGImage? {
            guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
            return CGImage(
                width: width, height: 1, bitsPerComponent: bits, bitsPerPixel: bitsPerPixel, bytesPerRow: bytes.count,
                space: space, bitmapInfo: info.union(CGBitmapInfo(rawValue: alpha.rawValue)), provider: provider,
                decode: decode, shouldInterpolate: false, intent: .defaultIntent)
        }
    }

    static let gray = CGColorSpaceCreateDeviceGray()
    static let rgb = CGColorSpaceCreateDeviceRGB()

    @Test(
        "Depths of 1, 2, 4, 16 bits and floating-point samples become 8 bits",
        arguments: [
            Row(
                bits: 1, bitsPerPixel: 1, space: gray, width: 10, bytes: [0b1010_0001, 0b0100_0000],
                samples: [255, 0, 255, 0, 0, 0, 0, 255, 0, 255]),
            Row(bits: 2, bitsPerPixel: 2, space: gray, width: 4, bytes: [0b0001_1011], samples: [0, 85, 170, 255]),
            Row(bits: 4, bitsPerPixel: 4, space: gray, width: 3, bytes: [0x0F, 0x80], samples: [0, 255, 136]),
            Row(
                bits: 16, bitsPerPixel: 16, space: gray, width: 3, bytes: [0, 0, 0xFF, 0xFF, 0x80, 0x80],
                samples: [0, 255, 128]),
            Row(
                bits: 16, bitsPerPixel: 16, space: gray, info: .byteOrder16Little, width: 2,
                bytes: [0xFF, 0x00, 0x00, 0xFF], samples: [1, 254]),
            Row(
                bits: 16, bitsPerPixel: 16, space: gray, info: .byteOrder16Big, width: 2,
                bytes: [0xFF, 0x00, 0x00, 0xFF], samples: [254, 1]),
            Row(
                bits: 16, bitsPerPixel: 48, space: rgb, width: 1, bytes: [0x0A, 0x0A, 0x14, 0x14, 0x1E, 0x1E],
                samples: [10, 20, 30]),
            Row(
                bits: 16, bitsPerPixel: 64, space: rgb, alpha: .last, info: .byteOrder16Little, width: 1,
                bytes: [0x0A, 0x0A, 0x14, 0x14, 0x1E, 0x1E, 0x80, 0x80], samples: [10, 20, 30, 128]),
            Row(
                bits: 16, bitsPerPixel: 64, space: rgb, alpha: .premultipliedFirst, width: 1,
                bytes: [0x80, 0x80, 0x40, 0x40, 0x00, 0x00, 0x80, 0x80], samples: [128, 0, 255, 128]),
            Row(
                bits: 16, bitsPerPixel: 64, space: rgb, alpha: .noneSkipLast, width: 1,
                bytes: [0x0A, 0x0A, 0x14, 0x14, 0x1E, 0x1E, 7, 7], samples: [10, 20, 30]),
            Row(
                bits: 32, bitsPerPixel: 32, space: gray, info: [.floatComponents, .byteOrder32Little], width: 3,
                bytes: [0, 0, 0, 0x3F, 0, 0, 0x80, 0x40, 0, 0, 0xC0, 0x7F], samples: [128, 255, 0]),
            Row(
                bits: 16, bitsPerPixel: 16, space: gray, info: [.floatComponents, .byteOrder16Little], width: 2,
                bytes: [0x00, 0x38, 0x00, 0xBC], samples: [128, 0]),
            Row(
                bits: 8, bitsPerPixel: 16, space: gray, alpha: .last, width: 1, bytes: [9, 40], samples: [9, 9, 9, 40]),
            Row(
                bits: 8, bitsPerPixel: 16, space: gray, alpha: .premultipliedLast, width: 1, bytes: [64, 128],
                samples: [128, 128, 128, 128]),
        ])
    func depths(row: Row) throws {
        let image = try #require(row.image())
        #expect(image.pixelBuffer.samples == row.samples)
        #expect(image.bitsPerComponent == row.bits && image.bitsPerPixel == row.bitsPerPixel)
        #expect(image.decode == nil)
    }

    @Test("Inks are subtracted from white")
    func cmyk() throws {
        let row = Row(
            bits: 8, bitsPerPixel: 32, space: CGColorSpaceCreateDeviceCMYK(), width: 3,
            bytes: [0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 255], samples: [255, 255, 255, 0, 255, 255, 0, 0, 0])
        #expect(try #require(row.image()).pixelBuffer.samples == row.samples)
    }

    @Test("Numbers choose from a table of colours; too great ones choose the last")
    func indexed() throws {
        let table: [UInt8] = [1, 2, 3, 4, 5, 6]
        let space = try #require(CGColorSpace(indexedBaseSpace: Self.rgb, last: 1, colorTable: table))
        #expect(space.model == .indexed && space.numberOfComponents == 1 && space.baseColorSpace == Self.rgb)
        let row = Row(
            bits: 4, bitsPerPixel: 4, space: space, width: 3, bytes: [0x10, 0xF0], samples: [4, 5, 6, 1, 2, 3, 4, 5, 6])
        #expect(try #require(row.image()).pixelBuffer.samples == row.samples)
        #expect(CGColorSpace(indexedBaseSpace: Self.rgb, last: 256, colorTable: table) == nil)
    }

    @Test("A decode array maps samples to values")
    func decode() throws {
        let row = Row(bits: 1, bitsPerPixel: 1, space: Self.gray, width: 4, bytes: [0b1001_0000], samples: [])
        let image = try #require(row.image(decode: [1, 0]))
        #expect(image.pixelBuffer.samples == [0, 255, 255, 0])
        #expect(image.decode?[0] == 1 && image.decode?[1] == 0)
        let half = Row(bits: 8, bitsPerPixel: 8, space: Self.gray, width: 3, bytes: [0, 100, 255], samples: [])
        #expect(try #require(half.image(decode: [0, 0.5])).pixelBuffer.samples == [0, 50, 128])
        #expect(try #require(half.image(decode: [0, 1])).decode == nil)
    }

    @Test("A part of a picture of bits is the right part")
    func croppingBits() throws {
        let row = Row(
            bits: 1, bitsPerPixel: 1, space: Self.gray, width: 10, bytes: [0b1010_0001, 0b0100_0000], samples: [])
        let part = try #require(row.image()?.cropping(to: CGRect(x: 6, y: 0, width: 4, height: 1)))
        #expect(part.pixelBuffer.samples == [0, 255, 0, 255])
    }

    @Test("A part of a picture of 16 bits shares its bytes and is the right part")
    func croppingWords() throws {
        let row = Row(
            bits: 16, bitsPerPixel: 16, space: Self.gray, width: 3, bytes: [0, 0, 0x80, 0x80, 0xFF, 0xFF], samples: [])
        let part = try #require(row.image()?.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 1)))
        #expect(part.bitsPerComponent == 16)
        #expect(part.pixelBuffer.samples == [128, 255])
        #expect(part.dataProvider?.data as Data? == Data([0x80, 0x80, 0xFF, 0xFF]))
    }

    @Test("Layouts that contradict themselves give no picture")
    func refusals() {
        func isRead(
            _ bits: Int, _ pixel: Int, _ space: CGColorSpace, _ alpha: CGImageAlphaInfo = .none,
            _ info: CGBitmapInfo = []
        ) -> Bool {
            let row = Row(
                bits: bits, bitsPerPixel: pixel, space: space, alpha: alpha, info: info, width: 1,
                bytes: [UInt8](repeating: 0, count: 16), samples: [])
            return row.image() != nil
        }
        #expect(!isRead(8, 16, Self.rgb))
        #expect(!isRead(3, 3, Self.gray))
        #expect(!isRead(16, 16, Self.gray, .last))
        #expect(!isRead(16, 16, Self.gray, .none, .byteOrder32Little))
        #expect(!isRead(8, 32, CGColorSpaceCreateDeviceCMYK(), .last))
        #expect(!isRead(32, 32, Self.gray))
        #expect(!isRead(8, 8, Self.gray, .alphaOnly))
        #expect(isRead(8, 32, Self.rgb))
    }
}

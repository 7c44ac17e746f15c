import CoreVideo
import SightImage
import SightTestSupport
import Testing

@Suite("Pixels of a buffer for recognition")
struct RecognizablePixelsTests {
    @Test(
        "Luma, grey and RGB are shown where they are, without copying",
        arguments: [
            kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange,
            kCVPixelFormatType_OneComponent8, kCVPixelFormatType_24RGB,
        ])
    func borrowed(format: OSType) throws {
        let buffer = try #require(Buffers.make(31, 9, format))
        let pixels = buffer.pixels()
        #expect(pixels.width == 31 && pixels.height == 9)
        #expect(pixels.format == (format == kCVPixelFormatType_24RGB ? .rgb8 : .gray8))
        #expect(pixels.bytesPerRow == CVPixelBufferGetBytesPerRowOfPlane(buffer, 0))
        let address = UnsafeRawPointer(CVPixelBufferGetBaseAddressOfPlane(buffer, 0))
        #expect(pixels.withUnsafeBytes { $0.baseAddress } == address)
    }

    @Test("The buffer is locked, and alive, as long as a picture shows it")
    func lifetime() throws {
        let tally = Tally()
        var bytes = [UInt8](repeating: 9, count: 64)
        try bytes.withUnsafeMutableBytes { bytes in
            var buffer: CVPixelBuffer?
            CVPixelBufferCreateWithBytes(
                nil, 8, 8, kCVPixelFormatType_OneComponent8, bytes.baseAddress!, 8, { owner, _ in Tally.add(owner) },
                tally.pointer, nil, &buffer)
            let made = try #require(buffer)
            var pixels: PixelBuffer? = made.pixels()
            var part = pixels?.cropped(x: 2, y: 2, width: 4, height: 4)
            #expect(made.isLocked)
            pixels = nil
            #expect(made.isLocked && part?.pixel(0, 0) == [9])
            part = nil
            #expect(!made.isLocked)
        }
        // And without the caller's own reference:
        try bytes.withUnsafeMutableBytes { bytes in
            var buffer: CVPixelBuffer?
            CVPixelBufferCreateWithBytes(
                nil, 8, 8, kCVPixelFormatType_OneComponent8, bytes.baseAddress!, 8, { owner, _ in Tally.add(owner) },
                tally.pointer, nil, &buffer)
            let before = tally.count.pointee
            var pixels: PixelBuffer? = try #require(buffer).pixels()
            buffer = nil
            #expect(pixels != nil && tally.count.pointee == before)
            pixels = nil
            #expect(tally.count.pointee == before + 1)
        }
    }

    @Test("Colour comes in the order red, green, blue, whatever the fourth byte says")
    func colour() throws {
        let orders: [(OSType, [Int])] = [
            (kCVPixelFormatType_32BGRA, [2, 1, 0]), (kCVPixelFormatType_32RGBA, [0, 1, 2]),
            (kCVPixelFormatType_32ARGB, [1, 2, 3]),
        ]
        for (format, places) in orders {
            let buffer = try #require(Buffers.make(3, 2, format))
            let address = try #require(CVPixelBufferGetBaseAddress(buffer))
            for y in 0..<2 {
                for x in 0..<3 {
                    let at = y * CVPixelBufferGetBytesPerRow(buffer) + 4 * x
                    for (band, place) in places.enumerated() {
                        address.storeBytes(
                            of: UInt8(10 * (band + 1) + 3 * y + x), toByteOffset: at + place, as: UInt8.self)
                    }
                }
            }
            let pixels = buffer.pixels()
            #expect(pixels.format == .rgb8)
            #expect(pixels.pixel(2, 1) == [15, 25, 35])
            #expect(pixels.pixel(0, 0) == [10, 20, 30])
            #expect(!buffer.isLocked)
        }
    }
}

import CoreVideo
import Foundation
import SightImage
import SightTestSupport
import Testing

@Suite("More pixel formats")
struct MoreFormatsTests {
    /// How a pixel of luma or grey is written.
    private static let grays: [(OSType, @Sendable (UnsafeMutableRawPointer, Int, UInt8) -> Void)] = [
        (kCVPixelFormatType_422YpCbCr8, { $0.storeBytes(of: $2, toByteOffset: 2 * $1 + 1, as: UInt8.self) }),
        (kCVPixelFormatType_422YpCbCr8_yuvs, { $0.storeBytes(of: $2, toByteOffset: 2 * $1, as: UInt8.self) }),
        (kCVPixelFormatType_420YpCbCr8Planar, { $0.storeBytes(of: $2, toByteOffset: $1, as: UInt8.self) }),
        (kCVPixelFormatType_420YpCbCr8PlanarFullRange, { $0.storeBytes(of: $2, toByteOffset: $1, as: UInt8.self) }),
        (
            kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange,
            { $0.storeBytes(of: UInt16($2) << 8, toByteOffset: 2 * $1, as: UInt16.self) }
        ),
        (
            kCVPixelFormatType_OneComponent16,
            { $0.storeBytes(of: UInt16($2) << 8, toByteOffset: 2 * $1, as: UInt16.self) }
        ),
        (
            kCVPixelFormatType_OneComponent16Half,
            { $0.storeBytes(of: Float16(Float($2) / 255), toByteOffset: 2 * $1, as: Float16.self) }
        ),
        (
            kCVPixelFormatType_OneComponent32Float,
            { $0.storeBytes(of: Float($2) / 255, toByteOffset: 4 * $1, as: Float.self) }
        ),
    ]

    @Test("Luma and grey are read from every format", arguments: grays.indices)
    func gray(index: Int) throws {
        let (format, write) = Self.grays[index]
        let buffer = try #require(Buffers.make(5, 3, format))
        let address = try #require(CVPixelBufferGetBaseAddressOfPlane(buffer, 0))
        let row = CVPixelBufferGetBytesPerRowOfPlane(buffer, 0)
        for y in 0..<3 { for x in 0..<5 { write(address + y * row, x, UInt8(40 * x + 7 * y)) } }
        let pixels = buffer.pixels()
        #expect(pixels.format == .gray8 && pixels.width == 5 && pixels.height == 3)
        for y in 0..<3 { for x in 0..<5 { #expect(pixels.pixel(x, y) == [UInt8(40 * x + 7 * y)]) } }
    }

    @Test("Colours come in order")
    func colours() throws {
        for (format, places) in [(kCVPixelFormatType_32ABGR, [3, 2, 1]), (kCVPixelFormatType_24BGR, [2, 1, 0])] {
            let buffer = try #require(Buffers.make(3, 2, format))
            let address = try #require(CVPixelBufferGetBaseAddress(buffer))
            for (band, place) in places.enumerated() {
                (address + CVPixelBufferGetBytesPerRow(buffer)).storeBytes(
                    of: UInt8(10 * band + 10), toByteOffset: (format == kCVPixelFormatType_24BGR ? 3 : 4) + place,
                    as: UInt8.self)
            }
            #expect(buffer.pixels().pixel(1, 1) == [10, 20, 30] && buffer.pixels().pixel(0, 0) == [0, 0, 0])
        }
    }

    @Test("Planes have the sizes of their format, and pairs of pixels are whole")
    func shapes() throws {
        let planar = try #require(Buffers.make(5, 3, kCVPixelFormatType_420YpCbCr8Planar))
        #expect(CVPixelBufferGetPlaneCount(planar) == 3 && CVPixelBufferGetBaseAddress(planar) == nil)
        #expect(CVPixelBufferGetWidthOfPlane(planar, 1) == 3 && CVPixelBufferGetHeightOfPlane(planar, 2) == 2)
        let pairs = try #require(
            Buffers.make(
                5, 3, kCVPixelFormatType_422YpCbCr8,
                attributes: [kCVPixelBufferBytesPerRowAlignmentKey: 1] as CFDictionary))
        #expect(CVPixelBufferGetBytesPerRow(pairs) == 12 && !CVPixelBufferIsPlanar(pairs))
        let deep = try #require(Buffers.make(4, 4, kCVPixelFormatType_420YpCbCr10BiPlanarFullRange))
        #expect(CVPixelBufferGetPlaneCount(deep) == 2 && CVPixelBufferGetWidthOfPlane(deep, 1) == 2)
    }

    @Test("A buffer tells how one like it is made, and that nothing lies around it")
    func attributes() throws {
        let wanted =
            [kCVPixelBufferMetalCompatibilityKey: true, kCVPixelBufferBytesPerRowAlignmentKey: 32] as CFDictionary
        let buffer = try #require(Buffers.make(6, 4, kCVPixelFormatType_32ABGR, attributes: wanted))
        let attributes = CVPixelBufferCopyCreationAttributes(buffer)
        #expect((attributes[kCVPixelBufferWidthKey] as? NSNumber)?.intValue == 6)
        #expect((attributes[kCVPixelBufferMetalCompatibilityKey] as? NSNumber)?.boolValue == true)
        var pool: CVPixelBufferPool?
        #expect(CVPixelBufferPoolCreate(nil, nil, attributes, &pool) == kCVReturnSuccess)
        var again: CVPixelBuffer?
        CVPixelBufferPoolCreatePixelBuffer(nil, try #require(pool), &again)
        #expect(CVPixelBufferGetBytesPerRow(try #require(again)) == CVPixelBufferGetBytesPerRow(buffer))
        #expect(CVPixelBufferFillExtendedPixels(buffer) == kCVReturnSuccess)
        var (left, top) = (9, 9)
        CVPixelBufferGetExtendedPixels(buffer, &left, nil, &top, nil)
        #expect(left == 0 && top == 0)
    }
}

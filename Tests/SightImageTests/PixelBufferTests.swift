import Foundation
import SightImage
import SightTestSupport
import Testing

@Suite("Pixel buffer")
struct PixelBufferTests {
    @Test(arguments: [PixelFormat.rgba8, .bgra8])
    func `alpha is laid over white, for every sample and alpha`(format: PixelFormat) {
        let picture = PixelBuffer.made(width: 256, height: 256, format: format) { x, y in
            let color: [UInt8] = [UInt8(x), UInt8(255 - x), UInt8(x / 2)]
            return (format == .rgba8 ? color : color.reversed()) + [UInt8(y)]
        }
        let flat = picture.flattened()
        #expect(flat.format == .rgb8)
        let expected = PixelBuffer.made(width: 256, height: 256, format: .rgb8) { x, y in
            [x, 255 - x, x / 2].map { sample in
                UInt8((Double(sample) * Double(y) / 255 + 255 * (1 - Double(y) / 255)).rounded())
            }
        }
        #expect(flat.samples == expected.samples)
    }

    @Test(arguments: [PixelFormat.gray8, .rgb8])
    func `pictures without alpha are flattened without a copy`(format: PixelFormat) {
        let picture = PixelBuffer.noise(width: 5, height: 4, format: format)
        #expect(picture.flattened().shares(storageOf: picture))
        #expect(PixelBuffer.noise(width: 5, height: 4).rgb().format == .rgb8)
    }

    @Test
    func `a grey picture as RGB has three equal bands`() {
        let gray = PixelBuffer.noise(width: 9, height: 4, format: .gray8, padding: 3)
        #expect(gray.rgb().samples == gray.samples.flatMap { [$0, $0, $0] })
    }

    @Test(arguments: [(1, 1), (3, 2), (20, 30)])
    func `a part shows the same memory`(width: Int, height: Int) {
        let picture = PixelBuffer.noise(width: 40, height: 50, padding: 6)
        let part = picture.cropped(x: 7, y: 11, width: width, height: height)
        let offset = 11 * picture.bytesPerRow + 7 * 3
        let start = picture.withUnsafeBytes { UInt(bitPattern: $0.baseAddress!) }
        #expect(part.withUnsafeBytes { UInt(bitPattern: $0.baseAddress!) } == start + UInt(offset))
        #expect(part.bytesPerRow == picture.bytesPerRow)
        for y in 0..<height { #expect(part.pixel(width - 1, y) == picture.pixel(7 + width - 1, 11 + y)) }
    }

    @Test
    func `a part of a part is where it should be`() {
        let picture = PixelBuffer.noise(width: 40, height: 50)
        let part = picture.cropped(x: 5, y: 6, width: 30, height: 30).cropped(x: 2, y: 3, width: 10, height: 10)
        #expect(part.samples == picture.cropped(x: 7, y: 9, width: 10, height: 10).samples)
    }

    @Test
    func `wrapped bytes are not copied and live as long as the picture`() {
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 3 * 4 * 2, alignment: 1)
        for i in bytes.indices { bytes[i] = UInt8(i) }
        nonisolated(unsafe) let freed = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
        freed.initialize(to: false)
        defer { freed.deallocate() }
        var picture: PixelBuffer? = PixelBuffer(
            width: 4, height: 2, bytesPerRow: 12, format: .rgb8,
            data: Data(
                bytesNoCopy: bytes.baseAddress!, count: bytes.count,
                deallocator: .custom { pointer, _ in
                    freed.pointee = true
                    pointer.deallocate()
                }))
        var part = picture?.cropped(x: 1, y: 1, width: 1, height: 1)
        bytes[15] = 200
        #expect(part?.pixel(0, 0) == [200, 16, 17])
        picture = nil
        #expect(!freed.pointee)
        part = nil
        #expect(freed.pointee)
    }

    @Test(arguments: [1, 2, 3, 7, 31, 32, 33], [1, 2, 3, 7, 31, 32, 33])
    func `a PNG gives back the pixels, for small sizes and every format`(width: Int, height: Int) throws {
        for format in [PixelFormat.gray8, .rgb8, .rgba8, .bgra8] {
            let picture = PixelBuffer.noise(
                width: width, height: height, format: format, seed: width * 100 + height, padding: 4)
            let source = try PictureSource(PictureEncoder.png(picture))
            #expect(source.header.format == .png)
            #expect(source.header.width == width && source.header.height == height)
            #expect(source.header.bitsPerSample == 8)
            #expect(source.header.hasAlpha == (format.bytesPerPixel == 4))
            #expect(source.header.colorModel == (format == .gray8 ? .gray : .rgb))
            let decoded = try source.storedPixels()
            if format == .bgra8 {
                let reordered = PixelBuffer.made(width: width, height: height, format: .rgba8) { x, y in
                    let p = picture.pixel(x, y)
                    return [p[2], p[1], p[0], p[3]]
                }
                #expect(decoded.samples == reordered.samples)
            } else {
                #expect(decoded.format == format)
                #expect(decoded.samples == picture.samples)
            }
        }
    }

    @Test(arguments: [1, 2, 3, 7, 31, 32, 33], [1, 2, 7, 33])
    func `a JPEG gives back the size and about the pixels`(width: Int, height: Int) throws {
        for format in [PixelFormat.gray8, .rgb8, .rgba8, .bgra8] {
            let picture = PixelBuffer.made(width: width, height: height, format: format) { x, y in
                [[UInt8(4 * x)], [90], [UInt8(6 * y)], [255]].prefix(format.bytesPerPixel).flatMap { $0 }
            }
            let source = try PictureSource(PictureEncoder.jpeg(picture, quality: 95))
            #expect(source.header.format == .jpeg)
            #expect(!source.header.hasAlpha)
            let decoded = try source.storedPixels()
            #expect(decoded.greatestDifference(to: picture.flattened())! <= 24)
        }
    }
}

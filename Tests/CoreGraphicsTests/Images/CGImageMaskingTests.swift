import CoreGraphics
import SightImage
import SightTestSupport
import Testing

@Suite("Masks")
struct CGImageMaskingTests {
    private func mask(_ bytes: [UInt8], decode: [CGFloat]? = nil) throws -> CGImage {
        let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
        return try #require(
            CGImage(
                maskWidth: bytes.count, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: bytes.count,
                provider: provider, decode: decode, shouldInterpolate: false))
    }

    @Test("A mask lets through where it is 0, a grey picture where it is white")
    func masking() throws {
        let image = CGImage(.numbered(width: 3, height: 1))
        let mask = try mask([0, 255, 155])
        #expect(mask.isMask && mask.colorSpace == nil)
        #expect(try #require(image.masking(mask)).pixelBuffer.samples == [0, 0, 7, 255, 1, 0, 7, 0, 2, 0, 7, 100])
        let gray = CGImage(PixelBuffer.made(width: 3, height: 1) { x, _ in [[0, 255, 155][x]] })
        #expect(try #require(image.masking(gray)).pixelBuffer.samples == [0, 0, 7, 0, 1, 0, 7, 255, 2, 0, 7, 155])
        #expect(image.masking(image) == nil)
    }

    @Test("Alpha that is there counts too")
    func maskingAlpha() throws {
        let image = CGImage(.numbered(width: 2, height: 1, format: .rgba8, alpha: 100))
        #expect(try #require(image.masking(try mask([0, 255]))).pixelBuffer.samples == [0, 0, 7, 100, 1, 0, 7, 0])
    }

    @Test("Colours of a range become transparent")
    func colors() throws {
        let image = CGImage(.numbered(width: 3, height: 1))
        let result = try #require(image.copy(maskingColorComponents: [1, 2, 0, 255, 7, 7]))
        #expect(result.pixelBuffer.samples == [0, 0, 7, 255, 1, 0, 7, 0, 2, 0, 7, 0])
        #expect(image.copy(maskingColorComponents: [1, 2]) == nil)
    }

    @Test("A space of as many components can stand in for another one")
    func colorSpaces() throws {
        let image = CGImage(.numbered(width: 2, height: 2))
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let copy = try #require(image.copy(colorSpace: space))
        #expect(copy.colorSpace == space)
        #expect(copy.pixelBuffer.shares(storageOf: image.pixelBuffer))
        #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
        #expect(try mask([0]).copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    }
}

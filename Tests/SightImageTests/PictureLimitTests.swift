import Foundation
import SightImage
import SightTestSupport
import Testing

@Suite("Limits")
struct PictureLimitTests {
    /// The header says 1.6 thousand million pixels, and a few hundred bytes follow.
    static let bomb = PNGFile(width: 40_000, height: 40_000, kind: .gray, bits: 1, samples: []).data

    @Test
    func `a picture whose header promises too many pixels is refused by the header`() throws {
        #expect(throws: PictureError.tooLarge(cause: "40000 × 40000 pixels, the limit is 200000000")) {
            try PictureSource(Self.bomb)
        }
    }

    @Test
    func `a real large picture is refused by the header too`() throws {
        let data = try PictureEncoder.png(PixelBuffer.made(width: 1500, height: 1400) { _, _ in [255] })
        #expect(throws: PictureError.tooLarge(cause: "1500 × 1400 pixels, the limit is 2000000")) {
            try PictureSource(data, limits: PictureLimits(pixels: 2_000_000))
        }
    }

    @Test
    func `a JPEG that claims the largest size is refused`() throws {
        var data = try PictureEncoder.jpeg(PixelBuffer.noise(width: 16, height: 16))
        let frame = try #require(data.firstRange(of: Data([0xFF, 0xC0, 0x00, 0x11])))
        data.replaceSubrange((frame.lowerBound + 5)..<(frame.lowerBound + 9), with: [0xFF, 0xDC, 0xFF, 0xDC])
        #expect(throws: PictureError.tooLarge(cause: "65500 × 65500 pixels, the limit is 200000000")) {
            try PictureSource(data)
        }
    }

    @Test(arguments: [(20, 10), (1, 200), (200, 1)])
    func `a picture of as many pixels as the limit is read, and one more is refused`(width: Int, height: Int) throws {
        let data = try PictureEncoder.png(PixelBuffer.noise(width: width, height: height))
        #expect(try PictureSource(data, limits: PictureLimits(pixels: 200)).storedPixels().width == width)
        #expect(throws: PictureError.self) { try PictureSource(data, limits: PictureLimits(pixels: 199)) }
    }

    @Test
    func `a file of as many bytes as the limit is read, and one more is refused`() throws {
        let data = try PictureEncoder.png(PixelBuffer.noise(width: 9, height: 9))
        #expect(try PictureSource(data, limits: PictureLimits(bytes: data.count)).header.width == 9)
        let refused = PictureError.tooLarge(cause: "\(data.count) bytes, the limit is \(data.count - 1)")
        #expect(throws: refused) { try PictureSource(data, limits: PictureLimits(bytes: data.count - 1)) }
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "a.png")
        try data.write(to: file)
        #expect(try PictureSource(contentsOf: file).header.width == 9)
        #expect(throws: refused) { try PictureSource(contentsOf: file, limits: PictureLimits(bytes: data.count - 1)) }
    }

    @Test
    func `a file that cannot be read is an error that says why`() throws {
        let folder = try TemporaryFolder()
        #expect(throws: PictureError.unreadable(cause: "there is no such file")) {
            try PictureSource(contentsOf: folder.url.appending(path: "none.png"))
        }
        #expect(throws: PictureError.self) { try PictureSource(contentsOf: folder.url) }
    }
}

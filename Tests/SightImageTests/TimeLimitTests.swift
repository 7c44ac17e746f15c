import Foundation
import SightImage
import SightTestSupport
import Testing

/// Each file takes far longer than its limit, and each limit is over before the work begins: no test waits or depends on speed.
@Suite("Time limit")
struct TimeLimitTests {
    private static let limits = PictureLimits(seconds: 0)
    private static let refused = PictureError.tooLarge(cause: "its decoding takes longer than the limit of 0 seconds")

    @Test(arguments: [".jpg", ".jpg[interlace]", ".png", ".png[interlace]", ".tif[compression=lzw]", ".gif"])
    func `a picture that comes in rows is stopped between them`(suffix: String) throws {
        let data = try PictureEncoder.encoded(.noise(width: 640, height: 2000), as: suffix)
        let source = try PictureSource(data, limits: Self.limits)
        #expect(throws: Self.refused) { try source.storedPixels() }
        #expect(throws: Self.refused) { try source.storedPixels(reducedTo: 100) }
    }

    @Test(arguments: ["rgb.jp2", "rgb-tiles.j2k", "rgb.jxl", "rgb-lossy.jxl"])
    func `JPEG 2000 and JPEG XL are stopped`(name: String) throws {
        let source = try PictureSource(PictureSamples.file(name), limits: Self.limits)
        #expect(throws: Self.refused) { try source.storedPixels() }
    }

    @Test func `a PDF's page is stopped, too`() throws {
        let lines = (0..<400).map { "Line \($0)" }
        let source = try PictureSource(PDFFile.data(pages: [lines]), limits: Self.limits)
        #expect(throws: Self.refused) { try source.storedPixels() }
    }

    @Test func `a page of very many things is stopped soon after its limit`() throws {
        // A hundred thousand translucent areas over the whole page: minutes of drawing.
        let data = PDFFile.data(content: "/G gs " + String(repeating: "0 0 612 792 re f ", count: 100_000))
        let source = try PictureSource(data, limits: PictureLimits(seconds: 0.2))
        #expect(throws: PictureError.tooLarge(cause: "its decoding takes longer than the limit of 0.2 seconds")) {
            try source.storedPixels()
        }
        // The next page is not held up.
        #expect(try PictureSource(PDFFile.data(pages: [["Next"]])).storedPixels().width == 1700)
    }

    @Test func `the next picture is read after one that was stopped`() throws {
        let picture = PixelBuffer.noise(width: 640, height: 2000)
        let data = try PictureEncoder.png(picture)
        for _ in 0..<5 {
            #expect(throws: Self.refused) { try PictureSource(data, limits: Self.limits).storedPixels() }
            #expect(try PictureSource(data).storedPixels().samples == picture.samples)
        }
    }
}

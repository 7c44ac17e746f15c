import CoreGraphics
import SightImage
import SightTestSupport
import Testing

@Suite("Pictures from files' bytes")
struct CGImageFilesTests {
    @Test("PNG and JPEG are decoded, each by its own initializer")
    func files() throws {
        let buffer = PixelBuffer.numbered(width: 5, height: 4)
        let png = try #require(CGDataProvider(data: PictureEncoder.png(buffer) as CFData))
        let jpeg = try #require(CGDataProvider(data: PictureEncoder.jpeg(buffer) as CFData))
        func fromPNG(_ source: CGDataProvider) -> CGImage? {
            CGImage(pngDataProviderSource: source, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        }
        func fromJPEG(_ source: CGDataProvider) -> CGImage? {
            CGImage(jpegDataProviderSource: source, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        }
        #expect(fromPNG(png)?.pixelBuffer.samples == buffer.samples)
        #expect(fromPNG(png)?.utType == "public.png")
        #expect(fromJPEG(jpeg)?.width == 5)
        #expect(fromPNG(jpeg) == nil && fromJPEG(png) == nil)
    }
}

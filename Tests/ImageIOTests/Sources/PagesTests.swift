import ImageIO
import SightImage
import SightTestSupport
import Testing

@Suite("Pages")
struct PagesTests {
    @Test("Each page of a TIFF is read by its index, in its own size and with its own properties")
    func pages() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.tiff", 3, nil))
        let pages: [(PixelBuffer, Int)] = [
            (.numbered(width: 7, height: 5), 1), (.numbered(width: 3, height: 9, format: .gray8), 6),
            (.numbered(width: 20, height: 2, format: .rgba8, alpha: 99), 3),
        ]
        for (buffer, orientation) in pages {
            CGImageDestinationAddImage(
                destination, CGImage(buffer), [kCGImagePropertyOrientation: orientation] as CFDictionary)
        }
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        #expect(CGImageSourceGetCount(source) == 3)
        #expect(CGImageSourceGetType(source) == "public.tiff")
        for (index, (buffer, orientation)) in pages.enumerated() {
            let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
            #expect(image.pixelBuffer.samples == buffer.samples)
            #expect(image.utType == "public.tiff")
            let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any]
            #expect(properties?[kCGImagePropertyPixelWidth] as? Int == buffer.width)
            #expect(properties?[kCGImagePropertyOrientation] as? Int == orientation)
            #expect(properties?[kCGImagePropertyHasAlpha] as? Bool == (buffer.format == .rgba8))
        }
        #expect(CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)
    }

    @Test("Pages of every packing are joined, with many strips too", arguments: [1, 5, 8])
    func packings(compression: Int) throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.tiff", 2, nil))
        let tiff = [kCGImagePropertyTIFFCompression: compression]
        let pages = [
            PixelBuffer.noise(width: 301, height: 517), .noise(width: 64, height: 1000, format: .gray8, seed: 2),
        ]
        for page in pages {
            CGImageDestinationAddImage(
                destination, CGImage(page), [kCGImagePropertyTIFFDictionary: tiff] as [CFString: Any] as CFDictionary)
        }
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        for (index, page) in pages.enumerated() {
            #expect(CGImageSourceCreateImageAtIndex(source, index, nil)?.pixelBuffer.samples == page.samples)
        }
        let size = pages.reduce(0) { $0 + $1.samples.count }
        #expect(compression != 1 || abs(data.length - size) < 4096)
    }
}

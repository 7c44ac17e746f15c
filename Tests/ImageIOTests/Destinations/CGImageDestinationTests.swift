import ImageIO
import SightImage
import SightTestSupport
import Testing

@Suite("CGImageDestination")
struct CGImageDestinationTests {
    private func written(
        _ image: CGImage, _ type: CFString, _ properties: [CFString: Any] = [:], common: [CFString: Any]? = nil
    ) throws -> CGImageSource {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, type, 1, nil))
        if let common { CGImageDestinationSetProperties(destination, common as CFDictionary) }
        CGImageDestinationAddImage(destination, image, properties as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))
        return try #require(CGImageSourceCreateWithData(data, nil))
    }

    private func properties(_ source: CGImageSource) -> [CFString: Any] {
        CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any] ?? [:]
    }

    @Test(
        "Pixels come back as they were written",
        arguments: ["public.png", "public.tiff"], [PixelFormat.gray8, .rgb8, .rgba8, .bgra8])
    func lossless(type: String, format: PixelFormat) throws {
        let buffer = PixelBuffer.numbered(width: 9, height: 7, format: format, alpha: 120)
        let source = try written(CGImage(buffer), type as CFString)
        #expect(CGImageSourceGetType(source) as String? == type)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        let expected = format == .bgra8 ? PixelBuffer.numbered(width: 9, height: 7, format: .rgba8, alpha: 120) : buffer
        #expect(image.pixelBuffer.samples == expected.samples)
    }

    @Test("Pictures in foreign layouts are written")
    func foreign() throws {
        let provider = try #require(CGDataProvider(data: Data([0b1010_0000]) as CFData))
        let bits = try #require(
            CGImage(
                width: 3, height: 1, bitsPerComponent: 1, bitsPerPixel: 1, bytesPerRow: 1,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
        let image = CGImageSourceCreateImageAtIndex(try written(bits, "public.png"), 0, nil)
        #expect(image?.pixelBuffer.samples == [255, 0, 255])
    }

    @Test(
        "Orientation and resolution are written and read back", arguments: ["public.jpeg", "public.png", "public.tiff"])
    func description(type: String) throws {
        for orientation in 1...8 {
            let source = try written(
                CGImage(.numbered(width: 4, height: 4)), type as CFString,
                [
                    kCGImagePropertyOrientation: orientation, kCGImagePropertyDPIWidth: 300,
                    kCGImagePropertyDPIHeight: 150,
                ])
            let properties = properties(source)
            #expect(properties[kCGImagePropertyOrientation] as? Int == orientation)
            #expect(abs((properties[kCGImagePropertyDPIWidth] as? Double ?? 0) - 300) < 0.6)
            #expect(abs((properties[kCGImagePropertyDPIHeight] as? Double ?? 0) - 150) < 0.6)
        }
    }

    @Test("Quality makes a JPEG larger and better")
    func quality() throws {
        let buffer = PixelBuffer.noise(width: 64, height: 64)
        func size(_ quality: Double) throws -> (bytes: Int, difference: Int) {
            let source = try written(
                CGImage(buffer), "public.jpeg", [kCGImageDestinationLossyCompressionQuality: quality])
            let bytes = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyFileSize] as? Int ?? 0
            let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
            return (bytes, buffer.greatestDifference(to: image.pixelBuffer) ?? 255)
        }
        let low = try size(0), middle = try size(0.5), high = try size(1)
        #expect(low.bytes < middle.bytes && middle.bytes < high.bytes)
        #expect(high.difference <= 8 && high.difference < low.difference)
    }

    @Test("What is transparent shows the background in a JPEG, white unless told otherwise")
    func background() throws {
        let buffer = PixelBuffer.made(width: 8, height: 8, format: .rgba8) { _, _ in [0, 0, 0, 0] }
        let white = try written(CGImage(buffer), "public.jpeg")
        #expect(CGImageSourceCreateImageAtIndex(white, 0, nil)?.pixelBuffer.pixel(3, 3) == [255, 255, 255])
        let red = try written(
            CGImage(buffer), "public.jpeg",
            [
                kCGImageDestinationBackgroundColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1),
                kCGImageDestinationLossyCompressionQuality: 1.0,
            ])
        let pixel = try #require(CGImageSourceCreateImageAtIndex(red, 0, nil)).pixelBuffer.pixel(3, 3)
        #expect(pixel[0] > 250 && pixel[1] < 4 && pixel[2] < 4)
    }

    @Test("A greatest length makes pictures smaller, common properties hold where a picture says nothing else")
    func properties() throws {
        let image = CGImage(.numbered(width: 40, height: 10))
        let source = try written(
            image, "public.png", [kCGImagePropertyOrientation: 3],
            common: [kCGImageDestinationImageMaxPixelSize: 20, kCGImagePropertyOrientation: 8])
        let properties = properties(source)
        #expect(properties[kCGImagePropertyPixelWidth] as? Int == 20)
        #expect(properties[kCGImagePropertyPixelHeight] as? Int == 5)
        #expect(properties[kCGImagePropertyOrientation] as? Int == 3)
    }

    @Test("A picture of another file keeps orientation and resolution unless told otherwise")
    func fromSource() throws {
        let source = try #require(CGImageSourceCreateWithURL(Fixtures.url("orientation-6.jpg") as CFURL, nil))
        for (said, expected) in [([:] as [CFString: Any], 6), ([kCGImagePropertyOrientation: 1], 1)] {
            let data = NSMutableData()
            let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
            CGImageDestinationAddImageFromSource(destination, source, 0, said as CFDictionary)
            #expect(CGImageDestinationFinalize(destination))
            let copy = try #require(CGImageSourceCreateWithData(data, nil))
            #expect(properties(copy)[kCGImagePropertyOrientation] as? Int == expected)
        }
        let missing = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
        CGImageDestinationAddImageFromSource(missing, source, 5, nil)
        #expect(!CGImageDestinationFinalize(missing))
    }

    @Test("A file is written whole or not at all")
    func files() throws {
        let folder = try TemporaryFolder()
        let url = folder.url.appending(path: "a.png")
        let destination = try #require(CGImageDestinationCreateWithURL(url as CFURL, "public.png", 1, nil))
        #expect(!FileManager.default.fileExists(atPath: url.path))
        #expect(!CGImageDestinationFinalize(destination), "nothing was added")
        #expect(!FileManager.default.fileExists(atPath: url.path))
        CGImageDestinationAddImage(destination, CGImage(.numbered(width: 2, height: 2)), nil)
        #expect(CGImageDestinationFinalize(destination))
        #expect(!CGImageDestinationFinalize(destination), "it is written already")
        let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 2)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.png"])
        let nowhere = folder.url.appending(path: "none/b.png")
        let lost = try #require(CGImageDestinationCreateWithURL(nowhere as CFURL, "public.png", 1, nil))
        CGImageDestinationAddImage(lost, CGImage(.numbered(width: 2, height: 2)), nil)
        #expect(!CGImageDestinationFinalize(lost))
    }

    @Test("A picture that the format cannot hold leaves nothing")
    func tooLarge() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
        CGImageDestinationAddImage(
            destination, CGImage(PixelBuffer.made(width: 70_000, height: 1) { _, _ in [9] }), nil)
        #expect(!CGImageDestinationFinalize(destination))
        #expect(data.length == 0)
    }

    @Test("Other types and numbers give no destination, too few pictures no file")
    func refusals() throws {
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.adobe.pdf", 1, nil) == nil)
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.jpeg", 2, nil) == nil)
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.jpeg", 0, nil) == nil)
        #expect(
            CGImageDestinationCreateWithURL(URL(string: "https://example.org/a.png")! as CFURL, "public.png", 1, nil)
                == nil)
        let data = NSMutableData()
        let pages = try #require(CGImageDestinationCreateWithData(data, "public.tiff", 2, nil))
        CGImageDestinationAddImage(pages, CGImage(.numbered(width: 2, height: 2)), nil)
        #expect(!CGImageDestinationFinalize(pages) && data.length == 0)
    }

    @Test("A consumer takes the bytes")
    func consumers() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let destination = try #require(CGImageDestinationCreateWithDataConsumer(consumer, "public.png", 1, nil))
        CGImageDestinationAddImage(destination, CGImage(.numbered(width: 2, height: 2)), nil)
        #expect(CGImageDestinationFinalize(destination))
        #expect(CGImageSourceGetCount(try #require(CGImageSourceCreateWithData(data, nil))) == 1)
    }
}

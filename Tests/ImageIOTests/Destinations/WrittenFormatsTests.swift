import ImageIO
import SightImage
import SightTestSupport
import Testing

@Suite("Formats that are written")
struct WrittenFormatsTests {
    @Test("Every type that is named can be written, and comes back as it was or nearly so")
    func everyType() throws {
        let types = try #require(CGImageDestinationCopyTypeIdentifiers() as? [String])
        #expect(types.contains("public.heic") == PictureEncoder.writesHEIC)
        #expect(
            Set(types).isSuperset(of: [
                "public.jpeg", "public.png", "public.tiff", "com.compuserve.gif", "com.microsoft.bmp",
            ]))
        let picture = PixelBuffer.made(width: 48, height: 32, format: .rgb8) { x, y in
            x < 24 ? [200, 40, 30] : y < 16 ? [30, 180, 60] : [240, 240, 250]
        }
        for type in types {
            let file = try WrittenFile([CGImage(picture)], type)
            #expect(CGImageSourceGetType(file.source) as String? == type)
            let back = try file.image().pixelBuffer.flattened()
            #expect(try #require(back.meanDifference(to: picture)) < 6, "\(type)")
        }
    }

    @Test("BMP and HEIC keep alpha", arguments: ["com.microsoft.bmp", "public.heic"])
    func alpha(type: String) throws {
        guard type != "public.heic" || PictureEncoder.writesHEIC else { return }
        let picture = PixelBuffer.made(width: 32, height: 32, format: .rgba8) { x, _ in [90, 90, 90, x < 16 ? 255 : 0] }
        let back = try WrittenFile([CGImage(picture)], type).image().pixelBuffer
        #expect(back.format == .rgba8)
        #expect(back.pixel(2, 2)[3] > 250 && back.pixel(29, 29)[3] < 5)
    }

    @Test("Grey and colours of 16 bits stay so in PNG and TIFF", arguments: ["public.png", "public.tiff"], [1, 3, 4])
    func depth(type: String, bands: Int) throws {
        let alpha: CGImageAlphaInfo = bands == 4 ? .last : .none
        let samples = (0..<(6 * bands)).map { UInt16($0 * 1000 + 123) }
        let provider = try #require(CGDataProvider(data: samples.withUnsafeBytes { Data($0) } as CFData))
        let image = try #require(
            CGImage(
                width: 3, height: 2, bitsPerComponent: 16, bitsPerPixel: 16 * bands, bytesPerRow: 6 * bands,
                space: bands == 1 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: [.byteOrder16Little, CGBitmapInfo(rawValue: alpha.rawValue)], provider: provider,
                decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
        let file = try WrittenFile([image], type)
        #expect(file.properties()[kCGImagePropertyDepth] as? Int == 16)
        let back = try file.image()
        #expect(back.bitsPerComponent == 16 && back.bitsPerPixel == (bands == 1 ? 16 : 64))
        #expect(back.alphaInfo == (bands == 1 ? .none : bands == 3 ? .noneSkipLast : .last))
        let data = try #require(back.dataProvider?.data)
        let read = UnsafeRawPointer(CFDataGetBytePtr(data)!).assumingMemoryBound(to: UInt16.self)
        let wide =
            bands == 3
            ? stride(from: 0, to: 18, by: 3).flatMap { pixel -> [UInt16] in
                Array(samples[pixel..<(pixel + 3)]) + [65535]
            } : samples
        #expect((0..<wide.count).map { read[$0] } == wide)
        withExtendedLifetime(data) {}
        let narrow = wide.map { UInt8((Int($0) * 255 + 32767) / 65535) }
        #expect(back.pixelBuffer.flattened().width == 3)
        if bands == 4 { #expect(back.pixelBuffer.samples == narrow) }
    }

    @Test(
        "Display P3 is written, and recognized when it is read",
        arguments: ["public.jpeg", "public.png", "public.tiff", "public.heic"])
    func displayP3(type: String) throws {
        guard type != "public.heic" || PictureEncoder.writesHEIC else { return }
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let image = try #require(CGImage(.numbered(width: 20, height: 20)).copy(colorSpace: space))
        let file = try WrittenFile([image], type)
        #expect(try file.image().colorSpace?.name == CGColorSpace.displayP3)
        #expect((file.properties()[kCGImagePropertyProfileName] as? String)?.contains("P3") == true)
        // A copy keeps it.
        let copy = try WrittenFile(type) { CGImageDestinationAddImageFromSource($0, file.source, 0, nil) }
        #expect(try copy.image().colorSpace?.name == CGColorSpace.displayP3)
    }

    @Test(
        "Files that say nothing of their colours mean sRGB, and the grey of screens",
        arguments: ["public.jpeg", "public.png"])
    func plainColors(type: String) throws {
        let color = try WrittenFile([CGImage(.numbered(width: 5, height: 5))], type)
        #expect(try color.image().colorSpace?.name == CGColorSpace.sRGB)
        #expect(color.properties()[kCGImagePropertyProfileName] == nil)
        let gray = try WrittenFile([CGImage(.numbered(width: 5, height: 5, format: .gray8))], type).image()
        #expect(gray.colorSpace?.name == CGColorSpace.genericGrayGamma2_2)
        #expect(gray.bitsPerPixel == 8 && gray.alphaInfo == .none)
    }

    @Test(
        "A colour picture from a file has 32 bits a pixel",
        arguments: ["public.jpeg", "public.png", "com.microsoft.bmp"])
    func layout(type: String) throws {
        let image = try WrittenFile([CGImage(.numbered(width: 5, height: 4))], type).image()
        #expect(image.bitsPerPixel == 32 && image.alphaInfo == .noneSkipLast && image.bytesPerRow == 20)
        #expect(image.dataProvider?.data?.length == 80)
    }
}

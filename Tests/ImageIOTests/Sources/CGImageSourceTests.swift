import ImageIO
import SightImage
import SightTestSupport
import Testing

@Suite("CGImageSource")
struct CGImageSourceTests {
    @Test("Properties come as numbers that cast to what clients cast them to")
    func properties() throws {
        let source = try #require(CGImageSourceCreateWithData(Fixtures.data("orientation-6.jpg") as CFData, nil))
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
        #expect(properties[kCGImagePropertyOrientation] as? UInt32 == 6)
        #expect(properties[kCGImagePropertyOrientation] as? Int == 6)
        #expect(properties[kCGImagePropertyPixelWidth] as? Int == 160)
        #expect(properties[kCGImagePropertyPixelWidth] as? CGFloat == 160)
        #expect(properties[kCGImagePropertyPixelHeight] as? Double == 480)
        #expect(properties[kCGImagePropertyDepth] as? Int == 8)
        #expect(properties[kCGImagePropertyHasAlpha] as? Bool == false)
        #expect(properties[kCGImagePropertyColorModel] as? String == kCGImagePropertyColorModelGray as String)
        let named = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
        #expect(named?[kCGImagePropertyOrientation as String] as? UInt32 == 6)
    }

    @Test("The file's properties hold its size")
    func fileProperties() throws {
        let url = Fixtures.url("letter.png")
        let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
        let properties = CGImageSourceCopyProperties(source, nil) as? [CFString: Any]
        #expect(properties?[kCGImagePropertyFileSize] as? Int == (try Data(contentsOf: url)).count)
    }

    @Test("Resolution is told where the file tells it, and absent where it does not")
    func resolution() throws {
        // A JFIF segment with dots an inch (1), 300 along a row and 200 along a column, behind the file's first two
        // bytes.
        var withDensity = JPEGFile(columns: 2, rows: 1, blocks: [[200], [40]], adobeTransform: nil).data
        let segment: [UInt8] = [0xFF, 0xE0, 0, 16] + Array("JFIF".utf8) + [0, 1, 1, 1, 0x01, 0x2C, 0x00, 0xC8, 0, 0]
        withDensity.insert(contentsOf: segment, at: 2)
        let source = try #require(CGImageSourceCreateWithData(withDensity as CFData, nil))
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        #expect(abs((properties?[kCGImagePropertyDPIWidth] as? Double ?? 0) - 300) < 0.5)
        #expect(abs((properties?[kCGImagePropertyDPIHeight] as? Double ?? 0) - 200) < 0.5)
        let blank = try #require(
            CGImageSourceCreateWithData(PictureEncoder.png(.numbered(width: 3, height: 3)) as CFData, nil))
        #expect(
            (CGImageSourceCopyPropertiesAtIndex(blank, 0, nil) as? [CFString: Any])?[kCGImagePropertyDPIWidth] == nil)
    }

    @Test("Decoding leaves the pixels as they are stored", arguments: 1...8)
    func decoding(orientation: Int) throws {
        let source = try #require(
            CGImageSourceCreateWithURL(Fixtures.url("orientation-\(orientation).jpg") as CFURL, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect((image.width, image.height) == (orientation < 5 ? (480, 160) : (160, 480)))
    }

    @Test("A thumbnail is turned when asked for, kept within its size, and made only when asked for", arguments: 1...8)
    func thumbnails(orientation: Int) throws {
        let source = try #require(
            CGImageSourceCreateWithURL(Fixtures.url("orientation-\(orientation).jpg") as CFURL, nil))
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true,
                kCGImageSourceCreateThumbnailWithTransform: kCFBooleanTrue!,
                kCGImageSourceThumbnailMaxPixelSize: 240,
            ] as [CFString: Any] as CFDictionary
        let turned = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect(turned.width == 240 && turned.height == 80)
        // The text stands in the middle of the displayed picture.
        let ink = turned.pixelBuffer.pixel(20, 4), paper = turned.pixelBuffer.pixel(120, 70)
        #expect(ink[0] > 250 && paper[0] > 250)
        let stored = [kCGImageSourceCreateThumbnailFromImageIfAbsent: true] as CFDictionary
        let whole = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, stored))
        #expect((whole.width, whole.height) == (orientation < 5 ? (480, 160) : (160, 480)))
    }

    @Test("All eight files show the same picture when they are turned")
    func sameThumbnail() throws {
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
            ] as CFDictionary
        let pictures = try (1...8).map { number in
            let source = try #require(
                CGImageSourceCreateWithURL(Fixtures.url("orientation-\(number).jpg") as CFURL, nil))
            return try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options)).pixelBuffer
        }
        for picture in pictures {
            let difference = zip(picture.data, pictures[0].data).map { abs(Int($0) - Int($1)) }.reduce(0, +)
            #expect(Double(difference) / Double(picture.data.count) < 1, "mean difference of samples")
        }
    }

    @Test("A subsample factor shrinks the picture", arguments: [(2, 50, 21), (4, 25, 11), (8, 13, 6), (3, 99, 41)])
    func subsampling(factor: Int, width: Int, height: Int) throws {
        let data = try PictureEncoder.png(.numbered(width: 99, height: 41))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let image = CGImageSourceCreateImageAtIndex(source, 0, [kCGImageSourceSubsampleFactor: factor] as CFDictionary)
        #expect(image?.width == width && image?.height == height)
    }

    @Test("Bytes that are no picture make a source without one, and its status says why")
    func noPicture() throws {
        let garbage = try #require(CGImageSourceCreateWithData(Data("no picture".utf8) as CFData, nil))
        #expect(CGImageSourceGetCount(garbage) == 0)
        #expect(CGImageSourceGetType(garbage) == nil)
        #expect(CGImageSourceGetStatus(garbage) == .statusUnknownType)
        #expect(CGImageSourceCreateImageAtIndex(garbage, 0, nil) == nil)
        #expect(CGImageSourceCopyPropertiesAtIndex(garbage, 0, nil) == nil)
        #expect(CGImageSourceCopyProperties(garbage, nil) == nil)
        let empty = try #require(CGImageSourceCreateWithData(Data() as CFData, nil))
        #expect(CGImageSourceGetStatus(empty) == .statusReadingHeader)
        let header = try #require(CGImageSourceCreateWithData(Fixtures.data("blank.png").prefix(12) as CFData, nil))
        #expect(CGImageSourceGetCount(header) == 0)
        #expect(CGImageSourceGetStatus(header) == .statusInvalidData)
    }

    @Test("A file that is cut short has properties but no image")
    func cutShort() throws {
        let source = try #require(CGImageSourceCreateWithURL(Fixtures.url("cut-short.jpg") as CFURL, nil))
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) != nil)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    }

    @Test("A file that is not there gives no source")
    func missingFile() {
        #expect(CGImageSourceCreateWithURL(Fixtures.url("no such file.png") as CFURL, nil) == nil)
        #expect(CGImageSourceCreateWithURL(URL(string: "https://example.org/a.png")! as CFURL, nil) == nil)
    }

    @Test("Type, count, indices and formats are told")
    func inquiries() throws {
        let source = try #require(CGImageSourceCreateWithURL(Fixtures.url("sign.png") as CFURL, nil))
        #expect(CGImageSourceGetType(source) as String? == "public.png")
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetPrimaryImageIndex(source) == 0)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceGetStatusAtIndex(source, 1) == .statusUnknownType)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
        #expect((CGImageSourceCopyTypeIdentifiers() as? [String])?.contains("public.jpeg") == true)
        let provider = try #require(CGDataProvider(url: Fixtures.url("sign.png") as CFURL))
        let same = try #require(CGImageSourceCreateWithDataProvider(provider, nil))
        #expect(CGImageSourceCreateImageAtIndex(same, 0, nil)?.width == 320)
    }
}

import ImageIO
import SightImage
import SightTestSupport
import Testing

@Suite("Copies with other metadata")
struct CopyingTests {
    private static let formats = ["public.jpeg", "public.png", "public.tiff", "org.webmproject.webp"]

    private func original(_ type: String) throws -> WrittenFile {
        try WrittenFile(
            [CGImage(.noise(width: 33, height: 21))], type,
            [
                kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFMake: "Acme", kCGImagePropertyTIFFModel: "M"],
                kCGImagePropertyExifDictionary: [kCGImagePropertyExifDateTimeOriginal: "2024:01:02 03:04:05"],
                kCGImagePropertyGPSDictionary: [kCGImagePropertyGPSLatitude: 10.5],
            ])
    }

    private func copy(_ source: WrittenFile, _ type: String, _ options: [CFString: Any]?) throws -> WrittenFile {
        let file = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(file, type as CFString, 1, nil))
        var error: Unmanaged<CFError>?
        #expect(CGImageDestinationCopyImageSource(destination, source.source, options as CFDictionary?, &error))
        #expect(error == nil)
        #expect(!CGImageDestinationFinalize(destination), "it is written already")
        return try WrittenFile(data: Data(bytes: file.bytes, count: file.length))
    }

    private func expectSamePixels(_ a: WrittenFile, _ b: WrittenFile) throws {
        #expect(try a.image().pixelBuffer.samples == b.image().pixelBuffer.samples)
    }

    @Test("Without options the copy is the same file", arguments: formats)
    func plain(type: String) throws {
        let original = try original(type)
        #expect(try copy(original, type, nil).data == original.data)
    }

    @Test("Orientation and times change, the pixels do not", arguments: formats)
    func orientation(type: String) throws {
        let original = try original(type)
        let copy = try copy(
            original, type,
            [kCGImageDestinationOrientation: 3, kCGImageDestinationDateTime: "2025-06-07T08:09:10"])
        try expectSamePixels(original, copy)
        #expect(copy.properties()[kCGImagePropertyOrientation] as? Int == 3)
        #expect(copy.properties(kCGImagePropertyTIFFDictionary)[kCGImagePropertyTIFFMake] as? String == "Acme")
        let exif = copy.properties(kCGImagePropertyExifDictionary)
        #expect(exif[kCGImagePropertyExifDateTimeOriginal] as? String == "2025:06:07 08:09:10")
        #expect(exif[kCGImagePropertyExifDateTimeDigitized] == nil, "only times that are there change")
    }

    @Test("Tags replace the source's, or go over them", arguments: formats, [true, false])
    func metadata(type: String, merges: Bool) throws {
        let original = try original(type)
        let metadata = CGImageMetadataCreateMutable()
        CGImageMetadataSetValueWithPath(metadata, nil, "tiff:Model", "Other" as CFString)
        CGImageMetadataSetValueMatchingImageProperty(
            metadata, kCGImagePropertyExifDictionary, kCGImagePropertyExifUserComment, "new" as CFString)
        CGImageMetadataSetValueWithPath(metadata, nil, "exif:GPSLatitude", kCFNull)
        let copy = try copy(
            original, type, [kCGImageDestinationMetadata: metadata, kCGImageDestinationMergeMetadata: merges])
        try expectSamePixels(original, copy)
        let tiff = copy.properties(kCGImagePropertyTIFFDictionary)
        #expect(tiff[kCGImagePropertyTIFFModel] as? String == "Other")
        #expect(tiff[kCGImagePropertyTIFFMake] as? String == (merges ? "Acme" : nil))
        #expect(copy.properties(kCGImagePropertyExifDictionary)[kCGImagePropertyExifUserComment] as? String == "new")
        #expect(copy.properties(kCGImagePropertyGPSDictionary)[kCGImagePropertyGPSLatitude] == nil)
    }

    @Test("The place can be left out", arguments: formats)
    func place(type: String) throws {
        let copy = try copy(try original(type), type, [kCGImageMetadataShouldExcludeGPS: true])
        #expect(copy.properties()[kCGImagePropertyGPSDictionary] == nil)
        #expect(copy.properties(kCGImagePropertyTIFFDictionary)[kCGImagePropertyTIFFMake] as? String == "Acme")
    }

    @Test("Files of other types, damaged ones and destinations with pictures refuse, and say why")
    func refusals() throws {
        let png = try original("public.png")
        func fails(_ type: String, _ source: CGImageSource, adding image: CGImage? = nil) throws -> Bool {
            let file = NSMutableData()
            let destination = try #require(CGImageDestinationCreateWithData(file, type as CFString, 1, nil))
            if let image { CGImageDestinationAddImage(destination, image, nil) }
            var error: Unmanaged<CFError>?
            let isDone = CGImageDestinationCopyImageSource(destination, source, nil, &error)
            let reason = error?.takeRetainedValue()
            return !isDone && file.length == 0 && !CFErrorCopyDescription(reason).isEqual(to: "")
        }
        #expect(try fails("public.jpeg", png.source))
        #expect(try fails("public.png", CGImageSourceCreateIncremental(nil)))
        #expect(try fails("public.png", png.source, adding: CGImage(.numbered(width: 2, height: 2))))
        let gif = try WrittenFile([CGImage(.numbered(width: 2, height: 2))], "com.compuserve.gif")
        #expect(try fails("com.compuserve.gif", gif.source))
    }

    @Test("A TIFF with its high bytes first, as cameras write them, is changed too")
    func bigEndian() throws {
        // One grey pixel: width, height, bits, compression, black is 0, where it is, samples, rows, bytes.
        let entries: [(Int, Int, Int)] = [
            (256, 3, 1), (257, 3, 1), (258, 3, 8), (259, 3, 1), (262, 3, 1), (273, 4, 8), (277, 3, 1), (278, 3, 1),
            (279, 4, 1),
        ]
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).reversed().map { UInt8(value >> (8 * $0) & 0xFF) }
        }
        var file: [UInt8] = [0x4D, 0x4D, 0, 42] + number(10, 4) + [77, 0] + number(entries.count, 2)
        for (tag, kind, value) in entries {
            let content = kind == 3 ? number(value, 2) + [0, 0] : number(value, 4)
            file += number(tag, 2) + number(kind, 2) + number(1, 4) + content
        }
        let original = try WrittenFile(data: Data(file + number(0, 4)))
        let metadata = CGImageMetadataCreateMutable()
        CGImageMetadataSetValueWithPath(metadata, nil, "tiff:Make", "A maker" as CFString)
        CGImageMetadataSetValueWithPath(metadata, nil, "exif:FNumber", NSNumber(value: 2.5))
        let copy = try copy(original, "public.tiff", [kCGImageDestinationMetadata: metadata])
        #expect(try copy.image().pixelBuffer.samples == [77])
        #expect(copy.properties(kCGImagePropertyTIFFDictionary)[kCGImagePropertyTIFFMake] as? String == "A maker")
        #expect(copy.properties(kCGImagePropertyExifDictionary)[kCGImagePropertyExifFNumber] as? Double == 2.5)
    }
}

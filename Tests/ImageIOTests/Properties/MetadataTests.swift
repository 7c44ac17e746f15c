import ImageIO
import SightImage
import SightTestSupport
import Testing

@Suite("What cameras write")
struct MetadataTests {
    private func properties(_ data: Data) throws -> [CFString: Any] {
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        return try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
    }

    private let plain = JPEGFile(columns: 2, rows: 1, blocks: [[200], [40]], adobeTransform: nil).data

    @Test("Maker, time, exposure and place are read")
    func camera() throws {
        let segment = EXIFSegment(
            picture: [(271, .text("A (very) good maker")), (272, .text("Model 3")), (274, .short([6]))],
            exif: [
                (33434, .rational([(1, 50)])), (34855, .short([400])), (36867, .text("2026:11:30 13:10:58")),
                (37521, .text("123")),
            ],
            position: [
                (1, .text("N")), (2, .rational([(52, 1), (30, 1), (36, 1)])), (7, .rational([(9, 1), (5, 1), (7, 1)])),
            ])
        let properties = try properties(segment.inserted(into: plain))
        #expect(properties[kCGImagePropertyOrientation] as? UInt32 == 6)
        let tiff = try #require(properties[kCGImagePropertyTIFFDictionary] as? [CFString: Any])
        #expect(tiff[kCGImagePropertyTIFFMake] as? String == "A (very) good maker")
        #expect(tiff[kCGImagePropertyTIFFModel] as? String == "Model 3")
        #expect(tiff[kCGImagePropertyTIFFOrientation] as? Int == 6)
        let exif = try #require(properties[kCGImagePropertyExifDictionary] as? [CFString: Any])
        #expect(exif[kCGImagePropertyExifExposureTime] as? Double == 0.02)
        #expect(exif[kCGImagePropertyExifISOSpeedRatings] as? [Int] == [400])
        #expect(exif[kCGImagePropertyExifDateTimeOriginal] as? String == "2026:11:30 13:10:58")
        #expect(exif[kCGImagePropertyExifSubsecTimeOriginal] as? String == "123")
        let gps = try #require(properties[kCGImagePropertyGPSDictionary] as? [CFString: Any])
        #expect(gps[kCGImagePropertyGPSLatitude] as? Double == 52.51)
        #expect(gps[kCGImagePropertyGPSLatitudeRef] as? String == "N")
        #expect(gps[kCGImagePropertyGPSTimeStamp] as? String == "09:05:07")
    }

    @Test("A file that says nothing has no such dictionaries")
    func nothing() throws {
        let properties = try properties(try PictureEncoder.png(.numbered(width: 3, height: 3)))
        #expect(properties[kCGImagePropertyGPSDictionary] == nil)
        #expect(properties[kCGImagePropertyProfileName] == nil)
    }

    @Test("A colour profile's name is read, whichever version wrote it")
    func profile() throws {
        func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 0xFF) } }
        let name = "Some screen"
        let texts: [[UInt8]] = [
            Array("desc".utf8) + number(0) + number(name.utf8.count + 1) + Array(name.utf8) + [0],
            Array("mluc".utf8) + number(0) + number(1) + number(12) + Array("enUS".utf8) + number(2 * name.utf16.count)
                + number(28) + name.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
        ]
        for text in texts {
            var profile = [UInt8](repeating: 0, count: 128)
            profile.replaceSubrange(12..<16, with: "mntr".utf8)
            profile.replaceSubrange(16..<20, with: "RGB ".utf8)
            profile.replaceSubrange(36..<40, with: "acsp".utf8)
            profile += number(1) + Array("desc".utf8) + number(144) + number(text.count) + text
            profile.replaceSubrange(0..<4, with: number(profile.count))
            let body = Array("ICC_PROFILE".utf8) + [0, 1, 1] + profile
            let length = body.count + 2
            let segment = [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 0xFF)] + body
            let file = plain.prefix(2) + segment + plain.dropFirst(2)
            #expect(try properties(file)[kCGImagePropertyProfileName] as? String == name)
        }
    }

    @Test("Damaged profiles and directories are left out, the rest is told", arguments: 0..<40)
    func damage(cut: Int) throws {
        let segment = EXIFSegment(
            picture: [(271, .text("Some maker of cameras"))], exif: [(33434, .rational([(1, 50)]))])
        var file = segment.inserted(into: plain)
        file[file.startIndex + 12 + 2 * cut] ^= 0xFF
        let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
        _ = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    }
}

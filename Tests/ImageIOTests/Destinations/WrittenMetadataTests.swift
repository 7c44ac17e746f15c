import ImageIO
import SightImage
import SightTestSupport
import Testing

@Suite("What is written beside pixels")
struct WrittenMetadataTests {
    private static let formats = ["public.jpeg", "public.png", "public.tiff", "org.webmproject.webp"]
    private static let picture = CGImage(.numbered(width: 40, height: 20))

    private static var all: [CFString: Any] {
        [
            kCGImagePropertyOrientation: 6,
            kCGImagePropertyTIFFDictionary: [
                kCGImagePropertyTIFFMake: "Acme", kCGImagePropertyTIFFModel: "Camera 7",
                kCGImagePropertyTIFFSoftware: "Größe 2", kCGImagePropertyTIFFDateTime: "2024:01:02 03:04:05",
            ] as [CFString: Any],
            kCGImagePropertyExifDictionary: [
                kCGImagePropertyExifDateTimeOriginal: "2024:01:02 03:04:05", kCGImagePropertyExifFNumber: 1.8,
                kCGImagePropertyExifExposureTime: 1.0 / 120, kCGImagePropertyExifISOSpeedRatings: [200],
                kCGImagePropertyExifExposureBiasValue: -0.5, kCGImagePropertyExifUserComment: "Paid by card",
                kCGImagePropertyExifLensModel: "Lens 50", kCGImagePropertyExifLensSpecification: [24, 70, 2.8, 2.8],
                kCGImagePropertyExifVersion: [2, 3, 1], kCGImagePropertyExifFlash: 16,
            ] as [CFString: Any],
            kCGImagePropertyGPSDictionary: [
                kCGImagePropertyGPSLatitude: 48.123456, kCGImagePropertyGPSLatitudeRef: "N",
                kCGImagePropertyGPSLongitude: 122.5, kCGImagePropertyGPSLongitudeRef: "W",
                kCGImagePropertyGPSAltitude: 12.5, kCGImagePropertyGPSAltitudeRef: 0,
                kCGImagePropertyGPSTimeStamp: "13:10:58", kCGImagePropertyGPSDateStamp: "2024:01:02",
            ] as [CFString: Any],
        ]
    }

    private func expectAll(_ file: WrittenFile) {
        #expect(file.properties()[kCGImagePropertyOrientation] as? Int == 6)
        let tiff = file.properties(kCGImagePropertyTIFFDictionary)
        #expect(tiff[kCGImagePropertyTIFFMake] as? String == "Acme")
        #expect(tiff[kCGImagePropertyTIFFModel] as? String == "Camera 7")
        #expect(tiff[kCGImagePropertyTIFFSoftware] as? String == "Größe 2")
        #expect(tiff[kCGImagePropertyTIFFDateTime] as? String == "2024:01:02 03:04:05")
        #expect(tiff[kCGImagePropertyTIFFOrientation] as? Int == 6)
        let exif = file.properties(kCGImagePropertyExifDictionary)
        #expect(exif[kCGImagePropertyExifDateTimeOriginal] as? String == "2024:01:02 03:04:05")
        #expect(exif[kCGImagePropertyExifFNumber] as? Double == 1.8)
        #expect(exif[kCGImagePropertyExifExposureTime] as? Double == 1.0 / 120)
        #expect(exif[kCGImagePropertyExifISOSpeedRatings] as? [Int] == [200])
        #expect(exif[kCGImagePropertyExifExposureBiasValue] as? Double == -0.5)
        #expect(exif[kCGImagePropertyExifUserComment] as? String == "Paid by card")
        #expect(exif[kCGImagePropertyExifLensModel] as? String == "Lens 50")
        #expect(exif[kCGImagePropertyExifLensSpecification] as? [Double] == [24, 70, 2.8, 2.8])
        #expect(exif[kCGImagePropertyExifVersion] as? [Int] == [2, 3, 1])
        #expect(exif[kCGImagePropertyExifFlash] as? Int == 16)
        #expect(exif[kCGImagePropertyExifPixelXDimension] as? Int == 40)
        #expect(exif[kCGImagePropertyExifColorSpace] as? Int == 1)
        let gps = file.properties(kCGImagePropertyGPSDictionary)
        #expect(abs((gps[kCGImagePropertyGPSLatitude] as? Double ?? 0) - 48.123456) < 1e-9)
        #expect(gps[kCGImagePropertyGPSLongitude] as? Double == 122.5)
        #expect(gps[kCGImagePropertyGPSLongitudeRef] as? String == "W")
        #expect(gps[kCGImagePropertyGPSAltitude] as? Double == 12.5)
        #expect(gps[kCGImagePropertyGPSTimeStamp] as? String == "13:10:58")
        #expect(gps[kCGImagePropertyGPSVersion] as? [Int] == [2, 3, 0, 0])
    }

    @Test("EXIF, TIFF and GPS read back from every format that holds them", arguments: formats)
    func dictionaries(type: String) throws {
        let file = try WrittenFile([Self.picture], type, Self.all)
        expectAll(file)
        if type != "public.jpeg", type != "org.webmproject.webp" {
            #expect(try file.image().pixelBuffer.samples == Self.picture.pixelBuffer.samples)
        }
    }

    @Test("HEIC holds them too, its pixels are turned", .enabled(if: PictureEncoder.writesHEIC))
    func heic() throws {
        let file = try WrittenFile([Self.picture], "public.heic", Self.all)
        #expect(file.properties(kCGImagePropertyExifDictionary)[kCGImagePropertyExifFNumber] as? Double == 1.8)
        #expect(file.properties(kCGImagePropertyTIFFDictionary)[kCGImagePropertyTIFFMake] as? String == "Acme")
        #expect(file.properties(kCGImagePropertyGPSDictionary)[kCGImagePropertyGPSLongitude] as? Double == 122.5)
        #expect(file.properties()[kCGImagePropertyOrientation] as? Int == 1)
        let image = try file.image()
        #expect(image.width == 20 && image.height == 40)
    }

    @Test("Every page of a TIFF has its own")
    func pages() throws {
        let file = try WrittenFile("public.tiff", count: 3) { destination in
            for page in 0..<3 {
                let tiff = [kCGImagePropertyTIFFImageDescription: "page \(page)"]
                let exif = [kCGImagePropertyExifFNumber: Double(page) + 1]
                CGImageDestinationAddImage(
                    destination, CGImage(.numbered(width: 4 + page, height: 3)),
                    [kCGImagePropertyTIFFDictionary: tiff, kCGImagePropertyExifDictionary: exif] as CFDictionary)
            }
        }
        #expect(CGImageSourceGetCount(file.source) == 3)
        for page in 0..<3 {
            let tiff = file.properties(kCGImagePropertyTIFFDictionary, page)
            #expect(tiff[kCGImagePropertyTIFFImageDescription] as? String == "page \(page)")
            let exif = file.properties(kCGImagePropertyExifDictionary, page)
            #expect(exif[kCGImagePropertyExifFNumber] as? Double == Double(page) + 1)
            #expect(try file.image(page).width == 4 + page)
        }
    }

    @Test("A comment in any language reads back", arguments: ["plain", "Grüße, 東京, Ελλάδα"])
    func comments(text: String) throws {
        let file = try WrittenFile(
            [Self.picture], "public.jpeg", [kCGImagePropertyExifDictionary: [kCGImagePropertyExifUserComment: text]])
        #expect(file.properties(kCGImagePropertyExifDictionary)[kCGImagePropertyExifUserComment] as? String == text)
    }

    @Test("Degrees below 0 say on which side of the earth they are")
    func south() throws {
        let place = [kCGImagePropertyGPSLatitude: -33.5, kCGImagePropertyGPSLongitude: -70.25]
        let file = try WrittenFile([Self.picture], "public.jpeg", [kCGImagePropertyGPSDictionary: place])
        let gps = file.properties(kCGImagePropertyGPSDictionary)
        #expect(gps[kCGImagePropertyGPSLatitude] as? Double == 33.5)
        #expect(gps[kCGImagePropertyGPSLatitudeRef] as? String == "S")
        #expect(gps[kCGImagePropertyGPSLongitudeRef] as? String == "W")
    }

    @Test("Captions and keywords read back from JPEG and TIFF", arguments: ["public.jpeg", "public.tiff"])
    func captions(type: String) throws {
        let given: [CFString: Any] = [
            kCGImagePropertyIPTCKeywords: ["receipt", "Café"], kCGImagePropertyIPTCCaptionAbstract: "A receipt",
            kCGImagePropertyIPTCCity: "Köln",
        ]
        let file = try WrittenFile([Self.picture], type, [kCGImagePropertyIPTCDictionary: given])
        let iptc = file.properties(kCGImagePropertyIPTCDictionary)
        #expect(iptc[kCGImagePropertyIPTCKeywords] as? [String] == ["receipt", "Café"])
        #expect(iptc[kCGImagePropertyIPTCCaptionAbstract] as? String == "A receipt")
        #expect(iptc[kCGImagePropertyIPTCCity] as? String == "Köln")
    }

    @Test("Texts of a PNG read back, and how it is meant to be shown")
    func texts() throws {
        let given = [
            kCGImagePropertyPNGTitle: "A title", kCGImagePropertyPNGDescription: "Grüße",
            kCGImagePropertyPNGCreationTime: "2 Jan 2024",
        ]
        let file = try WrittenFile(
            [Self.picture], "public.png",
            [kCGImagePropertyPNGDictionary: given, kCGImagePropertyDPIWidth: 300, kCGImagePropertyDPIHeight: 300])
        let png = file.properties(kCGImagePropertyPNGDictionary)
        for (key, text) in given { #expect(png[key] as? String == text) }
        #expect(png[kCGImagePropertyPNGInterlaceType] as? Int == 0)
        #expect(png[kCGImagePropertyPNGXPixelsPerMeter] as? Int == 11811)
    }

    @Test("The head of a JPEG is told")
    func jfif() throws {
        let file = try WrittenFile(
            [Self.picture], "public.jpeg", [kCGImagePropertyDPIWidth: 300, kCGImagePropertyDPIHeight: 150])
        let jfif = file.properties(kCGImagePropertyJFIFDictionary)
        #expect(jfif[kCGImagePropertyJFIFXDensity] as? Int == 300)
        #expect(jfif[kCGImagePropertyJFIFYDensity] as? Int == 150)
        #expect(jfif[kCGImagePropertyJFIFDensityUnit] as? Int == 1)
        #expect(jfif[kCGImagePropertyJFIFIsProgressive] as? Bool == false)
    }

    @Test(
        "A picture of another file keeps what that says; what is given goes over it and nulls remove",
        arguments: formats)
    func fromSource(type: String) throws {
        let original = try WrittenFile([Self.picture], "public.jpeg", Self.all)
        let kept = try WrittenFile(type) {
            CGImageDestinationAddImageFromSource($0, original.source, 0, nil)
        }
        expectAll(kept)
        let changed = try WrittenFile(type) {
            let properties: [CFString: Any] = [
                kCGImagePropertyGPSDictionary: kCFNull!,
                kCGImagePropertyExifDictionary: [
                    kCGImagePropertyExifFNumber: 4, kCGImagePropertyExifLensModel: kCFNull!,
                ] as [CFString: Any],
            ]
            CGImageDestinationAddImageFromSource($0, original.source, 0, properties as CFDictionary)
        }
        #expect(changed.properties()[kCGImagePropertyGPSDictionary] == nil)
        let exif = changed.properties(kCGImagePropertyExifDictionary)
        #expect(exif[kCGImagePropertyExifFNumber] as? Double == 4)
        #expect(exif[kCGImagePropertyExifLensModel] == nil)
        #expect(exif[kCGImagePropertyExifUserComment] as? String == "Paid by card")
    }

    @Test("Properties of the file hold where a picture says nothing else")
    func common() throws {
        let file = try WrittenFile(
            [Self.picture], "public.jpeg", [kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFMake: "B"]],
            common: [kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFMake: "A", kCGImagePropertyTIFFModel: "M"]])
        let tiff = file.properties(kCGImagePropertyTIFFDictionary)
        #expect(tiff[kCGImagePropertyTIFFMake] as? String == "B" && tiff[kCGImagePropertyTIFFModel] as? String == "M")
    }

    @Test("Tags that have no name here stay in copies")
    func unknownTags() throws {
        let plain = JPEGFile(columns: 2, rows: 1, blocks: [[200], [40]], adobeTransform: nil).data
        let segment = EXIFSegment(
            picture: [(271, .text("Maker")), (40091, .text("private"))], exif: [(37500, .text("notes of the maker"))])
        let original = try WrittenFile(data: segment.inserted(into: plain))
        let copy = try WrittenFile("public.jpeg") {
            CGImageDestinationAddImageFromSource($0, original.source, 0, nil)
        }
        let text = String(decoding: copy.data, as: UTF8.self)
        #expect(text.contains("notes of the maker") && text.contains("private"))
    }

    @Test("A small picture goes into a JPEG when it is asked for")
    func thumbnails() throws {
        let image = CGImage(.noise(width: 400, height: 200))
        let without = try WrittenFile([image], "public.jpeg").data
        let with = try WrittenFile([image], "public.jpeg", [kCGImageDestinationEmbedThumbnail: true]).data
        let start = Data([0xFF, 0xD8, 0xFF])
        #expect(without.ranges(of: start).count == 1)
        let ranges = with.ranges(of: start)
        #expect(ranges.count == 2)
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(WrittenFile(data: with).source, 0, nil))
        #expect(small.width == 160 && small.height == 80)
        #expect(try CGImageSourceCreateThumbnailAtIndex(WrittenFile(data: without).source, 0, nil) == nil)
    }

    @Test("Metadata that does not fit into a JPEG gives no file")
    func tooMuch() throws {
        let file = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(file, "public.jpeg", 1, nil))
        let comment = [kCGImagePropertyExifUserComment: String(repeating: "x", count: 70_000)]
        CGImageDestinationAddImage(destination, Self.picture, [kCGImagePropertyExifDictionary: comment] as CFDictionary)
        #expect(!CGImageDestinationFinalize(destination) && file.length == 0)
    }
}

import ImageIO
import SightImage
import SightTestSupport
import Testing

@Suite("CGImageMetadata")
struct CGImageMetadataTests {
    @Test("Properties of a file are tags, by the names of XMP")
    func reading() throws {
        let file = try WrittenFile(
            [CGImage(.numbered(width: 4, height: 4))], "public.jpeg",
            [
                kCGImagePropertyTIFFDictionary: [
                    kCGImagePropertyTIFFMake: "Acme", kCGImagePropertyTIFFArtist: "Somebody",
                ],
                kCGImagePropertyExifDictionary: [kCGImagePropertyExifFNumber: 2.8],
                kCGImagePropertyGPSDictionary: [kCGImagePropertyGPSLatitude: 7.5],
            ])
        let metadata = try #require(CGImageSourceCopyMetadataAtIndex(file.source, 0, nil))
        func text(_ path: String) -> String? {
            CGImageMetadataCopyStringValueWithPath(metadata, nil, path as CFString) as String?
        }
        #expect(text("tiff:Make") == "Acme" && text("dc:creator") == "Somebody")
        #expect(text("exif:FNumber") == "2.8" && text("exif:GPSLatitude") == "7.5")
        #expect(text("exif:UserComment") == nil)
        let tag = try #require(
            CGImageMetadataCopyTagMatchingImageProperty(
                metadata, kCGImagePropertyTIFFDictionary, kCGImagePropertyTIFFMake))
        #expect(CGImageMetadataTagCopyName(tag) as String? == "Make")
        #expect(CGImageMetadataTagCopyPrefix(tag) as String? == "tiff")
        #expect(CGImageMetadataTagCopyNamespace(tag) == kCGImageMetadataNamespaceTIFF)
        #expect(CGImageMetadataTagCopyValue(tag) as? String == "Acme")
        #expect(CGImageMetadataTagGetType(tag) == .string)
        var paths: [String] = []
        CGImageMetadataEnumerateTagsUsingBlock(metadata, nil, nil) { path, _ in
            paths.append(path as String)
            return true
        }
        #expect(paths.contains("tiff:Make") && paths.count == CGImageMetadataCopyTags(metadata)?.count)
        #expect(CGImageSourceCopyMetadataAtIndex(file.source, 1, nil) == nil)
    }

    @Test("Tags are set, replaced, removed and written; a copy goes its own way")
    func writing() throws {
        let metadata = CGImageMetadataCreateMutable()
        #expect(CGImageMetadataSetValueWithPath(metadata, nil, "exif:UserComment", "one" as CFString))
        #expect(!CGImageMetadataSetValueWithPath(metadata, nil, "nowhere:UserComment", "one" as CFString))
        let copy = try #require(CGImageMetadataCreateMutableCopy(metadata))
        let tag = try #require(
            CGImageMetadataTagCreate(kCGImageMetadataNamespaceExif, nil, "UserComment", .string, "two" as CFString))
        #expect(CGImageMetadataSetTagWithPath(copy, nil, "exif:UserComment", tag))
        #expect(CGImageMetadataSetValueWithPath(copy, nil, "exifEX:LensModel", "lens" as CFString))
        #expect(CGImageMetadataRemoveTagWithPath(copy, nil, "exifEX:LensModel"))
        #expect(!CGImageMetadataRemoveTagWithPath(copy, nil, "exifEX:LensModel"))
        for (metadata, expected) in [(metadata, "one"), (copy, "two")] {
            let file = try WrittenFile("public.png") {
                CGImageDestinationAddImageAndMetadata(
                    $0, CGImage(.numbered(width: 4, height: 4)), metadata,
                    [kCGImagePropertyExifDictionary: [kCGImagePropertyExifFNumber: 2]] as CFDictionary)
            }
            let exif = file.properties(kCGImagePropertyExifDictionary)
            #expect(exif[kCGImagePropertyExifUserComment] as? String == expected)
            #expect(exif[kCGImagePropertyExifFNumber] as? Double == 2)
            #expect(exif[kCGImagePropertyExifLensModel] == nil)
        }
    }

    @Test("Kinds of objects are told apart")
    func typeIDs() throws {
        let metadata = CGImageMetadataCreateMutable()
        #expect(CFGetTypeID(metadata) != CGImageSourceGetTypeID())
        #expect(CFGetTypeID(CGImageSourceCreateIncremental(nil)) == CGImageSourceGetTypeID())
    }
}

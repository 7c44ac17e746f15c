import Foundation
import SightImage
import SightTestSupport
import Testing

@Suite("Metadata of files")
struct MetadataTests {
    private static let formats = [".jpg", ".png", ".tif", ".webp"]

    private static var metadata: PictureMetadata {
        var metadata = PictureMetadata()
        metadata.tags.picture = [271: TagValue(text: "A maker"), 282: TagValue(.rational, [300])]
        metadata.tags.exif = [33434: TagValue(.rational, [1.0 / 120]), 37500: TagValue(.raw, bytes: [1, 2, 3, 4, 5])]
        metadata.tags.position = [1: TagValue(text: "N"), 2: TagValue(.rational, [48, 30, 1.5])]
        metadata.tags.interoperability = [1: TagValue(text: "R98")]
        metadata.xmp = Array("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>".utf8)
        return metadata
    }

    private static func file(_ suffix: String) throws -> Data {
        try PictureEncoder.encoded(.noise(width: 31, height: 17), as: suffix)
    }

    @Test("What is put into a file is what is read, and the pixels stay", arguments: formats)
    func replacing(suffix: String) throws {
        let plain = try Self.file(suffix)
        let changed = try #require(PictureFile.replacing(Self.metadata, in: plain))
        let source = try PictureSource(changed)
        var read = try source.metadata()
        if suffix == ".tif" {
            // Said of the pixels by the encoder.
            for tag: UInt16 in [274, 283, 296] { read.tags.picture[tag] = nil }
        }
        #expect(read.tags == Self.metadata.tags)
        #expect(read.xmp == Self.metadata.xmp)
        #expect(try source.storedPixels().samples == PictureSource(plain).storedPixels().samples)
        // Once more: the old metadata goes.
        var other = PictureMetadata()
        other.tags.picture[272] = TagValue(text: "Model")
        let again = try PictureSource(#require(PictureFile.replacing(other, in: changed))).metadata()
        #expect(again.tags.picture[272] == TagValue(text: "Model") && again.tags.picture[271] == nil)
        #expect(again.tags.exif.isEmpty && again.tags.position.isEmpty && again.xmp == nil)
    }

    @Test("A block with the high byte first says the same")
    func byteOrder() {
        // 272 as text behind the directory, 274 inside it.
        let block: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 2, 1, 16, 0, 2, 0, 0, 0, 6, 0, 0, 0, 38, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0,
            0, 0, 0, 0, 0, 0x4D, 0x6F, 0x64, 0x65, 0x6C, 0,
        ]
        let tags = PictureTags(exifBlock: block)
        #expect(tags.picture == [272: TagValue(text: "Model"), 274: TagValue(.short, [6])])
        #expect(PictureTags(exifBlock: tags.exifBlock) == tags)
    }

    @Test(
        "Fractions are the simplest ones",
        arguments: [(1.8, [9, 5]), (1.0 / 120, [1, 120]), (2, [2, 1]), (0, [0, 1])] as [(Double, [UInt32])])
    func fractions(row: (Double, [UInt32])) {
        let bytes = TagValue(.rational, [row.0]).bytes
        let parts = [0, 4].map { at in (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[at + $1]) << (8 * $1) } }
        #expect(parts == row.1)
        #expect(TagValue(.rational, [row.0]).numbers == [row.0])
    }

    @Test("Numbers beyond what a tag holds are limited, nothing is none")
    func limits() {
        #expect(TagValue(.short, [-1, 1e9, .nan, .infinity]).numbers == [0, 65535, 0, 65535])
        #expect(TagValue(.rational, [-1, 1e12, .infinity]).numbers == [0, 4_294_967_295, 4_294_967_295])
        #expect(TagValue(.signedRational, [-0.5]).numbers == [-0.5])
        #expect(TagValue(.rational, bytes: [1, 0, 0, 0, 0, 0, 0, 0]).numbers.isEmpty)
    }

    @Test("Damage anywhere in a file is borne", arguments: formats)
    func damage(suffix: String) throws {
        let whole = try #require(PictureFile.replacing(Self.metadata, in: Self.file(suffix)))
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<400 {
            var file = whole
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0..<file.count, using: &generator)
                file[file.startIndex + place] = UInt8.random(in: 0...255, using: &generator)
            }
            if Bool.random(using: &generator) { file = file.prefix(Int.random(in: 1...file.count, using: &generator)) }
            _ = try? PictureSource(file).metadata()
            _ = PictureFile.replacing(Self.metadata, in: file)
            _ = PictureTags(exifBlock: [UInt8](file.dropFirst(30)))
        }
    }

    @Test("Damage anywhere in an EXIF block is borne")
    func damagedBlocks() {
        var generator = SeededGenerator(seed: 8)
        var tags = Self.metadata.tags
        tags.thumbnail = [0xFF, 0xD8, 0xFF, 0xD9]
        let whole = tags.exifBlock
        #expect(PictureTags(exifBlock: whole) == tags)
        for _ in 0..<20_000 {
            var block = whole
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                block[Int.random(in: 0..<block.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            _ = PictureTags(exifBlock: block).exifBlock
        }
    }
}

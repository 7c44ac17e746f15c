import Foundation
import SightImage
import Testing

@Suite("PNM")
struct PNMTests {
    private static func source(_ header: String, _ samples: Int) throws -> PictureSource {
        try PictureSource(Data(header.utf8) + Data(repeating: 7, count: samples))
    }

    @Test(arguments: [
        ("P5\n3 2\n255\n", 6), ("P6 3 2 255 ", 18), ("P5 # a comment 9 9\n3\t2 # more\n65535\n", 12),
    ])
    func `a whole picture is read, and one that lacks its last byte is refused`(header: String, samples: Int) throws {
        let pixels = try Self.source(header, samples).storedPixels()
        #expect(pixels.width == 3 && pixels.height == 2)
        #expect(throws: PictureError.unreadable(cause: "damaged PNM: the file is cut short")) {
            try Self.source(header, samples - 1).storedPixels()
        }
    }

    @Test(arguments: ["P1", "P2", "P3", "P4"])
    func `kinds that are not read are named`(kind: String) {
        #expect(
            throws: PictureError.unsupportedFormat(cause: "PNM of the kind \(kind); only P5 and P6 are read")
        ) { try Self.source("\(kind)\n3 2\n255\n", 6) }
    }

    @Test(arguments: ["P5", "P5 ", "P6\n3", "P5 999999999999 9 255\n", "P5 3 # for ever"])
    func `half a header is an error`(header: String) {
        #expect(throws: PictureError.self) { try Self.source(header, 0) }
    }
}

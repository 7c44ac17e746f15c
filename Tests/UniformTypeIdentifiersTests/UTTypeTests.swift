import ImageIO
import Testing
import UniformTypeIdentifiers

@Suite("UTType")
struct UTTypeTests {
    @Test(
        "Types are found by the ends of names and by what servers call them",
        arguments: [
            ("jpg", "image/jpeg", UTType.jpeg), ("TIF", "image/tiff", .tiff), ("png", "image/png", .png),
            ("pdf", "application/pdf", .pdf),
        ])
    func lookup(name: String, mimeType: String, type: UTType) {
        #expect(UTType(filenameExtension: name) == type && UTType(mimeType: mimeType) == type)
        #expect(type.preferredMIMEType == mimeType)
    }

    @Test("Types belong to wider ones")
    func conformance() {
        #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .data) && UTType.jpeg.conforms(to: .jpeg))
        #expect(!UTType.pdf.conforms(to: .image) && !UTType.image.conforms(to: .jpeg))
        #expect(UTType(filenameExtension: "pdf", conformingTo: .image) == nil)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    }

    @Test("Any identifier is a type, a known one or not")
    func identifiers() {
        #expect(UTType("public.png") == .png && UTType("public.png")?.isDeclared == true)
        #expect(UTType("org.example.thing")?.isDeclared == false && UTType("") == nil && UTType("a b") == nil)
        #expect(UTType(filenameExtension: "nothing") == nil)
    }

    @Test("Image I/O takes the identifiers")
    func imageIO() {
        let destination = CGImageDestinationCreateWithData(NSMutableData(), UTType.png.identifier as CFString, 1, nil)
        #expect(destination != nil)
        let read = CGImageSourceCopyTypeIdentifiers() as? [String]
        for type in [UTType.jpeg, .png, .tiff, .heic, .gif, .bmp, .webP, .pdf] {
            #expect(read?.contains(type.identifier) == true)
        }
    }

    @Test("Markdown is text")
    func markdown() throws {
        let type = try #require(UTType(filenameExtension: "md"))
        #expect(type.conforms(to: .text) && type.conforms(to: .plainText) && !type.conforms(to: .image))
    }
}

import ImageIO
import SightImage
import SightTestSupport
import Testing

@Suite("Files that come in pieces")
struct IncrementalSourceTests {
    @Test("A source knows more as more bytes come", arguments: ["sign.png", "orientation-6.jpg"])
    func pieces(name: String) throws {
        let file = try Fixtures.data(name)
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        #expect(CGImageSourceGetCount(source) == 0)
        CGImageSourceUpdateData(source, file.prefix(6) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        let most = Data(file.prefix(file.count * 3 / 4))
        CGImageSourceUpdateData(source, most as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusIncomplete)
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) != nil)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        CGImageSourceUpdateData(source, file as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) != nil)
    }

    @Test("A file that ends too early is told so after the last piece")
    func cutShort() throws {
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, try Fixtures.data("cut-short.jpg") as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusUnexpectedEOF)
        CGImageSourceUpdateData(source, try Fixtures.data("sign.png") as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusUnexpectedEOF, "the bytes were final")
    }

    @Test("Bytes of no format are unknown as soon as that is certain")
    func unknown() throws {
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, Data("text".utf8) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        CGImageSourceUpdateData(source, Data(repeating: 65, count: 2000) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
        let damaged = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(damaged, try Fixtures.data("sign.png").prefix(12) as CFData, true)
        #expect(CGImageSourceGetStatus(damaged) == .statusInvalidData)
    }

    @Test("A caller who appends to the same object and hands it over again is served")
    func growingObject() throws {
        let file = try Fixtures.data("sign.png")
        let bytes = NSMutableData()
        let source = CGImageSourceCreateIncremental(nil)
        for start in stride(from: 0, to: file.count, by: 4096) {
            let end = min(start + 4096, file.count)
            bytes.append(file[start..<end])
            CGImageSourceUpdateData(source, bytes, end == file.count)
        }
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 320)
        let provider = try #require(CGDataProvider(data: file as CFData))
        let other = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateDataProvider(other, provider, true)
        #expect(CGImageSourceGetStatus(other) == .statusComplete)
    }
}

import Foundation
import SightImage
import SightTestSupport
import Testing

@Suite("PDF")
struct PDFTests {
    @Test func `pages are drawn at 200 dots an inch, black on white`() throws {
        let data = PDFFile.data(pages: [["First"], ["Second"], []])
        for page in 0..<3 {
            let source = try PictureSource(data, page: page)
            #expect(source.header.format == .pdf && source.header.pages == 3)
            #expect(source.header.width == 1700 && source.header.height == 2200)
            let pixels = try source.displayedPixels()
            var dark = 0
            for y in 0..<pixels.height { for x in 0..<pixels.width where pixels.pixel(x, y)[0] < 100 { dark += 1 } }
            #expect(page == 2 ? dark == 0 : dark > 500)
        }
    }

    @Test(arguments: [90, 270])
    func `a page that is shown turned is drawn turned`(rotation: Int) throws {
        let header = try PictureSource(PDFFile.data(pages: [["Turned"]], rotation: rotation)).header
        #expect(header.width == 2200 && header.height == 1700)
    }

    @Test func `a locked file is told from a damaged one`() throws {
        let locked = PDFFile.data(pages: [["Secret"]], trailer: "/Encrypt << /Filter /Unknown /V 1 >>")
        #expect(throws: PictureError.encrypted(cause: "the PDF needs a password")) { try PictureSource(locked) }
        #expect(throws: PictureError.unreadable(cause: "the PDF is damaged")) {
            try PictureSource(Data("%PDF-1.4\nnothing".utf8))
        }
    }

    @Test func `pages that do not exist are an error`() throws {
        #expect(throws: PictureError.self) { try PictureSource(PDFFile.data(pages: [["One"]]), page: 1) }
        #expect(throws: PictureError.self) { try PictureSource(PDFFile.data(pages: [])) }
    }

    @Test func `damage anywhere ends in pixels or in an error`() throws {
        let data = PDFFile.data(pages: [["Total 20.40", "Thank you"]])
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<60 {
            var damaged = data
            for _ in 0..<8 {
                damaged[Int.random(in: 8..<damaged.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            do throws(PictureError) {
                let source = try PictureSource(damaged, limits: PictureLimits(pixels: 8_000_000))
                _ = try source.displayedPixels()
            } catch {
                #expect(!"\(error)".isEmpty)
            }
        }
    }

    @Test func `many at the same time wait for their turn`() async throws {
        let data = PDFFile.data(pages: [["One"], ["Two"]])
        try await withThrowingTaskGroup(of: Int.self) { group in
            for i in 0..<16 {
                group.addTask { try PictureSource(data, page: i % 2).displayedPixels().width }
            }
            for try await width in group { #expect(width == 1700) }
        }
    }

    @Test(arguments: [1, 2])
    func `a page that holds itself ends at its limits, and the next is drawn`(uses: Int) throws {
        let page = String(decoding: PDFFile.data(pages: [["x"]]), as: UTF8.self)
        // A form that draws itself, once or twice each time, in a group of its own.
        let form =
            "<< /Type /XObject /Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency >> "
            + "/Resources << /XObject << /X 3 0 R >> >> /Length \(5 * uses) >>\nstream\n"
            + String(repeating: "/X Do ", count: uses) + "\nendstream"
        let data = Data(
            page.replacingOccurrences(
                of: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>", with: form
            ).replacingOccurrences(of: "/Font << /F 3 0 R >>", with: "/XObject << /X 3 0 R >>")
                .replacingOccurrences(of: "BT /F 24 Tf 40 TL 60 700 Td\n(x) Tj T*\nET", with: "/X Do").utf8)
        let memory = try Self.memory()
        do throws(PictureError) {
            _ = try PictureSource(data, limits: PictureLimits(seconds: 5)).storedPixels()
        } catch {
            #expect("\(error)".contains("page 1 of the PDF") || "\(error)".contains("takes longer"))
        }
        #expect(try Self.memory() < memory + (200 << 20))
        #expect(try PictureSource(PDFFile.data(pages: [["Next"]])).storedPixels().width == 1700)
    }

    /// Bytes that have ever been resident in this process.
    private static func memory() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try 1024 * #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    }
}

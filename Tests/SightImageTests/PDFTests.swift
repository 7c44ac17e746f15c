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
}

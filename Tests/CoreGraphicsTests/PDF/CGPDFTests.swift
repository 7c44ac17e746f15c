import CoreGraphics
import Foundation
import SightTestSupport
import Testing

@Suite("PDF")
struct CGPDFTests {
    private func document(_ data: Data) throws -> CGPDFDocument {
        let provider = try #require(CGDataProvider(data: data as CFData))
        return try #require(CGPDFDocument(provider))
    }

    /// A page of which a rectangle is red, drawn over white as pages of PDF are drawn.
    private func drawn(
        _ page: CGPDFPage, width: Int, height: Int, _ place: (CGContext) -> Void = { _ in }
    ) throws -> CGContext {
        let context = try Bitmaps.rgba.context(width: width, height: height)
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        place(context)
        context.drawPDFPage(page)
        return context
    }

    /// The box around the pixels that are red, from the upper left corner.
    private func redBox(_ context: CGContext) -> CGRect {
        var box = CGRect.null
        for y in 0..<context.height {
            for x in 0..<context.width {
                let pixel = Bitmaps.rgba.pixel(context, x, y)
                if pixel[0] > 200, pixel[1] < 128 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
            }
        }
        return box
    }

    @Test("A document has its pages, numbered from 1")
    func pages() throws {
        let document = try document(PDFFile.data(pages: [["one"], ["two"], ["three"]]))
        #expect(document.numberOfPages == 3 && document.isUnlocked && !document.isEncrypted)
        #expect(document.page(at: 0) == nil && document.page(at: 4) == nil && document.page(at: -1) == nil)
        let page = try #require(document.page(at: 2))
        #expect(page.pageNumber == 2 && page.document == document)
        #expect(page.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 612, height: 792))
        var (major, minor): (Int32, Int32) = (0, 0)
        document.getVersion(majorVersion: &major, minorVersion: &minor)
        #expect(major == 1 && minor == 4)
    }

    @Test("What is no PDF is no document, and a file is read by its URL")
    func files() throws {
        let wrong = try #require(CGDataProvider(data: Data("no PDF".utf8) as CFData))
        #expect(CGPDFDocument(wrong) == nil)
        #expect(CGPDFDocument(URL(filePath: "/there/is/no.pdf") as CFURL) == nil)
        let folder = try TemporaryFolder()
        let url = folder.url.appending(path: "a.pdf")
        try PDFFile.data(pages: [["one"]]).write(to: url)
        #expect(CGPDFDocument(url as CFURL)?.numberOfPages == 1)
    }

    @Test("Boxes are as the page says, and what it does not say is the next larger one")
    func boxes() throws {
        let data = PDFFile.data(
            content: "", rotation: 90,
            boxes: "/MediaBox [10 20 310 420] /CropBox [20 40 300 400] /TrimBox [30 50 290 390]")
        let page = try #require(try document(data).page(at: 1))
        #expect(page.rotationAngle == 90)
        #expect(page.getBoxRect(.mediaBox) == CGRect(x: 10, y: 20, width: 300, height: 400))
        #expect(page.getBoxRect(.cropBox) == CGRect(x: 20, y: 40, width: 280, height: 360))
        #expect(page.getBoxRect(.trimBox) == CGRect(x: 30, y: 50, width: 260, height: 340))
        #expect(page.getBoxRect(.artBox) == page.getBoxRect(.cropBox))
        let plain = try #require(try document(PDFFile.data(content: "")).page(at: 1))
        #expect(plain.getBoxRect(.cropBox) == plain.getBoxRect(.mediaBox))
    }

    @Test(
        "A unit of user space is a point, pixel by pixel, whatever the page's size", arguments: [612.0, 595.28, 99.7])
    func places(size: Double) throws {
        let data = PDFFile.data(content: "1 0 0 rg 20 50 40 10 re f", boxes: "/MediaBox [0 0 \(size) \(size)]")
        let page = try #require(try document(data).page(at: 1))
        let context = try drawn(page, width: 100, height: 100)
        #expect(redBox(context) == CGRect(x: 20, y: 40, width: 40, height: 10))
        let larger = try drawn(page, width: 200, height: 300) { $0.scaleBy(x: 2, y: 3) }
        #expect(redBox(larger) == CGRect(x: 40, y: 120, width: 80, height: 30))
    }

    @Test("A page lies where its media box says, and what is outside of its crop box is left out")
    func origins() throws {
        let data = PDFFile.data(
            content: "1 0 0 rg 0 0 1000 1000 re f", boxes: "/MediaBox [100 200 400 500] /CropBox [150 220 190 250]")
        let page = try #require(try document(data).page(at: 1))
        let context = try drawn(page, width: 300, height: 300) { $0.translateBy(x: -100, y: -200) }
        #expect(redBox(context) == CGRect(x: 50, y: 250, width: 40, height: 30))
    }

    @Test("The page's own turn is applied by its drawing transform alone", arguments: [0, 90, 180, 270])
    func turns(rotation: Int) throws {
        // In the lower left corner, so in another corner for each turn.
        let data = PDFFile.data(
            content: "1 0 0 rg 10 20 30 10 re f", rotation: rotation, boxes: "/MediaBox [0 0 200 100]")
        let page = try #require(try document(data).page(at: 1))
        let flat = try drawn(page, width: 200, height: 100)
        #expect(redBox(flat) == CGRect(x: 10, y: 70, width: 30, height: 10), "not turned")
        let (width, height) = rotation % 180 == 0 ? (200, 100) : (100, 200)
        let turned = try drawn(page, width: width, height: height) { context in
            context.concatenate(
                page.getDrawingTransform(
                    .mediaBox, rect: CGRect(x: 0, y: 0, width: width, height: height), rotate: 0,
                    preserveAspectRatio: true))
        }
        let expected: [Int: CGRect] = [
            0: CGRect(x: 10, y: 70, width: 30, height: 10), 90: CGRect(x: 20, y: 10, width: 10, height: 30),
            180: CGRect(x: 160, y: 20, width: 30, height: 10), 270: CGRect(x: 70, y: 160, width: 10, height: 30),
        ]
        #expect(redBox(turned) == expected[rotation])
    }

    @Test("A drawing transform shrinks the page into the middle of its rectangle and never enlarges it")
    func fitting() throws {
        let page = try #require(try document(PDFFile.data(content: "", boxes: "/MediaBox [0 0 200 100]")).page(at: 1))
        let small = CGRect(x: 10, y: 10, width: 100, height: 100)
        let box = page.getBoxRect(.mediaBox)
        let kept = page.getDrawingTransform(.mediaBox, rect: small, rotate: 0, preserveAspectRatio: true)
        #expect(box.applying(kept) == CGRect(x: 10, y: 35, width: 100, height: 50))
        let filled = page.getDrawingTransform(.mediaBox, rect: small, rotate: 0, preserveAspectRatio: false)
        #expect(box.applying(filled) == CGRect(x: 10, y: 10, width: 100, height: 100))
        let large = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        let still = page.getDrawingTransform(.mediaBox, rect: large, rotate: 0, preserveAspectRatio: true)
        #expect(box.applying(still) == CGRect(x: 400, y: 450, width: 200, height: 100))
        let turned = page.getDrawingTransform(.mediaBox, rect: large, rotate: -90, preserveAspectRatio: true)
        #expect(box.applying(turned) == CGRect(x: 450, y: 400, width: 100, height: 200))
    }

    @Test("A page is drawn over what is there, in every kind of bitmap", arguments: Bitmaps.all)
    func background(bitmap: Bitmaps) throws {
        let data = PDFFile.data(content: "1 g 2 2 4 4 re f", boxes: "/MediaBox [0 0 8 8]")
        let page = try #require(try document(data).page(at: 1))
        let context = try bitmap.context(width: 8, height: 8)
        context.setFillColor(gray: 0.2, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.drawPDFPage(page)
        #expect(bitmap.pixel(context, 3, 3)[0] == 255 && bitmap.pixel(context, 0, 0)[0] == 51)
        #expect(context.ctm == .identity)
    }

    @Test("A locked document has no pages until it is unlocked")
    func locked() throws {
        // A handler that no reader has: nothing opens it.
        let data = PDFFile.data(pages: [["secret"]]).replacing(
            Data("/Root 1 0 R".utf8),
            with: Data("/Root 1 0 R /Encrypt << /Filter /None /V 9 /R 9 >> /ID [<00> <00>]".utf8))
        let document = try document(data)
        #expect(document.isEncrypted && !document.isUnlocked && document.numberOfPages == 0)
        #expect(document.page(at: 1) == nil && !document.unlockWithPassword("wrong"))
    }
}

extension Data {
    fileprivate func replacing(_ old: Data, with new: Data) -> Data {
        var result = self
        if let range = result.range(of: old) { result.replaceSubrange(range, with: new) }
        return result
    }
}

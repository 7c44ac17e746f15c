import SightImage
import SightTestSupport
import Testing

@Suite("Rendered text")
struct TextImageTests {
    @Test(arguments: ["DejaVu Sans 24", "DejaVu Serif 40", "DejaVu Sans Mono Bold 12"])
    func `text is black on white and cut to its ink`(font: String) throws {
        let picture = try TextImage.rendered("Total 5.50", font: font)
        #expect(picture.format == .gray8)
        #expect(picture.samples.min()! < 64 && picture.samples.max()! == 255)
        func holdsInk(_ pixels: [[UInt8]]) -> Bool { pixels.contains { $0[0] < 255 } }
        #expect(holdsInk((0..<picture.width).map { picture.pixel($0, 0) }))
        #expect(holdsInk((0..<picture.width).map { picture.pixel($0, picture.height - 1) }))
        #expect(holdsInk((0..<picture.height).map { picture.pixel(0, $0) }))
        #expect(holdsInk((0..<picture.height).map { picture.pixel(picture.width - 1, $0) }))
    }

    @Test
    func `a font twice as large gives about twice the size`() throws {
        let small = try TextImage.rendered("Hamburg", font: "DejaVu Sans 20")
        let large = try TextImage.rendered("Hamburg", font: "DejaVu Sans 40")
        #expect(abs(large.width - 2 * small.width) <= 4 && abs(large.height - 2 * small.height) <= 3)
    }

    @Test(arguments: ["<b>not closed", "a & b", "", "   "])
    func `what cannot be rendered is an error`(markup: String) {
        #expect(throws: PictureError.self) { try TextImage.rendered(markup, font: "DejaVu Sans 20") }
    }
}

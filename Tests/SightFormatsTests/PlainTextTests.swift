import SightFormats
import Testing

@Suite struct PlainTextTests {
    @Test("A page is its lines, each with a line break")
    func page() {
        #expect(
            PlainText.text(of: Samples.page([Samples.line("Total 5.50"), Samples.line("Thanks")]))
                == "Total 5.50\nThanks\n")
    }

    @Test("A page without text is empty")
    func blank() {
        #expect(PlainText.text(of: Samples.page([])).isEmpty)
    }

    @Test("A form feed stands between pages, also beside a blank one, and none after the last")
    func separators() {
        let pages = [Samples.page([Samples.line("one")]), Samples.page([]), Samples.page([Samples.line("three")])]
        #expect(PlainText.text(of: pages) == "one\n\u{0C}\u{0C}three\n")
    }
}

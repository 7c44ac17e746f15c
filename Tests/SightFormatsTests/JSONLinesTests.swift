import SightEngine
import SightFormats
import SightGeometry
import SightImage
import SightTestSupport
import SightText
import Testing

@Suite struct JSONLinesTests {
    static let engine =
        #""engine":{"version":"1.2.3","models":{"detector":"a@01234567","recognizer":"b@89abcdef"},"#
        + #""precision":"f32","level":"accurate"}"#

    @Test("A page is one line with its keys in the order of the documentation")
    func page() {
        let page = Samples.page([Samples.line("Hi", confidence: 0.98765, quad: Samples.quad(1.04, 2.06, 30, 10))])
        let line = JSONLines().line(for: page, of: PageSource(file: "scans/a.jpg", orientation: .right))
        let quad = "[[1,2.1],[31,2.1],[31,12.1],[1,12.1]]"
        let expected =
            #"{"schema":1,"file":"scans/a.jpg","page":1,"pages":1,"width":1200,"height":1800,"#
            + #""orientation":6,"rotation":0,"# + Self.engine
            + #","lines":[{"text":"Hi","confidence":0.9877,"direction":"ltr","angle":0,"quad":\#(quad),"#
            + #""words":[{"text":"Hi","confidence":0.9877,"quad":\#(quad)}]}]}"# + "\n"
        #expect(line == expected)
    }

    @Test("A blank page is a page without lines")
    func blank() {
        let line = JSONLines().line(for: Samples.page([]), of: PageSource(file: "-", page: 2, pages: 3))
        #expect(line.hasPrefix(#"{"schema":1,"file":"-","page":2,"pages":3,"#))
        #expect(line.hasSuffix(#""lines":[]}"# + "\n"))
    }

    @Test("Characters and candidates are there when they are asked for, and only then")
    func extras() throws {
        let page = Samples.page([Samples.line("To be")])
        let plain = try JSON(parsing: JSONLines().line(for: page, of: PageSource(file: "a")))["lines"]?[0]
        #expect(plain?["candidates"] == nil && plain?["words"]?[0]?["characters"] == nil)
        let format = JSONLines(includesCharacters: true, candidates: 3)
        let full = try JSON(parsing: format.line(for: page, of: PageSource(file: "a")))["lines"]?[0]
        #expect(full?["candidates"] == .array([.object(["text": .string("To be"), "confidence": .number(0.98)])]))
        #expect(full?["words"]?[1]?["characters"]?.elements?.map { $0["text"]?.string } == ["b", "e"])
    }

    @Test("An angle that rounds to -180 is written as 180")
    func halfTurn() throws {
        // Upside down: the text runs to the left, a hair below level.
        let quad = Quad(
            topLeft: Point(x: 1000, y: 0.1), topRight: Point(x: 0, y: 0), bottomRight: Point(x: 0, y: -20),
            bottomLeft: Point(x: 1000, y: -19.9))
        let page = Samples.page([Samples.line("Hi", quad: quad)])
        #expect(page.lines[0].angle.magnitude > 179.9)
        let line = try JSON(parsing: JSONLines().line(for: page, of: PageSource(file: "a")))["lines"]?[0]
        #expect(line?["angle"] == .number(180))
    }

    @Test("A failure names its file, its page where it is one, its code and its reason")
    func failure() {
        let failure = Failure(code: .unreadableImage, message: "the file is empty")
        let error = #""error":{"code":"unreadableImage","message":"the file is empty"}}"# + "\n"
        let page = JSONLines().line(for: failure, file: "b.jpg", page: 3)
        #expect(page == #"{"schema":1,"file":"b.jpg","page":3,"# + error)
        #expect(JSONLines().line(for: failure, file: "b.jpg") == #"{"schema":1,"file":"b.jpg","# + error)
    }
}

import SightFormats
import SightImage
import SightTestSupport
import Testing

@Suite struct SchemaTests {
    static let texts = ["Total 5.50", "„Grüße“ \"quoted\" \\", "東京 2026"]

    @Test("What is written agrees with the schema", arguments: [false, true], [nil, 1, 5])
    func written(characters: Bool, candidates: Int?) throws {
        let format = JSONLines(includesCharacters: characters, candidates: candidates)
        for lines in [[], Self.texts.map { Samples.line($0) }] {
            let line = format.line(for: Samples.page(lines), of: PageSource(file: "a/b c.jpg", orientation: .left))
            #expect(try Samples.schema.get().faults(in: JSON(parsing: line)) == [])
        }
    }

    @Test("Failures of every code agree with the schema", arguments: Failure.Code.allCases)
    func failures(code: Failure.Code) throws {
        for page in [nil, 1] {
            let line = JSONLines().line(for: Failure(code: code, message: "no"), file: "a", page: page)
            #expect(try Samples.schema.get().faults(in: JSON(parsing: line)) == [])
        }
    }

    @Test(
        "What is wrong does not agree",
        arguments: [
            #"{}"#, #"[]"#, #"{"schema":2,"file":"a","error":{"code":"inference","message":"no"}}"#,
            #"{"schema":1,"file":"a","error":{"code":"Not a name","message":"no"}}"#,
            #"{"schema":1,"file":"a","error":{"code":"inference","message":""}}"#,
            #"{"schema":1,"file":"a","page":0,"error":{"code":"inference","message":"no"}}"#,
            #"{"schema":1,"file":"a","extra":1,"error":{"code":"inference","message":"no"}}"#,
        ])
    func wrong(text: String) throws {
        #expect(try Samples.schema.get().faults(in: JSON(parsing: text)) != [])
    }

    @Test(
        "A page with a wrong value does not agree",
        arguments: [
            (#""rotation":0"#, #""rotation":45"#), (#""orientation":1"#, #""orientation":9"#),
            (#""confidence":0.98"#, #""confidence":1.5"#),
            (#""angle":0"#, #""angle":null"#), (#"[10,0],"#, ""), (#""text":"Hi","#, ""),
            (#""pages":1"#, #""pages":1.5"#),
            (#""precision":"f32""#, #""precision":"auto""#), (#"a@01234567"#, "a"),
        ])
    func wrongPage(right: String, wrong: String) throws {
        let line = JSONLines().line(for: Samples.page([Samples.line("Hi")]), of: PageSource(file: "a"))
        #expect(line.contains(right))
        #expect(try Samples.schema.get().faults(in: JSON(parsing: line.replacing(right, with: wrong))) != [])
    }
}

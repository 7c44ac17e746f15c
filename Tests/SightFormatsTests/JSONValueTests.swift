import SightFormats
import Testing

@Suite struct JSONValueTests {
    @Test(
        "Numbers are rounded to the decimals that mean something, without -0 and without exponents",
        arguments: [
            (0.0, 1, "0"), (-0.0, 1, "0"), (-0.04, 1, "0"), (0.05, 1, "0.1"), (-0.06, 1, "-0.1"), (12.0, 1, "12"),
            (103.19999999999999, 1, "103.2"), (0.99999, 4, "1"), (0.9804, 4, "0.9804"), (0.98, 4, "0.98"),
            (0.05001, 4, "0.05"),
            (0.0001, 4, "0.0001"), (0.00001, 4, "0"), (-12.34, 1, "-12.3"), (1e15, 1, "1000000000000000"),
            (1e300, 1, "null"),
            (.nan, 1, "null"), (-.infinity, 1, "null"), (7.6, 0, "8"),
        ])
    func numbers(number: Double, decimals: Int, text: String) {
        #expect(JSONValue.number(number, decimals: decimals).serialized == text)
    }

    @Test(
        "Strings stay as they are in UTF-8, but for what would break JSON or a line",
        arguments: [
            ("a/b", #""a/b""#), ("„Grüße“ 東京 😀", #""„Grüße“ 東京 😀""#),
            ("\"\\", #""\"\\""#), ("\n\r\t", #""\n\r\t""#),
            ("\u{0}\u{1F}\u{7F}", #""\u0000\u001f\u007f""#), ("\u{85}\u{2028}\u{2029}", #""\u0085\u2028\u2029""#),
            ("", #""""#),
        ])
    func strings(string: String, text: String) {
        #expect(JSONValue.string(string).serialized == text)
    }

    @Test("Objects keep the order of their keys")
    func order() {
        let value = JSONValue.object([
            .init("z", .integer(1)), .init("a", .array([.boolean(true), .boolean(false)])), .init("m", .object([])),
            .init("b", .array([])),
        ])
        #expect(value.serialized == #"{"z":1,"a":[true,false],"m":{},"b":[]}"#)
    }
}

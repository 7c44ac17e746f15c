import SightTestSupport
import Testing

@Suite struct LanguagesTests {
    @Test("Tags are listed with their English names, engines, levels, and what to install")
    func table() async throws {
        let outcome = try await sightread("languages")
        #expect(outcome.status == 0)
        func row(_ tag: String) throws -> [String] {
            let line = try #require(outcome.outputLines.first { $0.hasPrefix(tag + " ") })
            return line.split(separator: #/ {2,}/#).map(String.init)
        }
        #expect(try row("en-US") == ["en-US", "English (United States)", "PP-OCRv6", "accurate, fast", "installed"])
        #expect(try row("ja-JP")[2...] == ["PP-OCRv6", "accurate", "installed"])
        #expect(try row("ko-KR")[2...] == ["Tesseract", "accurate, fast", "installed"])
        let kazakh = try row("kk-KZ")[4]
        #expect(kazakh == "installed" || kazakh == "missing: apt-get install tesseract-ocr-kaz")
    }

    @Test("A level lists what it reads")
    func level() async throws {
        let outcome = try await sightread("languages", "--level", "fast", "--format=json")
        let languages = try #require(try JSON(parsing: outcome.output)["languages"]?.elements)
        #expect(languages.count > 40)
        #expect(!languages.contains { $0["tag"]?.string == "ja-JP" })
        #expect(
            languages.allSatisfy { $0["levels"] == .array([.string("fast")]) && $0["name"]?.string?.isEmpty == false })
    }
}

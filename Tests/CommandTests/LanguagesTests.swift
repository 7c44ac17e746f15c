import SightTestSupport
import Testing

@Suite struct LanguagesTests {
    @Test("Tags are listed with their English names and levels")
    func table() async throws {
        let outcome = try await sightread("languages")
        #expect(outcome.status == 0)
        let english = try #require(outcome.outputLines.first { $0.hasPrefix("en-US") })
        #expect(english.contains("English (United States)") && english.hasSuffix("accurate, fast"))
        #expect(outcome.outputLines.contains { $0.hasPrefix("ja-JP") && $0.hasSuffix(" accurate") })
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

import Foundation
import SightTestSupport
import Testing

/// Files that are damaged, rare, hostile or all of it: `Tables/odd-inputs.tsv` says of each what happens and why that is right.
@Suite struct OddInputTests {
    struct Row: Sendable {
        var file: String
        /// The size as displayed, the code of an error, or `skipped`.
        var result: String
        var pages: String
        /// A line that must be read.
        var text: String?
        var why: String
    }

    static let folder = Sets.folder("odd-inputs")

    static func table() throws -> [Row] {
        let url = try #require(Bundle.module.url(forResource: "Tables/odd-inputs", withExtension: "tsv"))
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: "\t").map(String.init)
            try #require(fields.count == 5, "\(line)")
            return Row(
                file: fields[0], result: fields[1], pages: fields[2], text: fields[3] == "-" ? nil : fields[3],
                why: fields[4])
        }
    }

    @Test(
        "Every odd file comes out as its row says, without a word more",
        .enabled(if: folder != nil, "SIGHTREAD_SETS names no folder with the set odd-inputs"))
    func files() async throws {
        let folder = try #require(Self.folder).appending(path: "files")
        let rows = try Self.table()
        let (outcome, peak) = try await onThread {
            let running = try Running(Invocation(["recognize", "--format", "json", folder.path]))
            try running.input.close()
            let peak = PeakMemory(of: running.process.processIdentifier)
            return (running.outcome(), peak.kilobytes)
        }
        #expect(outcome.status == 1)
        #expect(try RecognizeTests.schemaFaults(outcome) == [])

        var results: [String: [JSON]] = [:]
        for line in outcome.outputLines {
            let result = try JSON(parsing: line)
            results[try #require(result["file"]?.string).split(separator: "/").last.map(String.init)!, default: []]
                .append(result)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(names) == Set(rows.map(\.file)))
        for row in rows {
            let pages = results[row.file] ?? []
            let found =
                pages.first.map { page in
                    page["error"]?["code"]?.string
                        ?? "\(Int(page["width"]?.number ?? 0))x\(Int(page["height"]?.number ?? 0))"
                } ?? "skipped"
            #expect(found == row.result, "\(row.file): \(row.why)")
            if let count = Int(row.pages) { #expect(pages[0]["pages"] == .number(Double(count)), "\(row.file)") }
            if let text = row.text {
                let lines = pages[0]["lines"]?.elements?.compactMap { $0["text"]?.string } ?? []
                #expect(lines.contains(text), "\(row.file): \(lines)")
            }
        }

        // One line for each file that failed, one for those that were skipped, and nothing that a library said.
        let failures = rows.count { $0.result.first!.isLetter && $0.result != "skipped" }
        let talk = outcome.errors.split(separator: "\n")
        #expect(talk.count == failures + 1)
        #expect(talk.allSatisfy { $0.hasPrefix("sightread: ") })

        #expect(peak > 100_000 && peak < 1 << 20)
    }
}

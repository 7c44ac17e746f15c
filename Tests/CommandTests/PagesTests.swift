import Foundation
import SightImage
import SightTestSupport
import Testing

@Suite struct PagesTests {
    /// Three pages, "Page one" to "Page three".
    private static func tiff(_ folder: TemporaryFolder) throws -> String {
        let pages = try ["Page one", "Page two", "Page three"].map {
            var scene = Scene(width: 360, height: 120)
            try scene.draw($0, font: "DejaVu Sans 36", x: 40, y: 40)
            return scene.picture
        }
        let stacked = PixelBuffer.made(width: 360, height: 360) { x, y in pages[y / 120].pixel(x, y % 120) }
        let path = folder.url.appending(path: "pages.tif").path
        try PictureEncoder.encoded(stacked, as: ".tif[compression=lzw]", pageHeight: 120).write(to: URL(filePath: path))
        return path
    }

    @Test("All pages are read, with a form feed between their texts")
    func all() async throws {
        let folder = try TemporaryFolder()
        let outcome = try await sightread("recognize", Self.tiff(folder))
        #expect(outcome.status == 0)
        #expect(
            outcome.output.split(separator: "\u{c}").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
                == ["Page one", "Page two", "Page three"])
    }

    @Test("Into a folder a file of several pages gets one file of them all")
    func folder() async throws {
        let folder = try TemporaryFolder()
        let outcome = try await sightread("recognize", "-o", folder.path("out/"), Self.tiff(folder))
        #expect(outcome.status == 0)
        #expect(folder.names == ["out", "pages.tif"])
        #expect(try folder.text("out/pages.txt") == "Page one\n\u{c}Page two\n\u{c}Page three\n")
    }

    @Test("Pages leave one by one, in order, long before the last is read")
    func stream() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.put(PDFFile.data(pages: (1...300).map { ["Page \($0)"] }), "long.pdf")
        let (outcome, first) = try await onThread {
            let running = try Running(Invocation(["recognize", "--format", "json", "--level", "fast", path]))
            let first = running.output.availableData
            running.process.terminate()
            return (running.outcome(), first)
        }
        #expect(outcome.status == 128 + SIGTERM)
        #expect(outcome.errors.isEmpty)
        let output = String(decoding: first, as: UTF8.self) + outcome.output
        let pages = try output.split(separator: "\n").map { try JSON(parsing: $0)["page"] }
        #expect(!pages.isEmpty && pages.count < 150)
        #expect(pages == pages.indices.map { .number(Double($0 + 1)) })
    }

    @Test("A page that is damaged does not stop those behind it, nor the next file")
    func damagedPage() async throws {
        let folder = try TemporaryFolder()
        // The page of the second number is no page any more.
        let sound = PDFFile.data(pages: [["Page one"], ["Page two"], ["Page three"]])
        let damaged = String(decoding: sound, as: UTF8.self).replacingOccurrences(
            of: "6 0 obj\n<< /Type /Page ", with: "6 0 obj\n<< /Type /Cage ")
        let path = try folder.put(Data(damaged.utf8), "damaged.pdf")
        let outcome = try await sightread("recognize", "--format", "json", path, Fixtures.url("sign.png").path)
        #expect(outcome.status == 1)
        let results = try outcome.outputLines.map { try JSON(parsing: $0) }
        #expect(results.map { $0["page"] } == [.number(1), .number(2), .number(3), .number(1)])
        #expect(results.map { $0["error"] != nil } == [false, true, false, false])
        #expect(outcome.errors.contains("damaged.pdf: page 2: "))
    }

    @Test("A file that says it has more pages than anybody reads is refused before they are counted")
    func endlessPages() async throws {
        let folder = try TemporaryFolder()
        let few = try folder.put(PDFFile.data(pages: [["One"], ["Two"], ["Three"]]), "few.pdf")
        let refused = try await sightread("recognize", "--format", "json", "--max-pages", "2", few)
        #expect(refused.status == 1)
        #expect(refused.errors.contains("3 pages, the limit is 2"))
        // A tree of pages that leads back to itself and claims a thousand million leaves.
        let endless = String(decoding: PDFFile.data(pages: [["One"]]), as: UTF8.self)
            .replacingOccurrences(of: "/Kids [4 0 R] /Count 1 ", with: "/Kids [2 0 R 4 0 R] /Count 1000000000 ")
        let path = try folder.put(Data(endless.utf8), "endless.pdf")
        let outcome = try await sightread("recognize", "--format", "json", path)
        #expect(outcome.outputLines.count <= 2)
        #expect(outcome.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("sightread: ") })
    }

    @Test("Chosen pages only, each with its number and how many there are")
    func chosen() async throws {
        let folder = try TemporaryFolder()
        let outcome = try await sightread("recognize", "--format", "json", "--pages", "1,3-", Self.tiff(folder))
        #expect(try RecognizeTests.schemaFaults(outcome) == [])
        let pages = try outcome.outputLines.map { try JSON(parsing: $0) }
        #expect(pages.map { $0["page"] } == [.number(1), .number(3)])
        #expect(pages.allSatisfy { $0["pages"] == .number(3) })
        #expect(pages.last?["lines"]?[0]?["text"]?.string == "Page three")
    }

    @Test("Annotated pages behind the first carry their number")
    func annotated() async throws {
        let folder = try TemporaryFolder()
        let out = folder.url.appending(path: "boxes.png").path
        let outcome = try await sightread("recognize", "--annotate", out, Self.tiff(folder))
        #expect(outcome.status == 0)
        for name in ["boxes.png", "boxes-page2.png", "boxes-page3.png"] {
            #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: name).path), "\(name)")
        }
    }

    @Test("A PDF is read page by page")
    func pdf() async throws {
        let data = PDFFile.data(pages: [["Invoice 2024-118", "Total 20.40"], ["Second sheet"]])
        let outcome = try await Invocation(["recognize", "-"], input: data)()
        #expect(outcome.status == 0)
        #expect(outcome.output == "Invoice 2024-118\nTotal 20.40\n\u{c}Second sheet\n")
    }

    @Test("Pages that are no pages are misuse", arguments: ["0", "3-1", "a", "1,,2", "-2"])
    func misuse(pages: String) async throws {
        let outcome = try await sightread("recognize", "--pages=\(pages)", Fixtures.url("sign.png").path)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("--pages"))
    }
}

import Foundation
import SightTestSupport
import Testing

@Suite struct FolderTests {
    @Test("A folder is read with its folders, in natural order, without hidden files and what is no picture")
    func walk() async throws {
        let folder = try TemporaryFolder()
        let pictures = ["a.png", "b/page1.png", "b/page2.PNG", "b/page10.png", "c.png"]
        for name in pictures { try folder.put(fixture: "blank.png", name) }
        try folder.put(fixture: "blank.png", ".hidden.png")
        try folder.put(fixture: "blank.png", ".git/d.png")
        try folder.put(Data("no picture".utf8), "b/list.txt")
        try folder.put(Data(), "empty")
        let outcome = try await sightread("recognize", "--format", "json", folder.url.path)
        #expect(outcome.status == 0)
        #expect(try RecognizeTests.files(outcome) == pictures.map(folder.path))
        #expect(outcome.errors == "sightread: skipped 2 files that are no picture of a format that is read\n")
    }

    @Test("A damaged picture in a folder is a failure, for it is a picture by its first bytes")
    func damaged() async throws {
        let folder = try TemporaryFolder()
        try folder.put(fixture: "cut-short.jpg", "a.jpg")
        try folder.put(fixture: "blank.png", "b.png")
        let outcome = try await sightread("recognize", "--format", "json", folder.url.path)
        #expect(outcome.status == 1)
        #expect(try RecognizeTests.files(outcome) == [folder.path("a.jpg"), folder.path("b.png")])
    }

    @Test("Empty files and links that lead nowhere fail by name where their names promise a picture")
    func lostPictures() async throws {
        let folder = try TemporaryFolder()
        try folder.put(fixture: "blank.png", "a.png")
        try FileManager.default.createSymbolicLink(atPath: folder.path("b.PNG"), withDestinationPath: "nowhere.png")
        try folder.put(Data(), "c.jpg")
        let outcome = try await sightread("recognize", "--format", "json", folder.url.path)
        #expect(outcome.status == 1)
        #expect(try RecognizeTests.files(outcome) == ["a.png", "b.PNG", "c.jpg"].map(folder.path))
        #expect(outcome.errors.contains("b.PNG: the picture cannot be read: there is no such file"))
        #expect(outcome.errors.contains("c.jpg: the picture cannot be read: the file is empty"))
    }

    @Test("Pipes and links that lead nowhere are counted, and nothing waits for them")
    func noFiles() async throws {
        let folder = try TemporaryFolder()
        try folder.put(fixture: "blank.png", "a.png")
        try FileManager.default.createSymbolicLink(atPath: folder.path("b"), withDestinationPath: "nowhere")
        try #require(mkfifo(folder.path("c.png"), 0o600) == 0)
        let outcome = try await sightread("recognize", "--format", "json", folder.url.path)
        #expect(outcome.status == 0)
        #expect(try RecognizeTests.files(outcome) == [folder.path("a.png")])
        #expect(outcome.errors == "sightread: skipped 2 files that are no picture of a format that is read\n")
    }

    @Test("A link that leads back to its own folder is not followed")
    func loop() async throws {
        let folder = try TemporaryFolder()
        try folder.put(fixture: "blank.png", "a/b.png")
        try FileManager.default.createSymbolicLink(atPath: folder.path("a/again"), withDestinationPath: folder.url.path)
        let outcome = try await sightread("recognize", "--format", "json", folder.url.path)
        #expect(outcome.status == 0)
        #expect(try RecognizeTests.files(outcome) == [folder.path("a/b.png")])
    }

    @Test("A folder without pictures is no failure, but is told")
    func nothing() async throws {
        let folder = try TemporaryFolder()
        let outcome = try await sightread("recognize", folder.url.path)
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors == "sightread: found no picture\n")
    }

    @Test("A name that is not UTF-8 is told, and the rest is done")
    func strangeName() async throws {
        let folder = try TemporaryFolder()
        try folder.put(fixture: "blank.png", "a.png")
        let descriptor = (folder.url.path + "/").utf8CString.dropLast().map { $0 } + [-1, 46, 0]
        let file = try #require(fopen(descriptor, "w"))
        fclose(file)
        let outcome = try await sightread("recognize", "--format", "json", folder.url.path)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains(#"the file \xff. in it has a name that is not UTF-8"#))
        #expect(try RecognizeTests.schemaFaults(outcome) == [])
        #expect(outcome.outputLines.count == 2)
    }

    @Test("Into a folder every picture gets a file of its own, named for it")
    func outputs() async throws {
        let folder = try TemporaryFolder()
        try folder.put(fixture: "sign.png", "in/b/sign.png")
        try folder.put(fixture: "sign.png", "in/a.png")
        try folder.put(fixture: "orientation-1.jpg", "in/a.jpg")
        try folder.put(Data("x".utf8), "in/a.doc")
        let outcome = try await sightread("recognize", "-o", folder.path("out/"), folder.path("in"))
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
        // a.jpg comes before a.png; a.doc is no picture and claims no name.
        #expect(try folder.text("out/a.txt").contains("SWIFT"))
        #expect(try folder.text("out/a-2.txt").contains("STEP"))
        #expect(try folder.text("out/b/sign.txt").contains("STEP"))
    }
}

import Foundation
import SightImage
import SightTestSupport
import Testing

@Suite struct OutputTests {
    static let sign = RecognizeTests.sign

    @Test("A file is there when it is whole, and keeps its permissions and the link that leads to it")
    func replaced() async throws {
        let folder = try TemporaryFolder()
        try folder.put(Data("old".utf8), "real.txt")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("real.txt"))
        try FileManager.default.createSymbolicLink(atPath: folder.path("link.txt"), withDestinationPath: "real.txt")
        let outcome = try await sightread("recognize", "-o", folder.path("link.txt"), Self.sign)
        #expect(outcome.status == 0)
        #expect(try folder.text("real.txt").contains("STEP"))
        #expect(folder.names == ["link.txt", "real.txt"])
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("real.txt"))
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    @Test(
        "An output that cannot be written is named, with the reason",
        arguments: [("/nonexistent/out.txt", "No such file or directory"), ("/dev/full", "No space left on device")])
    func unwritable(path: String, reason: String) async throws {
        let outcome = try await sightread("recognize", "-o", path, Self.sign)
        #expect(outcome.status == 1)
        #expect(outcome.errors == "sightread: \(path): cannot be written: \(reason)\n")
    }

    @Test("A full disk under standard output is named")
    func fullStandardOutput() async throws {
        let command = "exec '\(Invocation.executable.path)' recognize '\(Self.sign)' > /dev/full"
        let process = Process(), errors = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.standardError = errors
        try process.run()
        let said = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
        #expect(said == "sightread: standard output: cannot be written: No space left on device\n")
    }

    @Test("In a folder that cannot be written every picture is named")
    func unwritableFolder() async throws {
        let outcome = try await sightread("recognize", "-o", "/proc/out/", Self.sign, Self.sign)
        #expect(outcome.status == 1)
        #expect(outcome.errors.split(separator: "\n").count == 2)
        #expect(outcome.errors.contains("/proc/out"))
    }

    @Test("What is read is never written over")
    func sameFile() async throws {
        let folder = try TemporaryFolder()
        let picture = try folder.put(fixture: "sign.png", "sign.png")
        for arguments in [["-o", picture], ["--annotate", picture], ["--annotate", folder.url.path]] {
            let outcome = try await Invocation(["recognize", picture] + arguments)()
            #expect(outcome.status == 1)
            #expect(outcome.errors.contains("it is the picture that is read"))
        }
        #expect(try Data(contentsOf: URL(filePath: picture)) == Fixtures.data("sign.png"))
        #expect(folder.names == ["sign.png"])
    }

    @Test("Annotated pictures show the boxes, in the format of their name")
    func annotated() async throws {
        let folder = try TemporaryFolder()
        for (name, format) in [("out.png", PictureFormat.png), ("out.jpg", .jpeg)] {
            let outcome = try await sightread("recognize", "--annotate", folder.path(name), Self.sign)
            #expect(outcome.status == 0 && outcome.errors.isEmpty)
            let drawn = try PictureSource(contentsOf: folder.url.appending(path: name))
            let original = try PictureSource(Fixtures.data("sign.png"))
            #expect(drawn.header.format == format)
            #expect(drawn.header.width == original.header.width && drawn.header.height == original.header.height)
            let pixels = try drawn.storedPixels()
            #expect(pixels.format == .rgb8)
            let isColored = pixels.withUnsafeBytes { bytes in
                stride(from: 0, to: bytes.count, by: 3).contains { Int(bytes[$0 + 2]) - Int(bytes[$0]) > 100 }
            }
            #expect(isColored)
        }
        let several = try await sightread("recognize", "--annotate", folder.path("all/"), Self.sign, Self.sign)
        #expect(several.status == 0)
        #expect(folder.exists("all/sign.png") && folder.exists("all/sign-2.png"))
    }

    @Test("An annotated picture that cannot be written is a failure; the text is printed all the same")
    func unwritableAnnotation() async throws {
        let outcome = try await sightread("recognize", "--annotate", "/nonexistent/out.png", Self.sign)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("STEP"))
        #expect(outcome.errors == "sightread: /nonexistent/out.png: cannot be written: No such file or directory\n")
    }
}

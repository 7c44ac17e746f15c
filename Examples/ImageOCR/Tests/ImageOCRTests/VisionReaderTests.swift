import Foundation
import ImageOCRModel
import Testing

/// The same screen with the real recognizer.
@MainActor
@Suite
struct VisionReaderTests {
    private static let pictures = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../Tests/Fixtures").standardized

    private static func picture(_ name: String) -> URL { pictures.appending(path: name) }

    @Test(arguments: 1...8)
    func `A photo is read whichever way it is stored`(_ orientation: Int) async throws {
        let text = try await VisionReader().text(of: Self.picture("orientation-\(orientation).jpg"))
        #expect(text == "SWIFT VISION 2468")
    }

    @Test func `Each kind of file leads to its state`() async {
        let screen = OCRScreen()
        let states: [(String, OCRScreen.State)] = [
            ("sign.png", .recognized), ("blank.png", .noText), ("cut-short.jpg", .unreadable),
            ("no such file.png", .unreadable), ("letter.txt", .unreadable),
        ]
        for (name, state) in states {
            screen.choose(.success(Self.picture(name)))
            await screen.settle()
            #expect(screen.state == state, "\(name)")
            #expect(screen.transcript == (state == .recognized ? "MIND THE STEP" : ""))
        }
    }

    @Test func `A damaged picture is told from a missing file`() async {
        await #expect(throws: PictureReaderError.notAPicture) {
            try await VisionReader().text(of: Self.picture("cut-short.jpg"))
        }
        await #expect(throws: CocoaError.self) {
            try await VisionReader().text(of: Self.picture("no such file.png"))
        }
    }

    @Test func `A cancelled reading throws and the next one works`() async throws {
        let reader = VisionReader()
        let reading = Task { try await reader.text(of: Self.picture("letter.png")) }
        reading.cancel()
        await #expect(throws: (any Error).self) { try await reading.value }
        #expect(try await reader.text(of: Self.picture("sign.png")) == "MIND THE STEP")
    }

    @Test func `Of many choices in a hurry the last one is shown`() async {
        var random = SplitMix(7)
        let screen = OCRScreen()
        for _ in 1...200 {
            let number = Int.random(in: 1...8, using: &random)
            screen.choose(.success(Self.picture(["orientation-\(number).jpg", "letter.png", "blank.png"][number % 3])))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: screen.cancel()
            case 1: await Task.yield()
            case 2: try? await Task.sleep(for: .milliseconds(Int.random(in: 0...20, using: &random)))
            default: break
            }
        }
        screen.choose(.success(Self.picture("sign.png")))
        await screen.settle()
        #expect(screen.state == .recognized && screen.transcript == "MIND THE STEP")
    }
}

import Foundation
import ImageOCRModel
import Testing

/// Every state and every way from one to another, with a reader that the test holds.
@MainActor
@Suite
struct StateTests {
    let reader = GatedReader()
    let screen: OCRScreen

    init() {
        screen = OCRScreen(reader: reader)
    }

    /// Chooses a file and waits until its reading has begun.
    private func start(_ file: URL = .first, reading number: Int = 1) async {
        screen.choose(.success(file))
        await reader.untilStarted(number)
    }

    /// Ends the only reading under way.
    private func finish(_ result: Result<String, any Error>) async {
        await reader.release(0, result)
        await screen.settle()
    }

    @Test func `A new screen asks for a picture`() {
        #expect(screen.state == .ready)
        #expect(screen.message == "Choose an image to recognize.")
        #expect(screen.transcript.isEmpty && !screen.isChoosing && !screen.isRecognizing)
    }

    @Test func `A choice is recognized and its text shown`() async {
        screen.choose(.success(.first))
        #expect(screen.isRecognizing, "at once, before the reader was even asked")
        #expect(screen.message == "Recognizing…")
        await reader.untilStarted(1)
        await finish(.success("ONE\nTWO"))
        #expect(screen.state == .recognized && !screen.isRecognizing)
        #expect(screen.message == "Text recognized.")
        #expect(screen.transcript == "ONE\nTWO")
    }

    @Test func `A picture without text is told from one that cannot be read`() async {
        await start()
        await finish(.success(""))
        #expect(screen.state == .noText)
        #expect(screen.message == "No text found.")
        await start(reading: 2)
        await finish(.failure(PictureReaderError.notAPicture))
        #expect(screen.state == .unreadable)
        #expect(screen.message == "Could not read this image. Try a local JPEG or PNG.")
        #expect(screen.transcript.isEmpty)
    }

    @Test func `An error of cancellation that nobody asked for is a failure`() async {
        await start()
        await finish(.failure(CancellationError()))
        #expect(screen.state == .unreadable)
    }

    @Test func `A picker that gives no file is said so, and the old text goes`() async {
        await start()
        await finish(.success("OLD"))
        screen.openPicker()
        screen.choose(.failure(Refusal()))
        #expect(screen.state == .notOpened)
        #expect(screen.message == "Could not open the selected file.")
        #expect(screen.transcript.isEmpty && !screen.isChoosing)
    }

    @Test func `Opening and dismissing the picker while idle keeps the result`() async {
        await start()
        await finish(.success("KEPT"))
        screen.openPicker()
        #expect(screen.isChoosing && screen.state == .recognized && screen.transcript == "KEPT")
        screen.dismissPicker()
        #expect(!screen.isChoosing && screen.state == .recognized && screen.transcript == "KEPT")
    }

    @Test(arguments: [OCRScreen.State.ready, .noText, .unreadable, .notOpened, .canceled])
    func `Opening and dismissing the picker while idle keeps every message`(_ state: OCRScreen.State) async {
        switch state {
        case .notOpened: screen.choose(.failure(Refusal()))
        case .noText, .unreadable:
            await start()
            await finish(state == .noText ? .success("") : .failure(Refusal()))
        case .canceled:
            await start()
            screen.cancel()
        default: break
        }
        #expect(screen.state == state)
        screen.openPicker()
        #expect(screen.state == state)
        screen.dismissPicker()
        #expect(screen.state == state)
        await reader.releaseAll()
    }

    @Test func `Opening the picker while recognizing cancels at once`() async {
        await start()
        screen.openPicker()
        #expect(screen.state == .canceled && screen.isChoosing)
        #expect(screen.message == "Recognition canceled.")
        screen.dismissPicker()
        #expect(screen.state == .canceled && !screen.isChoosing)
        await reader.release(0, .success("LATE"))
        await drainMainActor()
        #expect(screen.state == .canceled && screen.transcript.isEmpty)
    }

    @Test func `A choice after such a cancellation is recognized`() async {
        await start()
        screen.openPicker()
        screen.choose(.success(.second))
        #expect(screen.isRecognizing && !screen.isChoosing)
        await reader.untilStarted(2)
        await reader.release(1, .success("SECOND"))
        await screen.settle()
        #expect(screen.transcript == "SECOND")
        await reader.releaseAll()
    }

    @Test func `A new choice clears the old text at once`() async {
        await start()
        await finish(.success("OLD"))
        screen.choose(.success(.second))
        #expect(screen.transcript.isEmpty && screen.isRecognizing)
        await reader.untilStarted(2)
        await finish(.success("NEW"))
        #expect(screen.transcript == "NEW")
    }

    @Test func `The cancel button stops recognition, and does nothing without one`() async {
        screen.cancel()
        #expect(screen.state == .ready)
        await start()
        screen.cancel()
        #expect(screen.state == .canceled)
        await start(.second, reading: 2)
        await reader.release(1, .success("DONE"))
        await screen.settle()
        screen.cancel()
        #expect(screen.state == .recognized && screen.transcript == "DONE")
        await reader.releaseAll()
    }

    @Test(arguments: [OCRScreen.Phase.inactive, .background])
    func `Leaving the front cancels, and coming back starts nothing`(_ phase: OCRScreen.Phase) async {
        await start()
        screen.phaseChanged(to: phase)
        #expect(screen.state == .canceled)
        screen.phaseChanged(to: .active)
        await drainMainActor()
        #expect(screen.state == .canceled)
        #expect(await reader.heldCount == 1, "nothing new was asked for")
        await reader.releaseAll()
    }

    @Test func `Finished text stays when the app leaves the front and comes back`() async {
        await start()
        await finish(.success("STAYS"))
        for phase in [OCRScreen.Phase.inactive, .background, .active] { screen.phaseChanged(to: phase) }
        #expect(screen.state == .recognized && screen.transcript == "STAYS")
    }

    @Test func `Becoming active cancels nothing`() async {
        await start()
        screen.phaseChanged(to: .active)
        #expect(screen.isRecognizing)
        await finish(.success("READ"))
        #expect(screen.transcript == "READ")
    }

    @Test func `A screen that goes away cancels`() async {
        await start()
        screen.disappear()
        #expect(screen.state == .canceled)
        await reader.releaseAll()
    }

    @Test(arguments: [Result<String, any Error>.success("LATE"), .success(""), .failure(Refusal())])
    func `What ends late changes nothing`(_ late: Result<String, any Error>) async {
        await start()
        await start(.second, reading: 2)
        await reader.release(0, late)
        await drainMainActor()
        #expect(screen.isRecognizing && screen.transcript.isEmpty, "while the newer one is read")
        await reader.release(0, .success("NEWER"))
        await screen.settle()
        #expect(screen.state == .recognized && screen.transcript == "NEWER")

        await start(.first, reading: 3)
        await start(.second, reading: 4)
        await reader.release(1, .success("NEWEST"))
        await screen.settle()
        await reader.release(0, late)
        await drainMainActor()
        #expect(screen.state == .recognized && screen.transcript == "NEWEST", "after the newer one was read")
    }

    @Test func `The reading itself learns that it was cancelled`() async {
        struct Listener: PictureReader {
            func text(of file: URL) async throws -> String {
                try await Task.sleep(for: .seconds(3600))
                return "never"
            }
        }
        let screen = OCRScreen(reader: Listener())
        screen.choose(.success(.first))
        let settled = Task { await screen.settle() }
        await drainMainActor()
        screen.cancel()
        await settled.value
        #expect(screen.state == .canceled)
    }
}

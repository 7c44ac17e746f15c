import Foundation
import ImageOCRModel
import Testing

/// Random sequences of everything a user and a slow recognizer can do, compared step by step with what must be shown.
@MainActor
@Suite
struct RaceTests {
    /// What must be on the screen: the rules, without tasks.
    private struct Expected: Equatable {
        var state = OCRScreen.State.ready
        var transcript = ""
        var isChoosing = false
        /// The reading whose result counts.
        var current: Int?

        mutating func cancel() {
            guard current != nil else { return }
            current = nil
            state = .canceled
        }

        mutating func end(_ reading: Int, _ text: String?) {
            guard reading == current else { return }
            current = nil
            transcript = text ?? ""
            state = text.map { $0.isEmpty ? .noText : .recognized } ?? .unreadable
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func `The last choice wins, whatever ends when`(seed: UInt64) async {
        var random = SplitMix(seed)
        let reader = GatedReader()
        let screen = OCRScreen(reader: reader)
        var expected = Expected()
        var started = 0
        for step in 1...1000 {
            switch Int.random(in: 0..<12, using: &random) {
            case 0...3:
                screen.choose(.success(URL(filePath: "/pictures/\(step).png")))
                expected.cancel()
                expected.isChoosing = false
                expected.transcript = ""
                expected.state = .recognizing
                expected.current = started
                started += 1
                await reader.untilStarted(started)
            case 4:
                screen.cancel()
                expected.cancel()
            case 5:
                screen.openPicker()
                expected.cancel()
                expected.isChoosing = true
            case 6:
                screen.dismissPicker()
                expected.isChoosing = false
            case 7:
                screen.phaseChanged(to: .background)
                screen.phaseChanged(to: .active)
                expected.cancel()
            case 8:
                screen.choose(.failure(Refusal()))
                expected.cancel()
                expected.isChoosing = false
                expected.transcript = ""
                expected.state = .notOpened
            default:
                let held = await reader.heldCount
                guard held > 0 else { continue }
                let text = ["text of step \(step)", "", nil].randomElement(using: &random)!
                let index = Int.random(in: 0..<held, using: &random)
                expected.end(await reader.release(index, text.map { .success($0) } ?? .failure(Refusal())), text)
                await drainMainActor()
            }
            let shown = Expected(
                state: screen.state, transcript: screen.transcript, isChoosing: screen.isChoosing,
                current: expected.current)
            #expect(shown == expected, "step \(step)")
        }
        await reader.releaseAll()
        await drainMainActor()
        #expect(screen.isRecognizing == false)
    }

    @Test func `A thousand choices without a breath between them end with the last one`() async {
        var random = SplitMix(6)
        let reader = GatedReader()
        let screen = OCRScreen(reader: reader)
        for number in 1...1000 {
            screen.choose(.success(URL(filePath: "/pictures/\(number).png")))
            if number < 1000, Bool.random(using: &random) { screen.cancel() }
            if Int.random(in: 0..<8, using: &random) == 0 { await Task.yield() }
        }
        await reader.untilStarted(1000)
        // The first nine hundred and ninety-nine end in any order around the last.
        var last: Int?
        while await reader.heldCount > 0 {
            let index = Int.random(in: 0..<(await reader.heldCount), using: &random)
            let id = await reader.release(index, .success("reading \(index)"))
            if id == 999 { last = index }
            if last == nil { #expect(screen.transcript.isEmpty) }
        }
        await screen.settle()
        await drainMainActor()
        #expect(last.map { "reading \($0)" } == screen.transcript)
    }
}

/// The same numbers for the same seed.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

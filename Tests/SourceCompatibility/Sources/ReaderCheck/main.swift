import CompatibilityChecks
import Foundation
import Vision

extension ReadingModel: ReadingScreen {
    var isBusy: Bool { phase == .reading }
    var shownMessage: String {
        if case .found = phase { "found" } else { "\(phase)" }
    }
    var shownText: String {
        if case .found(let text) = phase { text } else { "" }
    }
    func open(_ url: URL) { choose(url) }
    func stop() { cancelReading() }
}

let fixtures = URL(filePath: CommandLine.arguments[1])
let report = Report()
let reader = PhotoReader()
await checkRecognizer(
    report, fixtures: fixtures, recognize: { try await reader.text(of: $0) }, isUnreadable: { $0 is PhotoProblem })
await checkScreen(report, fixtures: fixtures, screen: ReadingModel())

let words = try await placedWords(
    in: fixtures.appending(path: "orientation-1.jpg"), size: CGSize(width: 480, height: 160))
report.check(words.map(\.word) == ["SWIFT", "VISION", "2468"], "words: \(words)")
report.check(zip(words, words.dropFirst()).allSatisfy { $0.frame.maxX <= $1.frame.minX + 2 }, "boxes: \(words)")
report.check(words.allSatisfy { $0.frame.minY > 40 && $0.frame.maxY < 110 }, "boxes: \(words)")

do {
    _ = try await RecognizeTextRequest().perform(on: fixtures.appending(path: "cut-short.jpg"))
    report.check(false, "a damaged file was read")
} catch {
    report.check(explanation(error).hasPrefix("not a picture"), explanation(error))
}

let small = thumbnail(of: fixtures.appending(path: "orientation-8.jpg"), side: 120)
report.check(small?.image.width == 120 && small?.image.height == 40, "thumbnail: \(String(describing: small))")
report.check(small?.width == 160 && small?.height == 480, "properties: \(String(describing: small))")

if let white = whitePicture(width: 64, height: 48) {
    report.check(try await RecognizeTextRequest().perform(on: white).isEmpty, "white pixels have text")
} else {
    report.check(false, "no picture of bytes")
}

if let source = CGImageSourceCreateWithURL(fixtures.appending(path: "orientation-1.jpg") as CFURL, nil),
    let image = CGImageSourceCreateImageAtIndex(source, 0, nil),
    let sample = frame(of: image, at: CMTime(seconds: 2, preferredTimescale: 600))
{
    let frames = FrameReader()
    let end = try await frames.captured(sample)
    report.check(frames.lastText == "SWIFT VISION 2468", "frame: \(frames.lastText)")
    report.check(end == CMTime(value: 61, timescale: 30) && end.seconds > 2, "time: \(end)")
    var impossible = RecognizeTextRequest()
    impossible.regionOfInterest = NormalizedRect(x: 0, y: 0, width: 2, height: 2)
    let all = await frames.everything(
        on: fixtures.appending(path: "sign.png"), [impossible, RecognizeTextRequest()])
    report.check(all.texts == ["MIND THE STEP"] && all.failures == 1, "performAll: \(all)")
} else {
    report.check(false, "no frame of a picture")
}
report.finish()

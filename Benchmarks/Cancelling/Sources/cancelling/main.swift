import Foundation
import ImageIO
import Vision

// Recognizes a large page again and again, cancels each time at another moment, and measures how long the task then takes to
// end. Written against Vision, as a caller would.

let path = CommandLine.arguments.dropFirst().first ?? "Tests/Fixtures/letter.png"
guard let source = CGImageSourceCreateWithURL(URL(filePath: path) as CFURL, nil),
    let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
else {
    FileHandle.standardError.write(Data("cancelling: \(path) is no picture\n".utf8))
    exit(1)
}
let clock = ContinuousClock()
let request = RecognizeTextRequest()
_ = try await request.perform(on: image)
let whole = try await clock.measure { _ = try await request.perform(on: image) }

var latencies: [Double] = []
var finished = 0
for i in 0..<60 {
    let task = Task { try await request.perform(on: image) }
    try await Task.sleep(for: whole * Double(i) / 60)
    let cancelled = clock.now
    task.cancel()
    do {
        _ = try await task.value
        finished += 1
    } catch {
        latencies.append((clock.now - cancelled) / .milliseconds(1))
    }
}
latencies.sort()
print("\(path), \(image.width) × \(image.height) pixels: a whole recognition takes \(Int(whole / .milliseconds(1))) ms")
print(
    "cancelled \(latencies.count) times (\(finished) had finished before): median \(Int(latencies[latencies.count / 2])) ms, "
        + "90 % within \(Int(latencies[latencies.count * 9 / 10])) ms, longest \(Int(latencies.last!)) ms")

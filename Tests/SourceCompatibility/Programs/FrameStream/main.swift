import CoreMedia
import Foundation
import ImageIO
import Vision

// Reads a stream of frames with the fast level and tells a text once it was seen twice in a row.

actor LiveReader {
    private var request = RecognizeTextRequest()
    private var last: String?
    private(set) var confirmed: [String] = []

    init() {
        request.recognitionLevel = .fast
        request.automaticallyDetectsLanguage = false
        request.recognitionLanguages = [Locale.Language(identifier: "en-US")]
    }

    /// Looks at a frame; the text when it is certain and new.
    func look(at frame: Frame) async throws -> String? {
        let lines = try await request.perform(on: frame.pixels)
        let text = lines.filter { $0.confidence > 0.5 }.map(\.transcript).joined(separator: " ")
        defer { last = text }
        guard !text.isEmpty, text == last, confirmed.last != text else { return nil }
        confirmed.append(text)
        return text
    }
}

let folder = URL(filePath: CommandLine.arguments[1])
let images = ["sign.png", "sign.png", "sign.png", "blank.png", "orientation-1.jpg", "orientation-1.jpg"]
    .compactMap { CGImageSourceCreateWithURL(folder.appending(path: $0) as CFURL, nil) }
    .compactMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
guard let camera = FrameSource(images: images, size: CGSize(width: 640, height: 360)) else { fatalError("no camera") }

let reader = LiveReader()
var seen = 0
for await frame in camera.frames() {
    seen += 1
    if let text = try await reader.look(at: frame) {
        print(frame.time.value, text)
    }
}
print(seen, await reader.confirmed)

// A stream that nobody looks at to its end.
for await frame in camera.frames().prefix(1) {
    print(CMTimeGetSeconds(frame.time))
}

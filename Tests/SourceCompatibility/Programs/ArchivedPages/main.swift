import CoreMedia
import Foundation
import Vision

// Keeps what was found beside the pictures, as JSON and as a property list, and draws from the archive later.

/// One page of the archive. Only what is needed of each line is kept in full.
struct ArchivedPage: Codable, Equatable {
    struct Entry: Codable, Equatable {
        var text: String
        var confidence: Float
        var box: NormalizedRect
        var corners: [NormalizedPoint]
    }

    var version = 2
    var request: RequestDescriptor
    var level: String
    var entries: [Entry]
    var observations: [RecognizedTextObservation]

    init(_ observations: [RecognizedTextObservation], of request: RecognizeTextRequest) {
        self.request = request.descriptor
        level = request.recognitionLevel == .fast ? "fast" : "accurate"
        self.observations = observations
        entries = observations.map {
            Entry(
                text: $0.transcript, confidence: $0.confidence, box: $0.boundingBox,
                corners: [$0.topLeft, $0.topRight, $0.bottomRight, $0.bottomLeft])
        }
    }
}

let folder = URL(filePath: CommandLine.arguments[1])
let request = RecognizeTextRequest()
let page = ArchivedPage(try await request.perform(on: folder.appending(path: "sign.png")), of: request)

let json = try JSONEncoder().encode(page)
print(try JSONDecoder().decode(ArchivedPage.self, from: json) == page)

let lists = PropertyListEncoder()
lists.outputFormat = .binary
let list = try lists.encode(page)
let loaded = try PropertyListDecoder().decode(ArchivedPage.self, from: list)
print(loaded == page, loaded.entries.map(\.text), loaded.request == .recognizeTextRequest(.revision3))

// From a file, in another process as it were: the boxes of words are still there.
let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).plist")
try list.write(to: file, options: .atomic)
defer { try? FileManager.default.removeItem(at: file) }
let stored = try PropertyListDecoder().decode(ArchivedPage.self, from: Data(contentsOf: file))
for observation in stored.observations {
    guard let best = observation.topCandidates(1).first else { continue }
    let words = best.string.split(separator: " ")
    let boxes = words.compactMap { best.boundingBox(for: $0.startIndex..<$0.endIndex)?.boundingBox }
    let ordered = zip(boxes, boxes.dropFirst()).allSatisfy { $0.cgRect.midX < $1.cgRect.midX }
    print(words.count, boxes.count, ordered)
}

// Requests are values too: as keys of a cache, and compared after a change.
var faster = request
faster.recognitionLevel = .fast
let cache: [RecognizeTextRequest: [RecognizedTextObservation]] = [request: page.observations]
print(cache[request]?.count ?? 0, cache[faster] == nil, faster != request)
print(Set(page.observations).union(stored.observations).count)
print(try JSONDecoder().decode(CMTime.self, from: JSONEncoder().encode(CMTime(value: 3, timescale: 30))).seconds)

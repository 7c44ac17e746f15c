import Foundation
import Vision

/// Remembers what was read, by file and request; two callers that ask at the same time share one reading.
actor ResultCache {
    private struct Key: Hashable {
        var file: URL
        var request: RecognizeTextRequest
    }

    private var readings: [Key: Task<[RecognizedTextObservation], any Error>] = [:]
    private(set) var started = 0

    func lines(of file: URL, request: RecognizeTextRequest) async throws -> [RecognizedTextObservation] {
        let key = Key(file: file, request: request)
        if let reading = readings[key] { return try await reading.value }
        started += 1
        let reading = Task { try await request.perform(on: file) }
        readings[key] = reading
        do {
            return try await reading.value
        } catch {
            readings[key] = nil
            throw error
        }
    }
}

@main
struct CachedReading {
    static func main() async throws {
        let file = URL(filePath: CommandLine.arguments[1]).appending(path: "sign.png")
        let cache = ResultCache()
        var fast = RecognizeTextRequest()
        fast.recognitionLevel = .fast
        let quick = fast
        async let first = cache.lines(of: file, request: RecognizeTextRequest())
        async let second = cache.lines(of: file, request: RecognizeTextRequest(.revision3))
        async let third = cache.lines(of: file, request: quick)
        let (a, b, c) = try await (first, second, third)
        print(a == b, a == c, a.map(\.transcript) == c.map(\.transcript))
        print(await cache.started, RecognizeTextRequest() == RecognizeTextRequest(.revision3))
        print(Set([RecognizeTextRequest(), fast, fast]).count, fast.descriptor == .recognizeTextRequest(.revision3))
    }
}

import Foundation
import Vision

/// A stream of texts, one element a picture, read as somebody asks for the next.
struct PageTexts: AsyncSequence {
    typealias Element = (name: String, text: String)

    var files: [URL]

    struct AsyncIterator: AsyncIteratorProtocol {
        var files: ArraySlice<URL>
        let request = RecognizeTextRequest()

        mutating func next() async throws -> Element? {
            guard let file = files.popFirst() else { return nil }
            let lines = try await request.perform(on: file)
            return (file.lastPathComponent, lines.map(\.transcript).joined(separator: " "))
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(files: files[...]) }
}

/// The same from a producer of its own.
func updates(for files: [URL]) -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { continuation in
        let task = Task {
            do {
                for file in files {
                    continuation.yield(try await RecognizeTextRequest().perform(on: file).count)
                }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
    }
}

@main
enum PageStream {
    static func main() async throws {
        let folder = URL(filePath: CommandLine.arguments[1])
        let files = ["sign.png", "blank.png", "orientation-3.jpg", "cut-short.jpg"].map { folder.appending(path: $0) }
        do {
            for try await page in PageTexts(files: files) where !page.text.isEmpty {
                print(page.name, page.text)
            }
        } catch VisionError.invalidImage {
            print("stopped at a damaged file")
        }
        for try await count in updates(for: Array(files.prefix(2))).map({ $0 * 10 }) { print(count) }
        var pages = PageTexts(files: files).makeAsyncIterator()
        print(try await pages.next()?.name ?? "none")
    }
}

import Foundation
import Vision

/// Shows a quick reading first and replaces it by the better one.
actor DocumentText {
    enum Stage: Sendable, Equatable {
        case empty, preview([String]), final([String])
    }

    private(set) var stage = Stage.empty

    func load(_ file: URL) -> AsyncStream<Stage> {
        let (stages, continuation) = AsyncStream.makeStream(of: Stage.self)
        Task {
            for level in [RecognizeTextRequest.RecognitionLevel.fast, .accurate] {
                var request = RecognizeTextRequest()
                request.recognitionLevel = level
                guard let lines = try? await request.perform(on: file) else { continue }
                let text = lines.map(\.transcript)
                stage = level == .fast ? .preview(text) : .final(text)
                continuation.yield(stage)
            }
            continuation.finish()
        }
        return stages
    }
}

@main
enum PreviewThenFull {
    static func main() async {
        let file = URL(filePath: CommandLine.arguments[1]).appending(path: "sign.png")
        let document = DocumentText()
        for await stage in await document.load(file) { print(stage) }
        print(await document.stage == .final(["MIND THE STEP"]))
    }
}

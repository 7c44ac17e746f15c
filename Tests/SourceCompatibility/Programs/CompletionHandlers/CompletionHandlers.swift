import Dispatch
import Foundation
import Vision

/// An app that has completion handlers everywhere and wraps the asynchronous request once.
final class TextService: Sendable {
    typealias Completion = @Sendable (Result<String, any Error>) -> Void

    private let callbacks = DispatchQueue(label: "text service")

    @discardableResult
    func readText(in file: URL, completion: @escaping Completion) -> Task<Void, Never> {
        Task {
            let result: Result<String, any Error>
            do {
                let lines = try await RecognizeTextRequest().perform(on: file)
                result = .success(lines.compactMap { $0.topCandidates(1).first?.string }.joined(separator: "\n"))
            } catch {
                result = .failure(error)
            }
            callbacks.async { completion(result) }
        }
    }
}

/// And back: the handler becomes asynchronous again.
extension TextService {
    func text(in file: URL) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            readText(in: file) { continuation.resume(with: $0) }
        }
    }
}

@main
struct CompletionHandlers {
    static func main() async throws {
        let folder = URL(filePath: CommandLine.arguments[1])
        let service = TextService()
        print(try await service.text(in: folder.appending(path: "sign.png")))
        do {
            print(try await service.text(in: folder.appending(path: "cut-short.jpg")))
        } catch {
            print(error is VisionError)
        }
    }
}

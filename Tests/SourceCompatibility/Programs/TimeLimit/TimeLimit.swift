import Foundation
import Vision

struct TooSlow: Error {}

/// Gives up when a deadline passes: the common race of two child tasks.
func withTimeLimit<Value: Sendable>(
    _ limit: Duration, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
        group.addTask { try await work() }
        group.addTask {
            try await Task.sleep(for: limit)
            throw TooSlow()
        }
        defer { group.cancelAll() }
        guard let first = try await group.next() else { throw CancellationError() }
        return first
    }
}

@main
struct TimeLimit {
    static func main() async throws {
        let file = URL(filePath: CommandLine.arguments[1]).appending(path: "sign.png")
        let lines = try await withTimeLimit(.seconds(60)) { try await RecognizeTextRequest().perform(on: file) }
        print(lines.map(\.transcript))
        do {
            _ = try await withTimeLimit(.zero) {
                try await Task.sleep(for: .seconds(60))
                return try await RecognizeTextRequest().perform(on: file)
            }
        } catch is TooSlow {
            print("too slow")
        }
    }
}

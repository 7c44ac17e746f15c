import Foundation
import Vision

// The user leaves the screen: the task is cancelled, and so is everything in it.

let letter = URL(filePath: CommandLine.arguments[1]).appending(path: "letter.png")

let reading = Task { try await RecognizeTextRequest().perform(on: letter) }
reading.cancel()
switch await reading.result {
case .success(let lines): print("read \(lines.count) lines in spite of it")
case .failure(VisionError.requestCancelled): print("cancelled")
case .failure(let error): print("another error:", error)
}

// Cancelling the parent reaches the children of a group.
let album = Task {
    try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 1...4 {
            group.addTask { try await RecognizeTextRequest().perform(on: letter).count }
        }
        var count = 0
        for try await lines in group { count += lines }
        return count
    }
}
album.cancel()
do {
    print("read \(try await album.value) lines in spite of it")
} catch VisionError.requestCancelled {
    print("all cancelled")
}

// And afterwards everything works as before.
print(try await RecognizeTextRequest().perform(on: letter).isEmpty == false)

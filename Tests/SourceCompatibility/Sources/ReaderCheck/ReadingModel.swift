import Foundation
import Observation

/// What a screen shows while a picture is read.
@MainActor
@Observable
final class ReadingModel {
    enum Phase: Equatable {
        case idle, reading, found(String), nothingFound, failed, stopped
    }

    private(set) var phase = Phase.idle
    private let reader = PhotoReader()
    private var task: Task<Void, Never>?

    func choose(_ file: URL) {
        task?.cancel()
        phase = .reading
        task = Task { [reader] in
            let outcome: Phase
            do {
                let text = try await reader.text(of: file)
                outcome = text.isEmpty ? .nothingFound : .found(text)
            } catch {
                outcome = .failed
            }
            // Somebody chose another picture in the meantime, or stopped.
            if Task.isCancelled { return }
            phase = outcome
        }
    }

    func cancelReading() {
        guard phase == .reading else { return }
        task?.cancel()
        phase = .stopped
    }
}

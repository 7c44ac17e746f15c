internal import Synchronization

/// Does work in a task of its own, and stops waiting for it at once when the calling task is cancelled.
///
/// For work that cannot be broken off: it is told of the cancellation, so what has not begun never does, and what has begun
/// ends by itself; its result is dropped.
package func withPromptCancellation<R: Sendable>(_ work: @escaping @Sendable () async throws -> R) async throws -> R {
    try Task.checkCancellation()
    let task = Task(operation: work)
    let waiter = Waiter<R>()
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            waiter.wait(continuation)
            Task { waiter.finish(await task.result) }
        }
    } onCancel: {
        task.cancel()
        waiter.finish(.failure(CancellationError()))
    }
}

/// Passes on the first of the results that come, whether before or after someone waits.
private final class Waiter<R: Sendable>: Sendable {
    private enum State {
        case open
        case waiting(CheckedContinuation<R, any Error>)
        case finished(Result<R, any Error>)
        case passedOn
    }

    private let state = Mutex(State.open)

    func wait(_ continuation: CheckedContinuation<R, any Error>) {
        let early = state.withLock { state -> Result<R, any Error>? in
            if case .finished(let result) = state {
                state = .passedOn
                return result
            }
            state = .waiting(continuation)
            return nil
        }
        if let early { continuation.resume(with: early) }
    }

    func finish(_ result: Result<R, any Error>) {
        let continuation = state.withLock { state -> CheckedContinuation<R, any Error>? in
            switch state {
            case .open:
                state = .finished(result)
                return nil
            case .waiting(let continuation):
                state = .passedOn
                return continuation
            case .finished, .passedOn:
                return nil
            }
        }
        continuation?.resume(with: result)
    }
}

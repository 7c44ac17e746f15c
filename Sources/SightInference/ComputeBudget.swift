internal import Synchronization

/// The threads that all networks of the process share, handed out in the order of asking.
///
/// Work asks for as many threads as its network uses and runs while it holds them, so any number of callers together never
/// compute on more threads than there are. Waiting suspends the task; no thread is blocked.
package final class ComputeBudget: Sendable {
    /// The number of threads in all.
    package let threads: Int
    private let state: Mutex<State>

    private struct Waiter {
        let id: Int
        let threads: Int
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var free: Int
        var nextID = 0
        var waiters: [Waiter] = []
        var cancelled: Set<Int> = []

        /// Takes those off the queue whose turn it is, strictly in order: a large request is never starved by small ones.
        mutating func granted() -> [Waiter] {
            var granted: [Waiter] = []
            while let first = waiters.first, first.threads <= free {
                free -= first.threads
                granted.append(waiters.removeFirst())
            }
            return granted
        }
    }

    package init(threads: Int) {
        self.threads = max(1, threads)
        self.state = Mutex(State(free: max(1, threads)))
    }

    /// Runs the body while holding some of the threads; more than there are means all.
    package func withThreads<R: Sendable>(_ wanted: Int, _ body: @Sendable () async throws -> R) async throws -> R {
        let count = min(max(wanted, 1), threads)
        try await acquire(count)
        defer { release(count) }
        return try await body()
    }

    private func acquire(_ count: Int) async throws {
        try Task.checkCancellation()
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let granted = state.withLock { state -> [Waiter]? in
                    if state.cancelled.remove(id) != nil { return nil }
                    state.waiters.append(Waiter(id: id, threads: count, continuation: continuation))
                    return state.granted()
                }
                guard let granted else {
                    continuation.resume(throwing: CancellationError())
                    return
                }
                for waiter in granted { waiter.continuation.resume() }
            }
        } onCancel: {
            let (waiter, granted) = state.withLock { state -> (Waiter?, [Waiter]) in
                if let index = state.waiters.firstIndex(where: { $0.id == id }) {
                    let waiter = state.waiters.remove(at: index)
                    return (waiter, state.granted())
                }
                // Not in the queue yet, or already granted; the mark is for the first case.
                state.cancelled.insert(id)
                return (nil, [])
            }
            waiter?.continuation.resume(throwing: CancellationError())
            for waiter in granted { waiter.continuation.resume() }
        }
        state.withLock { state in _ = state.cancelled.remove(id) }
    }

    private func release(_ count: Int) {
        let granted = state.withLock { state in
            state.free += count
            return state.granted()
        }
        for waiter in granted { waiter.continuation.resume() }
    }
}

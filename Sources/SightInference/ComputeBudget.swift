internal import Foundation
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

    /// The processors that this process may use: the affinity mask and the control group's quota, whichever is less.
    /// `SIGHTREAD_THREADS` overrules both.
    package static func availableProcessors() -> Int {
        if let chosen = ProcessInfo.processInfo.environment["SIGHTREAD_THREADS"].flatMap(Int.init), chosen > 0 {
            return chosen
        }
        return max(1, min(affinity() ?? ProcessInfo.processInfo.processorCount, quota() ?? .max))
    }

    /// The processors of the affinity mask, from the kernel's own words: `Cpus_allowed: 00000000,0000000f`.
    private static func affinity() -> Int? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("Cpus_allowed:") })
        else { return nil }
        let count = line.dropFirst("Cpus_allowed:".count).reduce(0) { $0 + ($1.hexDigitValue?.nonzeroBitCount ?? 0) }
        return count > 0 ? count : nil
    }

    /// The control group's quota in whole processors, rounded up; nil without one.
    private static func quota() -> Int? {
        func numbers(_ path: String) -> [Double?] {
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
            return text.split(whereSeparator: \.isWhitespace).map { Double($0) }
        }
        // Version 2 names the group in /proc/self/cgroup; inside a container that is usually the root.
        let group =
            (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8))
            .flatMap { $0.split(separator: "\n").first { $0.hasPrefix("0::") } }.map { String($0.dropFirst(3)) } ?? "/"
        for path in ["/sys/fs/cgroup\(group)/cpu.max", "/sys/fs/cgroup/cpu.max"] {
            let values = numbers(path)
            if values.count == 2, let quota = values[0], let period = values[1], period > 0 {
                return Int((quota / period).rounded(.up))
            }
        }
        let quota = numbers("/sys/fs/cgroup/cpu/cpu.cfs_quota_us"),
            period = numbers("/sys/fs/cgroup/cpu/cpu.cfs_period_us")
        if let q = quota.first ?? nil, let p = period.first ?? nil, q > 0, p > 0 { return Int((q / p).rounded(.up)) }
        return nil
    }
}

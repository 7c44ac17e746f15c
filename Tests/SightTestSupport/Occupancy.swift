internal import Synchronization

/// Counts who is inside at the same time.
package final class Occupancy: Sendable {
    private let state = Mutex((now: 0, most: 0, total: 0))

    package init() {}

    package func enter(_ count: Int = 1) {
        state.withLock { state in
            state.now += count
            state.total += count
            state.most = max(state.most, state.now)
        }
    }

    package func leave(_ count: Int = 1) { state.withLock { $0.now -= count } }

    package var now: Int { state.withLock { $0.now } }
    /// The most that were ever inside.
    package var most: Int { state.withLock { $0.most } }
    /// All that ever entered.
    package var total: Int { state.withLock { $0.total } }
}

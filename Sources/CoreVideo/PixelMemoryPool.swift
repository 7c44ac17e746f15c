internal import Synchronization

/// Blocks of memory of one size that buffers use one after the other.
final class PixelMemoryPool: Sendable {
    private let state = Mutex(State())

    private struct State {
        var free: [PixelMemory] = []
        var used = 0
    }

    /// A block that nobody uses, or a new one.
    /// - Parameters:
    ///   - count: The size in bytes, always the same.
    ///   - limit: How many may be in use; nil: any number.
    func block(count: Int, limit: Int?) -> Result<PixelMemory, BufferBlueprint.Refusal> {
        let old: Result<PixelMemory?, BufferBlueprint.Refusal> = state.withLock { state in
            if let limit, state.used >= limit {
                return .failure(.init(code: kCVReturnWouldExceedAllocationThreshold))
            }
            state.used += 1
            return .success(state.free.popLast())
        }
        return old.flatMap { block in
            if let block = block ?? PixelMemory(count: count) { return .success(block) }
            state.withLock { $0.used -= 1 }
            return .failure(.init(code: kCVReturnAllocationFailed))
        }
    }

    /// Takes a block back that ``block(count:limit:)`` gave.
    func take(back block: PixelMemory) {
        state.withLock { state in
            state.used -= 1
            state.free.append(block)
        }
    }

    /// Frees the blocks that nobody uses.
    func flush() {
        // Freed outside the lock.
        let unused = state.withLock { state in
            defer { state.free = [] }
            return state.free
        }
        _ = unused
    }
}

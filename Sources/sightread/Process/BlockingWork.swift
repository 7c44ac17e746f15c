internal import Dispatch

/// Work that may wait for the outside: files, pipes, a person at a terminal.
///
/// The cooperative threads carry every task of the process and must never wait, so such work runs on Dispatch's.
enum BlockingWork {
    static func run<R: Sendable>(_ body: @escaping @Sendable () -> R) async -> R {
        await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async { continuation.resume(returning: body()) }
        }
    }
}

internal import COpenVINO
internal import Synchronization

/// A compiled network with its pool of requests. A request is used by one run at a time.
final class CompiledModel: Sendable {
    // OpenVINO's compiled model is thread-safe; the pointer never changes.
    private nonisolated(unsafe) let handle: OpaquePointer
    private let idle = Mutex<[InferenceRequest]>([])

    init(_ handle: OpaquePointer) {
        self.handle = handle
    }

    deinit {
        idle.withLock { $0.removeAll() }
        ov_compiled_model_free(handle)
    }

    func run<R>(
        shape: [Int],
        fill: (UnsafeMutableBufferPointer<Float>) -> Void,
        read: ([Int], UnsafeBufferPointer<Float>) throws -> R
    ) async throws -> R {
        try Task.checkCancellation()
        let request = try idle.withLock { $0.popLast() } ?? InferenceRequest(handle)
        // A request that failed is not put back.
        try request.setInput(shape: shape, fill: fill)
        try Task.checkCancellation()
        try await request.infer()
        defer { idle.withLock { $0.append(request) } }
        try Task.checkCancellation()
        return try request.withOutput(read)
    }
}

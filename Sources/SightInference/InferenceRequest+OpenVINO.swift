internal import COpenVINO
internal import Synchronization

/// One inference request: its input and output tensors, and the run that is under way.
///
/// Used by one task at a time; what OpenVINO's threads touch lies behind the lock of `Run`.
final class InferenceRequest: @unchecked Sendable {
    private let handle: OpaquePointer
    private let callback: UnsafeMutablePointer<ov_callback_t>
    private let run = Run()

    init(_ model: OpaquePointer) throws(InferenceError) {
        var handle: OpaquePointer?
        try check(ov_compiled_model_create_infer_request(model, &handle), "creating a request")
        self.handle = handle!
        // The library keeps this pointer, not what it points to.
        callback = .allocate(capacity: 1)
        callback.initialize(to: ov_callback_t(callback_func: { inferenceDidEnd($0) }, args: nil))
        callback.pointee.args = Unmanaged.passRetained(run).toOpaque()
        try check(ov_infer_request_set_callback(self.handle, callback), "ov_infer_request_set_callback")
    }

    deinit {
        ov_infer_request_free(handle)  // waits for a run that is under way, and so for its callback
        Unmanaged<Run>.fromOpaque(callback.pointee.args).release()
        callback.deallocate()
    }

    func setInput(shape: [Int], fill: (UnsafeMutableBufferPointer<Float>) -> Void) throws(InferenceError) {
        var tensor: OpaquePointer?
        try check(ov_infer_request_get_input_tensor(handle, &tensor), "ov_infer_request_get_input_tensor")
        defer { ov_tensor_free(tensor) }
        try check(withShape(shape) { ov_tensor_set_shape(tensor, $0) }, "setting the input's shape to \(shape)")
        var memory: UnsafeMutableRawPointer?
        try check(ov_tensor_data(tensor, &memory), "ov_tensor_data")
        let count = shape.reduce(1, *)
        fill(UnsafeMutableBufferPointer(start: memory!.bindMemory(to: Float.self, capacity: count), count: count))
    }

    /// Suspends until the run has ended. A run is never broken off: OpenVINO 2026.4 remembers the input's shape only of
    /// runs that came to their end, so that the next run of the shape before would be computed with what was prepared for
    /// the broken one, and give wrong values.
    func infer() async throws(InferenceError) {
        let started = await withCheckedContinuation { continuation in
            run.begin(continuation)
            let status = ov_infer_request_start_async(handle)
            if status != OK { run.end(status) }
        }
        try check(started, "starting the network")
        // The callback comes just before the library notes the outcome; this waits for that note, not for the inference.
        try check(ov_infer_request_wait(handle), "running the network")
    }

    func withOutput<R>(_ read: ([Int], UnsafeBufferPointer<Float>) throws -> R) throws -> R {
        var tensor: OpaquePointer?
        try check(ov_infer_request_get_output_tensor(handle, &tensor), "ov_infer_request_get_output_tensor")
        defer { ov_tensor_free(tensor) }
        var shape = ov_shape_t()
        try check(ov_tensor_get_shape(tensor, &shape), "ov_tensor_get_shape")
        defer { ov_shape_free(&shape) }
        let sizes = UnsafeBufferPointer(start: shape.dims, count: Int(shape.rank)).map(Int.init)
        var memory: UnsafeMutableRawPointer?
        try check(ov_tensor_data(tensor, &memory), "ov_tensor_data")
        let count = sizes.reduce(1, *)
        return try read(
            sizes, UnsafeBufferPointer(start: memory!.bindMemory(to: Float.self, capacity: count), count: count))
    }
}

/// The run that is under way. It outlives its request when the callback comes late.
private final class Run: Sendable {
    private let continuation = Mutex<CheckedContinuation<ov_status_e, Never>?>(nil)

    func begin(_ continuation: CheckedContinuation<ov_status_e, Never>) {
        self.continuation.withLock { $0 = continuation }
    }

    /// - Parameter status: of the start.
    func end(_ status: ov_status_e) {
        let continuation = continuation.withLock { continuation in
            defer { continuation = nil }
            return continuation
        }
        continuation?.resume(returning: status)
    }
}

/// Called by OpenVINO on a thread of its own.
private func inferenceDidEnd(_ run: UnsafeMutableRawPointer?) {
    Unmanaged<Run>.fromOpaque(run!).takeUnretainedValue().end(OK)
}

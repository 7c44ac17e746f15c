internal import COpenVINO
package import Foundation
internal import SightInstallation

/// OpenVINO, once a process: it compiles networks and knows what the processor can do.
package final class InferenceRuntime: Sendable {
    package static let shared = InferenceRuntime(
        budget: ComputeBudget(threads: AvailableProcessors.count), cache: Installation.cache)

    /// The threads that all networks of this runtime share.
    package let budget: ComputeBudget
    private let cache: URL?
    private let core: Result<Core, InferenceError>

    /// - Parameter cache: where compiled networks are kept; nil keeps none.
    package init(budget: ComputeBudget, cache: URL?) {
        self.budget = budget
        self.cache = cache.map { $0.appending(path: "openvino-\(Self.version)") }
        self.core = Result { () throws(InferenceError) in try Core() }
    }

    /// OpenVINO's version, such as `2026.4.1`.
    package static let version: String = {
        var version = ov_version_t()
        guard ov_get_openvino_version(&version) == OK else { return "unknown" }
        defer { ov_version_free(&version) }
        let text = version.buildNumber.map { String(cString: $0) } ?? "unknown"
        return String(text.prefix { $0 != "-" })
    }()

    /// What `auto` means on this processor; the other values mean themselves. `bf16` on a processor without it is `f32`.
    package func resolve(_ precision: Precision) -> Precision {
        guard precision != .f32, case .success(let core) = core else { return .f32 }
        return core.capabilities.contains("BF16") ? .bf16 : .f32
    }

    func properties(_ parallelism: InferenceModel.Parallelism, _ precision: Precision) -> [String: String] {
        var properties = [
            "INFERENCE_PRECISION_HINT": precision.rawValue,
            "INFERENCE_NUM_THREADS": "\(budget.threads)",
            "NUM_STREAMS": parallelism == .wide ? "1" : "\(budget.threads)",
            // Pinned threads wait for their own processor while another one is idle; this process is not alone.
            "ENABLE_CPU_PINNING": "NO",
            // What is kept of every input shape that occurred. By default it is so much that 500 pictures of many sizes double
            // a process's memory; making it again costs little, because oneDNN keeps the code itself.
            "CPU_RUNTIME_CACHE_CAPACITY": parallelism == .wide ? "50" : "100",
        ]
        if let cache { properties["CACHE_DIR"] = cache.path }
        return properties
    }

    func compile(file: URL, properties: [String: String]) throws(InferenceError) -> CompiledModel {
        let core = try core.get()
        do throws(InferenceError) {
            return try core.compile(file: file, properties: properties)
        } catch  where properties["CACHE_DIR"] != nil {
            // A cache that cannot be written or read must not stop the work.
            return try core.compile(file: file, properties: properties.filter { $0.key != "CACHE_DIR" })
        }
    }

    func compile(xml: String, weights: Data, properties: [String: String]) throws(InferenceError) -> CompiledModel {
        try core.get().compile(xml: xml, weights: weights, properties: properties.filter { $0.key != "CACHE_DIR" })
    }
}

/// A handle of the library's core object, which is thread-safe by its documentation.
private final class Core: @unchecked Sendable {  // never changed after init; the lock is OpenVINO's own
    private let handle: OpaquePointer
    let capabilities: Set<String>

    init() throws(InferenceError) {
        var handle: OpaquePointer?
        try check(ov_core_create(&handle), "ov_core_create")
        self.handle = handle!
        var text: UnsafeMutablePointer<CChar>?
        if ov_core_get_property(handle, "CPU", "OPTIMIZATION_CAPABILITIES", &text) == OK, let text {
            capabilities = Set(String(cString: text).split(separator: " ").map(String.init))
            ov_free(text)
        } else {
            capabilities = []
        }
    }

    deinit { ov_core_free(handle) }

    func compile(file: URL, properties: [String: String]) throws(InferenceError) -> CompiledModel {
        var compiled: OpaquePointer?
        try check(
            withProperties(properties) {
                ov_core_compile_model_from_file_props(handle, file.path, "CPU", $1, $0, &compiled)
            },
            "compiling \(file.lastPathComponent)")
        return CompiledModel(compiled!)
    }

    func compile(xml: String, weights: Data, properties: [String: String]) throws(InferenceError) -> CompiledModel {
        var tensor: OpaquePointer?
        try check(withShape([weights.count]) { ov_tensor_create(U8, $0, &tensor) }, "ov_tensor_create")
        defer { ov_tensor_free(tensor) }
        var memory: UnsafeMutableRawPointer?
        try check(ov_tensor_data(tensor, &memory), "ov_tensor_data")
        weights.withUnsafeBytes { memory!.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
        var model: OpaquePointer?
        try check(
            ov_core_read_model_from_memory_buffer(handle, xml, xml.utf8.count, tensor, &model), "reading a network")
        defer { ov_model_free(model) }
        var compiled: OpaquePointer?
        try check(
            withProperties(properties) { ov_core_compile_model_props(handle, model, "CPU", $1, $0, &compiled) },
            "compiling a network")
        return CompiledModel(compiled!)
    }

    private func withProperties(
        _ properties: [String: String], _ body: (UnsafePointer<ov_property_t>?, Int) -> ov_status_e
    ) -> ov_status_e {
        let strings = properties.sorted { $0.key < $1.key }.map { (strdup($0.key), strdup($0.value)) }
        defer {
            for (key, value) in strings {
                free(key)
                free(value)
            }
        }
        let entries = strings.map { ov_property_t(key: $0.0, value: $0.1) }
        return entries.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
    }
}

func check(_ status: ov_status_e, _ call: @autoclosure () -> String) throws(InferenceError) {
    guard status != OK else { return }
    let reason = ov_get_last_err_msg().map { String(cString: $0) } ?? ""
    let code = ov_get_error_info(status).map { String(cString: $0) } ?? "status \(status.rawValue)"
    throw .runtime(
        call: call(),
        cause: reason.isEmpty ? code : String(reason.split(separator: "\n").joined(separator: "; ").prefix(400)))
}

func withShape<R>(_ sizes: [Int], _ body: (ov_shape_t) -> R) -> R {
    var dims = sizes.map(Int64.init)
    return dims.withUnsafeMutableBufferPointer { body(ov_shape_t(rank: Int64($0.count), dims: $0.baseAddress)) }
}

package import Foundation

/// A network that is ready to run: one input and one output of floats, any number of callers.
///
/// Runs are asynchronous: the calling task is suspended while OpenVINO's threads compute. Every run happens inside the
/// process's `ComputeBudget`, and has a request of its own out of a pool, so results never depend on who else runs.
package final class InferenceModel: Sendable {
    /// How the threads of a network are used.
    package enum Parallelism: Sendable, Hashable {
        /// One run at a time on all threads: for one large input.
        case wide
        /// As many runs at a time as there are threads, each on one: for many small inputs.
        case narrow
    }

    package struct Configuration: Sendable, Hashable {
        package var parallelism: Parallelism
        package var precision: Precision

        package init(parallelism: Parallelism, precision: Precision) {
            self.parallelism = parallelism
            self.precision = precision
        }
    }

    /// The precision that `auto` came to.
    package let precision: Precision
    private let compiled: CompiledModel
    private let budget: ComputeBudget
    private let threadsPerRun: Int

    private init(compiled: CompiledModel, configuration: Configuration, budget: ComputeBudget, precision: Precision) {
        self.compiled = compiled
        self.budget = budget
        self.precision = precision
        self.threadsPerRun = configuration.parallelism == .wide ? budget.threads : 1
    }

    /// Loads a network from a file. The compiled form is kept in the cache folder, where the next load takes 65 ms instead
    /// of 250.
    package static func load(
        _ file: URL, configuration: Configuration, runtime: InferenceRuntime = .shared
    ) async throws(InferenceError) -> InferenceModel {
        try await load(configuration, runtime) { (properties) throws(InferenceError) in
            try runtime.compile(file: file, properties: properties)
        }
    }

    /// A layer that turns features into probabilities: softmax(x · weightsᵀ + biases) over the last axis, for inputs of any
    /// number of rows.
    /// - Parameters:
    ///   - weights: one row of features a class.
    ///   - biases: one a class.
    package static func classifier(
        weights: [Float], biases: [Float], configuration: Configuration, runtime: InferenceRuntime = .shared
    ) async throws(InferenceError) -> InferenceModel {
        let xml = IntermediateRepresentation.classifier(features: weights.count / biases.count, classes: biases.count)
        let data = (weights + biases).withUnsafeBytes { Data($0) }
        return try await load(configuration, runtime) { (properties) throws(InferenceError) in
            try runtime.compile(xml: xml, weights: data, properties: properties)
        }
    }

    private static func load(
        _ configuration: Configuration, _ runtime: InferenceRuntime,
        _ compile: @escaping @Sendable ([String: String]) throws(InferenceError) -> CompiledModel
    ) async throws(InferenceError) -> InferenceModel {
        let precision = runtime.resolve(configuration.precision)
        let properties = runtime.properties(configuration.parallelism, precision)
        // Compiling takes up to half a second: not on the cooperative threads.
        let result = await withCheckedContinuation {
            (continuation: CheckedContinuation<Result<CompiledModel, InferenceError>, Never>) in
            DispatchQueue.global(qos: .userInitiated).async {
                do throws(InferenceError) {
                    continuation.resume(returning: .success(try compile(properties)))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
        return InferenceModel(
            compiled: try result.get(), configuration: configuration, budget: runtime.budget, precision: precision)
    }

    /// Runs the network once.
    ///
    /// A run that has begun is never broken off (see `InferenceRequest.infer`), but a cancelled caller does not wait for it: it
    /// holds its threads until it ends, and its output is dropped.
    ///
    /// - Parameters:
    ///   - shape: the input's sizes.
    ///   - fill: writes the input, row-major.
    ///   - read: takes what is wanted out of the output; it gets the output's sizes and values, valid during the call.
    /// - Throws: `CancellationError` as soon as the task is cancelled; `InferenceError`.
    package func run<R: Sendable>(
        shape: [Int],
        fill: @escaping @Sendable (UnsafeMutableBufferPointer<Float>) -> Void,
        read: @escaping @Sendable ([Int], UnsafeBufferPointer<Float>) throws -> R
    ) async throws -> R {
        try await withPromptCancellation { [self] in
            try await budget.withThreads(threadsPerRun) {
                try await compiled.run(shape: shape, fill: fill, read: read)
            }
        }
    }

    /// What a network handed to the next one.
    package struct Features: Sendable {
        /// The sizes, row-major.
        package let shape: [Int]
        package let values: [Float]

        package init(shape: [Int], values: [Float]) {
            self.shape = shape
            self.values = values
        }
    }

    /// Runs this network and then another on its output, while holding the threads of one run; else as the other `run`.
    /// - Parameter read: gets what went from one network to the other too.
    package func run<R: Sendable>(
        shape: [Int],
        fill: @escaping @Sendable (UnsafeMutableBufferPointer<Float>) -> Void,
        then next: InferenceModel,
        read: @escaping @Sendable (Features, [Int], UnsafeBufferPointer<Float>) throws -> R
    ) async throws -> R {
        try await run(shape: shape, fill: fill, choose: { (next, $0) }, read: read)
    }

    /// Runs this network and then the one that its output asks for.
    /// - Parameters:
    ///   - choose: the next network, and what `read` is to know of the choice. The threads are held while it waits.
    ///   - read: gets that too.
    package func run<Choice: Sendable, R: Sendable>(
        shape: [Int],
        fill: @escaping @Sendable (UnsafeMutableBufferPointer<Float>) -> Void,
        choose: @escaping @Sendable (Features) async throws -> (next: InferenceModel, choice: Choice),
        read: @escaping @Sendable (Choice, [Int], UnsafeBufferPointer<Float>) throws -> R
    ) async throws -> R {
        try await withPromptCancellation { [self] in
            try await budget.withThreads(threadsPerRun) {
                let features = try await compiled.run(shape: shape, fill: fill) {
                    Features(shape: $0, values: Array($1))
                }
                let (next, choice) = try await choose(features)
                return try await next.compiled.run(
                    shape: features.shape,
                    fill: { target in _ = target.update(fromContentsOf: features.values) },
                    read: { try read(choice, $0, $1) }
                )
            }
        }
    }
}

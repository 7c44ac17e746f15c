import Foundation
import SightInference
import SightInstallation
import SightTestSupport

/// A small installed network to run: the tiny recognizer without its last layer, at f32.
enum Networks {
    static let runtime = InferenceRuntime(budget: ComputeBudget(threads: 2), cache: nil)
    static let recognizerFile = Installation.current.models.appending(path: "pp-ocrv6-tiny-recognizer.onnx")

    static func recognizer(_ parallelism: InferenceModel.Parallelism) async throws -> InferenceModel {
        try await (parallelism == .wide ? wide : narrow).value
    }

    private static let wide = Task { try await newRecognizer(.wide) }
    private static let narrow = Task { try await newRecognizer(.narrow) }

    /// One that nobody else runs.
    static func newRecognizer(_ parallelism: InferenceModel.Parallelism) async throws -> InferenceModel {
        let configuration = InferenceModel.Configuration(parallelism: parallelism, precision: .f32)
        return try await .load(recognizerFile, configuration: configuration, runtime: runtime)
    }

    /// A line image of noise.
    struct Input: Sendable {
        let width: Int
        let seed: Int

        var shape: [Int] { [1, 3, 48, width] }

        func fill(_ target: UnsafeMutableBufferPointer<Float>) {
            var generator = SeededGenerator(seed: seed)
            for i in target.indices { target[i] = .random(in: -1...1, using: &generator) }
        }

        func run(_ model: InferenceModel) async throws -> [Float] {
            try await model.run(shape: shape, fill: fill, read: { Array($1) })
        }
    }
}

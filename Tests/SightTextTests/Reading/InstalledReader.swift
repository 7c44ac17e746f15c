import Foundation
import SightImage
import SightInference
import SightInstallation
import SightText

/// The installed models, computed with at f32, so that the text is the same on any processor.
enum InstalledReader {
    enum Size: String, CaseIterable, Sendable {
        case small, tiny
    }

    struct Parts: Sendable {
        let detector: DBTextDetector
        let recognizer: CTCLineRecognizer
    }

    private static let runtime = InferenceRuntime(
        budget: ComputeBudget(threads: AvailableProcessors.count), cache: nil)
    private static let small = Task { try await load(.small) }
    private static let tiny = Task { try await load(.tiny) }
    private static let unlimited = Task { try await load(.small, systems: nil) }

    static func parts(_ size: Size) async throws -> Parts {
        try await (size == .small ? small : tiny).value
    }

    static func reader(_ size: Size, batchSize: Int = 1) async throws -> TextReader {
        let parts = try await parts(size)
        var parameters = TextReader.Parameters()
        parameters.batchSize = batchSize
        parameters.confidence = size == .small ? .small : .tiny
        return TextReader(detector: parts.detector, recognizer: parts.recognizer, parameters: parameters)
    }

    /// The small models with every letter that they know, as a caller gets who asks for no language.
    static func unlimitedReader() async throws -> TextReader {
        let parts = try await unlimited.value
        return TextReader(detector: parts.detector, recognizer: parts.recognizer)
    }

    /// Limited to Latin letters, as a caller does who asks for English.
    private static func load(_ size: Size, systems: Set<WritingSystem>? = [.latin]) async throws -> Parts {
        let store = ModelStore()
        let detector = try store.model("pp-ocrv6-\(size)-detector"),
            recognizer = try store.model("pp-ocrv6-\(size)-recognizer")
        let (full, weights) = try ClassifierHead.installed(
            letters: try recognizer.file("letters"), weights: try recognizer.file("head"),
            rows: size == .small ? .small : .tiny, model: recognizer.name)
        let alphabet = systems.map(full.limited) ?? full
        let head = weights.limited(to: alphabet)
        let narrow = InferenceModel.Configuration(parallelism: .narrow, precision: .f32)
        async let detection = InferenceModel.load(
            try detector.file("onnx"), configuration: .init(parallelism: .wide, precision: .f32), runtime: runtime)
        async let network = InferenceModel.load(try recognizer.file("onnx"), configuration: narrow, runtime: runtime)
        async let classifier = InferenceModel.classifier(
            weights: head.weights, biases: head.biases, configuration: narrow, runtime: runtime)
        let lastLayer = try await classifier
        return Parts(
            detector: DBTextDetector(model: try await detection),
            recognizer: CTCLineRecognizer(
                network: try await network, head: { lastLayer }, alphabet: alphabet,
                scripts: size == .small ? .small : .tiny))
    }
}

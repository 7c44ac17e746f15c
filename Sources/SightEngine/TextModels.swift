internal import Foundation
internal import SightInference
internal import SightInstallation
internal import SightText

/// The models for text, each loaded once, when it is first needed.
actor TextModels {
    private let store: ModelStore
    private let runtime: InferenceRuntime
    private let batchSize: Int
    private var detectors: [NetworkKey: Task<LoadedNetwork, any Error>] = [:]
    private var recognizers: [NetworkKey: Task<LoadedNetwork, any Error>] = [:]
    private var heads: [HeadKey: Task<LoadedHead, any Error>] = [:]

    private struct NetworkKey: Hashable {
        let level: RecognitionOptions.Level
        let precision: Precision
    }

    private struct HeadKey: Hashable {
        let network: NetworkKey
        let writingSystems: Set<WritingSystem>?
    }

    private struct LoadedNetwork {
        let model: ModelStore.Model
        let network: InferenceModel
    }

    private struct LoadedHead {
        let index: AlphabetIndex
        let network: InferenceModel
    }

    struct LoadedReader {
        let reader: TextReader
        let identifiers: [String: String]
        let precision: Precision
    }

    init(store: ModelStore, runtime: InferenceRuntime, batchSize: Int = 1) {
        self.store = store
        self.runtime = runtime
        self.batchSize = batchSize
    }

    /// A reader for a request, its recognizer limited to the scripts of the request's languages; without languages, to none.
    func reader(for options: RecognitionOptions, languages: [RecognitionLanguage]) async throws -> LoadedReader {
        let key = NetworkKey(level: options.level, precision: runtime.resolve(options.precision))
        let writingSystems = languages.isEmpty ? nil : languages.reduce(into: Set()) { $0.formUnion($1.writingSystems) }
        let size = options.level == .accurate ? "small" : "tiny"
        // All three begin at once; a task that fails is forgotten, so that a mended installation works without a restart.
        let detector = task(&detectors, key) { [store, runtime] in
            let model = try store.model("pp-ocrv6-\(size)-detector")
            let configuration = InferenceModel.Configuration(parallelism: .wide, precision: key.precision)
            return LoadedNetwork(
                model: model,
                network: try await .load(try model.file("onnx"), configuration: configuration, runtime: runtime))
        }
        let recognizer = task(&recognizers, key) { [store, runtime] in
            let model = try store.model("pp-ocrv6-\(size)-recognizer")
            let configuration = InferenceModel.Configuration(parallelism: .narrow, precision: key.precision)
            return LoadedNetwork(
                model: model,
                network: try await .load(try model.file("onnx"), configuration: configuration, runtime: runtime))
        }
        let headKey = HeadKey(network: key, writingSystems: writingSystems)
        let head = task(&heads, headKey) { [store, runtime] in
            let model = try store.model("pp-ocrv6-\(size)-recognizer")
            let file = try model.file("letters")
            guard let letters = try? String(contentsOf: file, encoding: .utf8) else {
                throw InferenceError.modelMissing(name: model.name, path: file.path)
            }
            let full = Alphabet(lines: letters)
            let weights = try ClassifierHead(
                contentsOf: try model.file("head"), classes: full.letters.count, model: model.name)
            let alphabet = writingSystems.map(full.limited) ?? full
            let limited = weights.limited(to: alphabet)
            let network = try await InferenceModel.classifier(
                weights: limited.weights, biases: limited.biases,
                configuration: InferenceModel.Configuration(parallelism: .narrow, precision: key.precision),
                runtime: runtime)
            return LoadedHead(index: AlphabetIndex(alphabet), network: network)
        }
        do {
            let (detector, recognizer, head) = try await (detector.value, recognizer.value, head.value)
            var parameters = TextReader.Parameters()
            parameters.batchSize = batchSize
            parameters.concurrentRuns = runtime.budget.threads + 2
            parameters.confidence = options.level == .accurate ? .small : .tiny
            parameters.wordConfidence = options.level == .accurate ? .small : .tiny
            parameters.candidates = min(max(options.candidates, 1), 10)
            if options.usesLanguageCorrection {
                parameters.correction = TextCorrection(
                    customWords: customWords(options.customWords, headKey, head),
                    languages: wordKnowledge(of: languages, headKey, head))
            }
            return LoadedReader(
                reader: TextReader(
                    detector: DBTextDetector(model: detector.network),
                    recognizer: CTCLineRecognizer(
                        network: recognizer.network, head: head.network, alphabet: head.index.alphabet,
                        scripts: options.level == .accurate ? .small : .tiny),
                    parameters: parameters),
                identifiers: ["detector": detector.model.identifier, "recognizer": recognizer.model.identifier],
                precision: recognizer.network.precision
            )
        } catch {
            detectors[key] = nil
            recognizers[key] = nil
            heads[headKey] = nil
            throw error
        }
    }

    private var words: [WordsKey: WordKnowledge] = [:]

    private struct WordsKey: Hashable {
        let head: HeadKey
        let language: String
    }

    private var lastCustomWords: (words: [String], head: HeadKey, known: CustomWords)?

    /// The caller's words, prepared once for all the pictures that they are asked for with.
    private func customWords(_ words: [String], _ key: HeadKey, _ head: LoadedHead) -> CustomWords {
        if let last = lastCustomWords, last.head == key, last.words == words { return last.known }
        let known = CustomWords(words, index: head.index)
        lastCustomWords = (words, key, known)
        return known
    }

    /// What is known of the words of some languages; without languages, of all that there are lists for.
    private func wordKnowledge(
        of languages: [RecognitionLanguage], _ key: HeadKey, _ head: LoadedHead
    ) -> LanguageKnowledge {
        var lists: [String] = []
        for list in (languages.isEmpty ? RecognitionLanguage.all : languages).compactMap(\.wordList)
        where !lists.contains(list) { lists.append(list) }
        return LanguageKnowledge(
            lists.compactMap { list in
                let key = WordsKey(head: key, language: list)
                if let known = words[key] { return known }
                guard
                    let lexicon = try? Lexicon(
                        language: list, contentsOf: Installation.current.words.appending(path: "\(list).words"))
                else { return nil }
                let known = WordKnowledge(lexicon: lexicon, index: head.index)
                words[key] = known
                return known
            })
    }

    private func task<Key: Hashable, Value: Sendable>(
        _ cache: inout [Key: Task<Value, any Error>], _ key: Key, _ load: @escaping @Sendable () async throws -> Value
    ) -> Task<Value, any Error> {
        if let running = cache[key] { return running }
        let task = Task(operation: load)
        cache[key] = task
        return task
    }
}

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
        // Packs read their own scripts; the network reads what stands in Latin letters among them.
        let writingSystems =
            languages.isEmpty
            ? nil
            : languages.reduce(into: Set([WritingSystem.latin])) {
                if $1.pack == nil { $0.formUnion($1.writingSystems) }
            }
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
        let head = self.head(headKey, size)
        // Where any script may stand, most lines show Latin letters all the same.
        let latinKey = HeadKey(network: key, writingSystems: [.latin])
        let latin = writingSystems == nil ? self.head(latinKey, size) : nil
        do {
            let (detector, recognizer, head, latin) = try await (
                detector.value, recognizer.value, head.value, latin?.value
            )
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
            // Without the model that tells languages, everything is read all the same.
            if identifier == nil { identifier = try? FastTextLanguageIdentifier(store: store) }
            parameters.languages = identifier.map { PageLanguages(identifier: $0, wanted: languages.map(\.tag)) }
            let network = CTCLineRecognizer(
                network: recognizer.network, head: head.network, alphabet: head.index.alphabet,
                scripts: options.level == .accurate ? .small : .tiny,
                latin: latin.map { CTCLineRecognizer.LatinHead(model: $0.network, alphabet: $0.index.alphabet) })
            return LoadedReader(
                reader: TextReader(
                    detector: DBTextDetector(model: detector.network),
                    recognizer: try multiscript(network, languages, options) ?? network,
                    parameters: parameters),
                identifiers: ["detector": detector.model.identifier, "recognizer": recognizer.model.identifier],
                precision: recognizer.network.precision
            )
        } catch {
            detectors[key] = nil
            recognizers[key] = nil
            heads[headKey] = nil
            heads[latinKey] = nil
            throw error
        }
    }

    /// A recognizer's last layer, cut to the letters of some scripts.
    private func head(_ key: HeadKey, _ size: String) -> Task<LoadedHead, any Error> {
        task(&heads, key) { [store, runtime] in
            let model = try store.model("pp-ocrv6-\(size)-recognizer")
            let (full, weights) = try ClassifierHead.installed(
                letters: try model.file("letters"), weights: try model.file("head"),
                rows: size == "small" ? .small : .tiny, model: model.name)
            let alphabet = key.writingSystems.map(full.limited) ?? full
            let limited = weights.limited(to: alphabet)
            let network = try await InferenceModel.classifier(
                weights: limited.weights, biases: limited.biases,
                configuration: InferenceModel.Configuration(parallelism: .narrow, precision: key.network.precision),
                runtime: runtime)
            return LoadedHead(index: AlphabetIndex(alphabet), network: network)
        }
    }

    // MARK: - Packs

    private var packRecognizers: [PackKey: TesseractLineRecognizer] = [:]
    private var identifier: (any LanguageIdentifier)?

    private struct PackKey: Hashable {
        let packs: [String]
        let usesDictionaries: Bool
    }

    /// The languages with packs that are told by their texts; looked for once.
    private lazy var installed = RecognitionLanguage.all.filter {
        $0.pack != nil && $0.isToldByItsText && $0.missingPack == nil
    }

    /// The network and the packs of the languages, or without languages all that are installed; nil where none are wanted.
    private func multiscript(
        _ network: CTCLineRecognizer, _ languages: [RecognitionLanguage], _ options: RecognitionOptions
    ) throws -> MultiscriptRecognizer? {
        let packed = languages.isEmpty ? installed : languages.filter { $0.pack != nil }
        guard !packed.isEmpty else { return nil }
        func recognizer(_ packs: [String]) throws -> TesseractLineRecognizer {
            let key = PackKey(packs: packs, usesDictionaries: options.usesLanguageCorrection)
            if let known = packRecognizers[key] { return known }
            let new = try TesseractLineRecognizer(
                packs: TesseractPacks(packs), usesDictionaries: key.usesDictionaries, budget: runtime.budget)
            packRecognizers[key] = new
            return new
        }
        let scripts = try Dictionary(grouping: packed, by: \.ownSystem).map { system, languages in
            let ofLanguage = try Dictionary(
                languages.map { ($0, try recognizer($0.packs)) }, uniquingKeysWith: { first, _ in first })
            let alone = try Dictionary(
                languages.map { ($0, try recognizer([$0.pack!])) }, uniquingKeysWith: { first, _ in first })
            return MultiscriptRecognizer.Script(
                system: system, languages: languages, ofLanguage: { ofLanguage[$0]! }, alone: { alone[$0]! })
        }
        let isAlone = !languages.isEmpty && packed.count == languages.count && scripts.count == 1
        let latin = (languages.isEmpty ? RecognitionLanguage.all : languages).filter {
            $0.ownSystem == .latin && $0.pack == nil
        }
        return MultiscriptRecognizer(
            network: network, scripts: scripts, latin: latin, expected: isAlone ? scripts[0].system : nil,
            identifier: identifier)
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

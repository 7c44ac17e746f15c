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
    private var layers: [RecognitionOptions.Level: Task<Layer, any Error>] = [:]
    private var alphabets: [HeadKey: Task<AlphabetIndex, any Error>] = [:]
    private var heads: [HeadKey: Task<InferenceModel, any Error>] = [:]

    private struct NetworkKey: Hashable {
        let level: RecognitionOptions.Level
        let precision: Precision
    }

    private struct HeadKey: Hashable {
        let network: NetworkKey
        let writingSystems: Set<WritingSystem>?
    }

    /// A recognizer's whole alphabet and last layer.
    private typealias Layer = (alphabet: Alphabet, head: ClassifierHead)

    private struct LoadedNetwork {
        let model: ModelStore.Model
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
        let alphabet = self.alphabet(headKey)
        // Where any script may stand, most pages show nothing but Latin letters all the same; the whole layer waits for one that
        // does not.
        let latinKey = HeadKey(network: key, writingSystems: [.latin])
        let isOpen = writingSystems == nil
        let latinAlphabet = isOpen ? self.alphabet(latinKey) : nil
        let firstHead = self.head(isOpen ? latinKey : headKey)
        do {
            let (detector, recognizer, alphabet, latinAlphabet, firstHead) = try await (
                detector.value, recognizer.value, alphabet.value, latinAlphabet?.value, firstHead.value
            )
            var parameters = TextReader.Parameters()
            parameters.batchSize = batchSize
            parameters.concurrentRuns = runtime.budget.threads + 2
            parameters.confidence = options.level == .accurate ? .small : .tiny
            parameters.wordConfidence = options.level == .accurate ? .small : .tiny
            parameters.candidates = min(max(options.candidates, 1), 10)
            if options.usesLanguageCorrection {
                parameters.correction = TextCorrection(
                    customWords: customWords(options.customWords, headKey, alphabet),
                    languages: wordKnowledge(of: languages, headKey, alphabet))
            }
            // Without the model that tells languages, everything is read all the same.
            if identifier == nil { identifier = try? FastTextLanguageIdentifier(store: store) }
            parameters.languages = identifier.map { PageLanguages(identifier: $0, wanted: languages.map(\.tag)) }
            let network = CTCLineRecognizer(
                network: recognizer.network,
                head: { [self] in isOpen ? try await loadedHead(headKey) : firstHead },
                alphabet: alphabet.alphabet, scripts: options.level == .accurate ? .small : .tiny,
                latin: latinAlphabet.map {
                    CTCLineRecognizer.LatinHead(model: firstHead, alphabet: $0.alphabet)
                })
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
            layers[key.level] = nil
            for headKey in [headKey, latinKey] {
                alphabets[headKey] = nil
                heads[headKey] = nil
            }
            throw error
        }
    }

    /// The whole last layer of a level's recognizer, read once for all that is cut out of it.
    private func layer(_ level: RecognitionOptions.Level) -> Task<Layer, any Error> {
        task(&layers, level) { [store] in
            let model = try store.model("pp-ocrv6-\(level == .accurate ? "small" : "tiny")-recognizer")
            return try ClassifierHead.installed(
                letters: try model.file("letters"), weights: try model.file("head"),
                rows: level == .accurate ? .small : .tiny, model: model.name)
        }
    }

    /// The letters of some scripts that a recognizer tells.
    private func alphabet(_ key: HeadKey) -> Task<AlphabetIndex, any Error> {
        let layer = layer(key.network.level)
        return task(&alphabets, key) {
            let full = try await layer.value.alphabet
            return AlphabetIndex(key.writingSystems.map(full.limited) ?? full)
        }
    }

    /// A recognizer's last layer, cut to the letters of some scripts.
    private func head(_ key: HeadKey) -> Task<InferenceModel, any Error> {
        let layer = layer(key.network.level), alphabet = alphabet(key)
        return task(&heads, key) { [runtime] in
            let limited = try await layer.value.head.limited(to: alphabet.value.alphabet)
            return try await InferenceModel.classifier(
                weights: limited.weights, biases: limited.biases,
                configuration: InferenceModel.Configuration(parallelism: .narrow, precision: key.network.precision),
                runtime: runtime)
        }
    }

    /// The same, for when a line asks for it.
    private func loadedHead(_ key: HeadKey) async throws -> InferenceModel {
        do {
            return try await head(key).value
        } catch {
            heads[key] = nil
            throw error
        }
    }

    // MARK: - Packs

    private var packIdentifiers: [String: String] = [:]

    /// The roles and identifiers of packs that read lines; each file is looked at once.
    func packIdentifiers(_ names: Set<String>) -> [String: String] {
        var found: [String: String] = [:]
        for name in names {
            guard let known = packIdentifiers[name] ?? TesseractPacks.identifier(of: name) else { continue }
            packIdentifiers[name] = known
            found["pack-\(name)"] = known
        }
        return found
    }

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
    private func customWords(_ words: [String], _ key: HeadKey, _ index: AlphabetIndex) -> CustomWords {
        if let last = lastCustomWords, last.head == key, last.words == words { return last.known }
        let known = CustomWords(words, index: index)
        lastCustomWords = (words, key, known)
        return known
    }

    /// What is known of the words of some languages; without languages, of all that there are lists for.
    private func wordKnowledge(
        of languages: [RecognitionLanguage], _ key: HeadKey, _ index: AlphabetIndex
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
                let known = WordKnowledge(lexicon: lexicon, index: index)
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

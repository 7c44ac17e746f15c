import Foundation
import SightImage
import SightInference
import SightSheets
import SightText

// What the tool does for `LetterRows`.

/// A recognizer's last layer as it comes.
struct OwnLayer {
    let alphabet: Alphabet
    /// Rows of weights, one a class.
    let weights: [Float]
    let biases: [Float]
    var features: Int { weights.count / biases.count }

    init(size: String) throws {
        let model = try ModelStore().model("pp-ocrv6-\(size)-recognizer")
        let (alphabet, head) = try ClassifierHead.installed(
            letters: try model.file("letters"), weights: try model.file("head"), rows: .none, model: model.name)
        self.alphabet = alphabet
        (weights, biases) = head.limited(to: alphabet)
    }

    /// Its classes by their letters.
    var classes: [Unicode.Scalar: Int] { alphabet.places }

    func score(_ label: Int, _ x: UnsafePointer<Float>) -> Float {
        weights.withUnsafeBufferPointer { dot($0.baseAddress! + label * features, x, features) } + biases[label]
    }
}

func writeLetterFeatures(size: String, half: SheetHalf, count: Int, to file: URL) async throws {
    let layer = try OwnLayer(size: size)
    let model = try ModelStore().model("pp-ocrv6-\(size)-recognizer")
    // At f32: what is fitted must not depend on the processor.
    let configuration = InferenceModel.Configuration(parallelism: .narrow, precision: .f32)
    let network = try await InferenceModel.load(try model.file("onnx"), configuration: configuration)
    let head = try await InferenceModel.classifier(
        weights: layer.weights, biases: layer.biases, configuration: configuration)
    let samples = LetterSamples(
        half: half, texts: try LetterTexts(half, folder: URL(filePath: "Tests/SightSheets/Texts")))
    let isFitted = layer.alphabet.letters.map {
        $0.unicodeScalars.count == 1 && FittedLetters.numbers[$0.unicodeScalars.first!] != nil
    }

    @Sendable func steps(of line: LineImage) async throws -> [Float] {
        let features = try await CTCLineRecognizer.features(of: line, by: network)
        let size = features.shape[2]
        return try await head.run(
            shape: features.shape, fill: { _ = $0.update(fromContentsOf: features.values) },
            read: { shape, values in
                var out: [Float] = []
                for step in 0..<shape[1] {
                    let row = values[(step * shape[2])..<((step + 1) * shape[2])]
                    var best = 0, other = 0
                    var others: Float = 0
                    for (label, p) in row.enumerated() {
                        if p > row[row.startIndex + best] { best = label }
                        if isFitted[label] { continue }
                        others += p
                        if p > row[row.startIndex + other] { other = label }
                    }
                    let x = Array(features.values[(step * size)..<((step + 1) * size)])
                    let sum = layer.score(best, x) - log(row[row.startIndex + best])
                    out += x + [sum, sum + log(max(others, 1e-9)), Float(best), Float(other), layer.score(other, x)]
                }
                return out
            })
    }

    let found = try await withThrowingTaskGroup(of: [(Int, StepFile.Line)].self) { group in
        let lanes = AvailableProcessors.count
        for lane in 0..<lanes {
            group.addTask {
                var lines: [(Int, StepFile.Line)] = []
                for i in stride(from: lane, to: count, by: lanes) {
                    // Some fonts have nothing for a rare letter.
                    guard let sample = try? samples.sample(i), !sample.image.shape.isLong else { continue }
                    let line = StepFile.Line(
                        text: sample.text, level: Degradation.Level.allCases.firstIndex(of: sample.level)!,
                        steps: try await steps(of: sample.image))
                    lines.append((i, line))
                }
                return lines
            }
        }
        return try await group.reduce(into: []) { $0 += $1 }
    }
    var out = StepFile(features: layer.features)
    out.lines = found.sorted { $0.0 < $1.0 }.map(\.1)
    try out.write(to: file)
    print("\(out.lines.count) lines with \(out.features) features each step")
}

func fitLetters(size: String, _ file: StepFile, to weights: URL) throws {
    let layer = try OwnLayer(size: size)
    var fitted = FittedRows(layer: layer)
    // What was found with rows that were fitted finds letters better that are fitted again.
    for round in 0..<2 {
        let steps = LabelledSteps(file, layer: layer, rows: fitted)
        if round == 0 { fitted.begin(with: steps, layer: layer) }
        print(
            "round \(round): \(steps.targets.count) steps, \(steps.targets.count { $0 >= 0 }) with fitted letters,",
            "\(steps.skipped) lines skipped")
        fitted.fit(steps, epochs: 12)
    }
    try fitted.rows(for: size).data.write(to: weights)
    print("\(fitted.rows(for: size).letters.count) letters")
}

func checkLetters(size: String, _ rows: LetterRows?, on file: StepFile) throws {
    let layer = try OwnLayer(size: size)
    let before = FittedRows(layer: layer), after = rows.map { FittedRows(layer: layer, $0) } ?? before
    // Where letters stand is told by what is checked: it can only find fewer of them if it is worse.
    let steps = LabelledSteps(file, layer: layer, rows: after, everyBlank: true)
    for (name, rows) in [("as it comes", before), ("with the rows", after)] {
        var right: [Int: (Int, Int)] = [:], alarms: [Int: Int] = [:]
        for i in steps.targets.indices {
            let told = rows.best(steps, i)
            let target = steps.targets[i]
            // A letter may be seen a step before it stands there, or behind.
            let around = steps.targets[max(i - 3, 0)..<min(i + 4, steps.targets.count)]
            if target >= 0 {
                right[target, default: (0, 0)].1 += 1
                if told == target { right[target]!.0 += 1 }
            } else if told >= 0, !around.contains(told) {
                alarms[told, default: 0] += 1
            }
        }
        for (group, letters) in [("latin", FittedLetters.latin), ("cantonese", FittedLetters.cantonese)] {
            let found = letters.compactMap { letter in
                right[FittedLetters.numbers[letter.unicodeScalars.first!]!].map { (letter, $0) }
            }
            let worst = found.filter { $0.1.0 < $0.1.1 }.sorted {
                Double($0.1.0) / Double($0.1.1) < Double($1.1.0) / Double($1.1.1)
            }.prefix(40).map { "\($0.0) \($0.1.0)/\($0.1.1)" }
            let wrong = letters.compactMap { letter in
                alarms[FittedLetters.numbers[letter.unicodeScalars.first!]!].map { (letter, $0) }
            }.sorted { $0.1 > $1.1 }
            print(
                "\(name), \(group): \(found.reduce(0) { $0 + $1.1.0 }) of \(found.reduce(0) { $0 + $1.1.1 }) steps;",
                "called so wrongly \(wrong.reduce(0) { $0 + $1.1 }) of \(steps.targets.count { $0 < 0 }):",
                wrong.prefix(12).map { "\($0.0) \($0.1)" }.joined(separator: ", "))
            print("   ", worst.joined(separator: "  "))
        }
    }
}

import Foundation
import SightImage
import SightInference
import SightSheets
import SightText

// What the tool does for `ScriptHead`.

func writeScriptFeatures(size: String, half: SheetHalf, count: Int, precision: Precision, to file: URL) async throws {
    let model = try ModelStore().model("pp-ocrv6-\(size)-recognizer")
    let network = try await InferenceModel.load(
        try model.file("onnx"), configuration: .init(parallelism: .narrow, precision: precision))
    let samples = ScriptSamples(
        half: half, texts: try ScriptTexts(half, folder: URL(filePath: "Tests/SightSheets/Texts")))
    let found = try await withThrowingTaskGroup(of: [(Int, FeatureFile.Line, [Float])].self) { group in
        let lanes = AvailableProcessors.count
        for lane in 0..<lanes {
            group.addTask {
                var rows: [(Int, FeatureFile.Line, [Float])] = []
                for i in stride(from: lane, to: count, by: lanes) {
                    // Some fonts have nothing for a rare letter.
                    guard let sample = try? samples.sample(i), !sample.image.shape.isLong else { continue }
                    let line = FeatureFile.Line(
                        label: ScriptClass.allCases.firstIndex(of: sample.kind)!, letters: sample.letters,
                        level: Degradation.Level.allCases.firstIndex(of: sample.level)!)
                    let features = try await CTCLineRecognizer.features(of: sample.image, by: network)
                    let pooled = features.values.withUnsafeBufferPointer {
                        ScriptHead.pooled($0, steps: features.shape[1])
                    }
                    rows.append((i, line, pooled))
                }
                return rows
            }
        }
        return try await group.reduce(into: []) { $0 += $1 }
    }
    var out = FeatureFile()
    for (_, line, row) in found.sorted(by: { $0.0 < $1.0 }) { out.append(line, row) }
    try out.write(to: file)
    print("\(out.lines.count) lines with \(out.features) features each")
}

func fitScripts(_ file: FeatureFile, to weights: URL) throws {
    let fitted = SoftmaxRegression(
        x: file.values, labels: file.lines.map(\.label), importance: file.lines.map { _ in 1 },
        classes: ScriptClass.allCases.count, features: file.features, penalty: 1e-3, rounds: 500)
    try fitted.weights.map(\.bitPattern.littleEndian).withUnsafeBytes { Data($0) }.write(to: weights)
}

func label(of kind: ScriptClass) -> String {
    switch kind {
    case .script(let script): script.rawValue
    case .noLetters: "no letters"
    case .upsideDown: "upside down"
    }
}

func checkScripts(_ head: ScriptHead, on file: FeatureFile) throws {
    let kinds = ScriptClass.allCases
    let told = file.lines.indices.map { i in
        head.probabilities(Array(file.values[(i * file.features)..<((i + 1) * file.features)]))
    }
    for (name, levels) in [("clean and mild", 0...1), ("brutal", 2...2)] {
        print("\(name): share of lines whose class is told, by letters")
        for (k, kind) in kinds.enumerated() {
            let cells = [0...2, 3...5, 6...12, 13...999].map { range in
                let lines = file.lines.indices.filter {
                    file.lines[$0].label == k && levels.contains(file.lines[$0].level)
                        && range.contains(file.lines[$0].letters)
                }
                let right = lines.count { told[$0].best == kind }
                return lines.isEmpty ? "-" : "\(right)/\(lines.count)"
            }
            print(
                "  \(label(of: kind))".padding(toLength: 24, withPad: " ", startingAt: 0), cells.joined(separator: "  ")
            )
        }
    }
    printForeign(told, file)
    print("confusions of lines with six letters or more")
    var confusions: [String: Int] = [:]
    for (i, line) in file.lines.enumerated() where line.letters >= 6 && told[i].best != kinds[line.label] {
        confusions["\(label(of: kinds[line.label])) as \(label(of: told[i].best))", default: 0] += 1
    }
    for (what, count) in confusions.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(25) {
        print("  \(count) \(what)")
    }
}

/// What the rule for choosing the recognizer costs: lines of our own scripts that go to the other one, and lines of foreign
/// scripts that do not.
func printForeign(_ told: [ScriptProbabilities], _ file: FeatureFile) {
    let kinds = ScriptClass.allCases
    func isForeign(_ kind: ScriptClass) -> Bool {
        if case .script(let script) = kind { ScriptProbabilities.foreign.contains(script) } else { false }
    }
    for (name, levels) in [("clean and mild", 0...1), ("brutal", 2...2)] {
        for range in [0...2, 3...5, 6...999] {
            let lines = file.lines.indices.filter {
                levels.contains(file.lines[$0].level) && range.contains(file.lines[$0].letters)
            }
            let own = lines.filter {
                kinds[file.lines[$0].label] != .upsideDown && !isForeign(kinds[file.lines[$0].label])
            }
            let foreign = lines.filter { isForeign(kinds[file.lines[$0].label]) }
            let called = own.count { told[$0].foreignScript != nil }
            let kept = foreign.count { told[$0].foreignScript == nil }
            let mistaken = foreign.count {
                told[$0].foreignScript.map { ScriptClass.script($0) } ?? kinds[file.lines[$0].label]
                    != kinds[file.lines[$0].label]
            }
            print(
                "\(name), \(range) letters: own called foreign \(called)/\(own.count), foreign called own",
                "\(kept)/\(foreign.count), another foreign script \(mistaken)/\(foreign.count)")
        }
    }
}

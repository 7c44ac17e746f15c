import Foundation
import SightText

/// Steps of lines, each with what it is to show.
struct LabelledSteps {
    let features: Int
    /// Rows of features.
    private(set) var x: [Float] = []
    /// The number of a fitted letter, or -1 for what is left as it is.
    private(set) var targets: [Int] = []
    /// Of the layer as it comes: the best class, the logarithm of the sum over the classes that are not fitted, and the
    /// highest score among them.
    private(set) var best: [Int] = []
    private(set) var others: [Float] = []
    private(set) var otherScore: [Float] = []
    /// Lines on which not even the letters that are not fitted are seen.
    private(set) var skipped = 0

    /// - Parameter everyBlank: else one of six.
    init(_ file: StepFile, layer: OwnLayer, rows: FittedRows, everyBlank: Bool = false) {
        features = file.features
        let classes = layer.classes, width = file.features + StepFile.extra
        var blanks = 0
        for line in file.lines {
            let count = line.steps.count / width
            var target = [Int](repeating: -1, count: count)
            if !line.text.isEmpty {
                guard let found = Self.targets(line, count, layer, classes, rows) else {
                    skipped += 1
                    continue
                }
                target = found
            }
            for step in 0..<count {
                let row = line.steps[(step * width)..<((step + 1) * width)]
                let extra = row.startIndex + features
                if target[step] < 0, row[extra + 2] == 0 {
                    blanks += 1
                    if !everyBlank, blanks % 6 != 0 { continue }
                }
                x += row.prefix(features)
                targets.append(target[step])
                others.append(row[extra + 1])
                best.append(Int(row[extra + 2]))
                otherScore.append(row[extra + 4])
            }
        }
    }

    private static func targets(
        _ line: StepFile.Line, _ count: Int, _ layer: OwnLayer, _ classes: [Unicode.Scalar: Int], _ rows: FittedRows
    ) -> [Int]? {
        let width = layer.features + StepFile.extra
        let places = line.text.unicodeScalars.filter { $0 != " " }.map { scalar in
            LetterAlignment.Place(
                letter: FittedLetters.numbers[scalar], label: classes[scalar])
        }
        return line.steps.withUnsafeBufferPointer { steps -> [Int]? in
            func x(_ step: Int) -> UnsafePointer<Float> { steps.baseAddress! + step * width }
            let scores = (0..<count).map { rows.scores(x($0)) }
            let sums = (0..<count).map { step in
                scores[step].reduce(exp(x(step)[layer.features + 1])) { $0 + exp($1) }
            }
            let gaps = (0..<count).map { step in
                (exp(layer.score(0, x(step))) + exp(layer.score(layer.alphabet.space, x(step)))) / sums[step]
            }
            var known: [[Float]] = []
            var seen: [Int: Int] = [:]
            let rowsOfPlaces = places.map { place -> Int in
                let name = place.letter ?? -1 - (place.label ?? 0)
                if let row = seen[name] { return row }
                seen[name] = known.count
                known.append(
                    (0..<count).map { step in
                        let ink = max(1 - gaps[step], 1e-6)
                        if let letter = place.letter { return log(exp(scores[step][letter]) / sums[step] + 0.3 * ink) }
                        guard let label = place.label else { return log(0.3 * ink) }
                        return log(exp(layer.score(label, x(step))) / sums[step] + 1e-3 * ink)
                    })
                return known.count - 1
            }
            guard
                let path = LetterAlignment.path(
                    places, steps: count, gap: { log(max(gaps[$0], 1e-6)) }, letter: { known[rowsOfPlaces[$0]][$1] })
            else { return nil }
            var target = [Int](repeating: -1, count: count), sure = 0, plain = 0
            for (i, place) in places.enumerated() {
                if let letter = place.letter {
                    for step in path[i] { target[step] = letter }
                } else if place.label != nil {
                    plain += 1
                    sure += path[i].contains { known[rowsOfPlaces[i]][$0] > log(0.3) } ? 1 : 0
                }
            }
            return 3 * sure >= 2 * plain ? target : nil
        }
    }
}

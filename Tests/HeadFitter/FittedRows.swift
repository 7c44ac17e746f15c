import Foundation
import SightTestSupport
import SightText

/// Rows of the fitted letters, and how they are fitted: softmax regression in which all other classes stay as they are, by
/// stochastic gradient descent (Adam: D. Kingma and J. Ba, 2015), held near the rows as they come.
struct FittedRows {
    let features: Int
    /// Of each letter its row and its bias.
    private var values: [Float]
    /// Where each letter began.
    private var origin: [Float]
    private var isNew: [Bool]

    /// On the squares of the changes, in deviations of the features.
    private static let penalty: Float = 1e-5
    /// How much likelier than everything else a letter must be, as a logarithm. The lines that rows are fitted on have far more
    /// of these letters than texts have.
    private static func lead(_ size: String) -> Float { size == "small" ? 1 : 2 }
    /// Letters whose rows do more harm than good in other languages: an apostrophe looks like their mark (d', t', l'), or another
    /// ideograph nearly like them.
    private static func isLeftOut(_ letter: String, _ size: String) -> Bool {
        "ďťľ„𠝹攰詏".contains(letter) || size == "tiny" && letter == "ű"
    }

    /// The rows as they come; letters that the layer lacks are never seen.
    init(layer: OwnLayer) {
        features = layer.features
        values = [Float](repeating: 0, count: FittedLetters.all.count * (features + 1))
        isNew = FittedLetters.all.map { _ in true }
        let classes = layer.classes
        for (i, letter) in FittedLetters.all.enumerated() {
            let start = i * (features + 1)
            if let label = classes[letter.unicodeScalars.first!] {
                isNew[i] = false
                values.replaceSubrange(
                    start..<(start + features), with: layer.weights[(label * features)..<((label + 1) * features)])
                values[start + features] = layer.biases[label]
            } else {
                values[start + features] = -1000
            }
        }
        origin = values
    }

    init(layer: OwnLayer, _ rows: LetterRows) {
        self.init(layer: layer)
        for (i, letter) in rows.letters.enumerated() {
            guard let number = FittedLetters.numbers[letter.unicodeScalars.first!] else { continue }
            let start = number * (features + 1)
            values.replaceSubrange(
                start..<(start + features), with: rows.weights[(i * features)..<((i + 1) * features)])
            values[start + features] = rows.biases[i]
        }
    }

    /// - Parameter size: of the recognizer.
    func rows(for size: String) -> LetterRows {
        let kept = FittedLetters.all.indices.filter {
            values[$0 * (features + 1) + features] > -500 && !Self.isLeftOut(FittedLetters.all[$0], size)
        }
        return LetterRows(
            letters: kept.map { FittedLetters.all[$0] },
            weights: kept.flatMap { values[($0 * (features + 1))..<($0 * (features + 1) + features)] },
            biases: kept.map { values[$0 * (features + 1) + features] - Self.lead(size) })
    }

    func scores(_ x: UnsafePointer<Float>) -> [Float] {
        values.withUnsafeBufferPointer { w in
            FittedLetters.all.indices.map {
                let row = w.baseAddress! + $0 * (features + 1)
                return dot(row, x, features) + row[features]
            }
        }
    }

    /// The fitted letter that wins at a step; -1 where another class does.
    func best(_ steps: LabelledSteps, _ i: Int) -> Int {
        let scores = steps.x.withUnsafeBufferPointer { self.scores($0.baseAddress! + i * features) }
        let best = scores.indices.max { scores[$0] < scores[$1] }!
        return scores[best] > steps.otherScore[i] ? best : -1
    }

    /// Letters that the layer lacks begin as what it takes them for most often.
    mutating func begin(with steps: LabelledSteps, layer: OwnLayer) {
        var taken = FittedLetters.all.map { _ in [Int: Int]() }
        for (target, best) in zip(steps.targets, steps.best) where target >= 0 { taken[target][best, default: 0] += 1 }
        for (i, letter) in FittedLetters.all.enumerated() where isNew[i] {
            let count = taken[i].values.reduce(0, +)
            // Too few to fit: no font has it.
            guard count >= 12, let most = taken[i].max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else {
                print("no row for \(letter): \(count) steps")
                continue
            }
            let start = i * (features + 1)
            values.replaceSubrange(
                start..<(start + features), with: layer.weights[(most * features)..<((most + 1) * features)])
            values[start + features] = layer.biases[most] - 1
        }
        origin = values
    }

    mutating func fit(_ steps: LabelledSteps, epochs: Int) {
        let features = features, letters = FittedLetters.all.count, width = features + 1, count = steps.targets.count
        // The features brought to mean 0 and deviation 1, the rows and biases with them.
        var means = [Float](repeating: 0, count: features), deviations = means
        for i in 0..<count { for f in 0..<features { means[f] += steps.x[i * features + f] / Float(count) } }
        for i in 0..<count {
            for f in 0..<features {
                let d = steps.x[i * features + f] - means[f]
                deviations[f] += d * d / Float(count)
            }
        }
        deviations = deviations.map { max($0.squareRoot(), 1e-4) }
        var z = steps.x
        for i in 0..<count {
            for f in 0..<features { z[i * features + f] = (z[i * features + f] - means[f]) / deviations[f] }
        }
        func scaled(_ rows: [Float]) -> [Float] {
            var out = rows
            for letter in 0..<letters {
                let start = letter * width
                for f in 0..<features {
                    out[start + features] += rows[start + f] * means[f]
                    out[start + f] *= deviations[f]
                }
            }
            return out
        }
        let origin = scaled(self.origin)
        var w = scaled(values), mean = [Float](repeating: 0, count: w.count), square = mean
        let batch = 2048, lanes = 8, total = epochs * (count / batch)
        var random = SeededOrder(count: count), step = 0
        for epoch in 0..<epochs {
            let order = random.next()
            var loss: Float = 0
            for first in stride(from: 0, to: count - batch + 1, by: batch) {
                var gradients = [Float](repeating: 0, count: lanes * w.count),
                    losses = [Float](repeating: 0, count: lanes)
                z.withUnsafeBufferPointer { z in
                    w.withUnsafeBufferPointer { w in
                        gradients.withUnsafeMutableBufferPointer { gradients in
                            losses.withUnsafeMutableBufferPointer { losses in
                                nonisolated(unsafe) let gradients = gradients, losses = losses, z = z, w = w
                                DispatchQueue.concurrentPerform(iterations: lanes) { lane in
                                    let size = batch / lanes
                                    for i in order[(first + lane * size)..<(first + (lane + 1) * size)] {
                                        losses[lane] += Self.add(
                                            x: z.baseAddress! + i * features, target: steps.targets[i],
                                            others: steps.others[i], w: w, features: features, letters: letters,
                                            to: gradients.baseAddress! + lane * w.count)
                                    }
                                }
                            }
                        }
                    }
                }
                loss += losses.reduce(0, +)
                step += 1
                // Down to nothing along a half wave.
                let rate = 0.01 * (1 + cos(.pi * Float(step) / Float(total))) / 2
                let bias1 = 1 - pow(Float(0.9), Float(step)), bias2 = 1 - pow(Float(0.999), Float(step))
                for i in w.indices {
                    var g: Float = 0
                    for lane in 0..<lanes { g += gradients[lane * w.count + i] }
                    g = g / Float(batch) + Self.penalty * (w[i] - origin[i])
                    mean[i] = 0.9 * mean[i] + 0.1 * g
                    square[i] = 0.999 * square[i] + 0.001 * g * g
                    w[i] -= rate * (mean[i] / bias1) / ((square[i] / bias2).squareRoot() + 1e-8)
                }
            }
            print("epoch \(epoch): loss \(loss / Float(count / batch * batch))")
        }
        for letter in 0..<letters {
            let start = letter * width
            // Of no font.
            guard values[start + features] > -500 else { continue }
            for f in 0..<features {
                values[start + f] = w[start + f] / deviations[f]
                w[start + features] -= values[start + f] * means[f]
            }
            values[start + features] = w[start + features]
        }
    }

    /// Adds the gradient of a step.
    /// - Returns: its loss.
    private static func add(
        x: UnsafePointer<Float>, target: Int, others: Float, w: UnsafeBufferPointer<Float>, features: Int,
        letters: Int, to gradient: UnsafeMutablePointer<Float>
    ) -> Float {
        withUnsafeTemporaryAllocation(of: Float.self, capacity: letters) { p in
            var most = others
            for letter in 0..<letters {
                let row = w.baseAddress! + letter * (features + 1)
                p[letter] = dot(row, x, features) + row[features]
                most = max(most, p[letter])
            }
            var sum = exp(others - most)
            for letter in 0..<letters {
                p[letter] = exp(p[letter] - most)
                sum += p[letter]
            }
            let right = target < 0 ? exp(others - most) : p[target]
            for letter in 0..<letters {
                let error = p[letter] / sum - (letter == target ? 1 : 0)
                if abs(error) < 1e-6 { continue }
                let row = gradient + letter * (features + 1)
                SightHeads.add(error, x, row, features)
                row[features] += error
            }
            return -log(max(right / sum, 1e-20))
        }
    }
}

/// The numbers up to a count in one order after another, the same ones on every run.
private struct SeededOrder {
    private var random = SeededGenerator(seed: 20)
    let count: Int

    init(count: Int) { self.count = count }

    mutating func next() -> [Int] { (0..<count).shuffled(using: &random) }
}

package import Foundation

/// Tells the script of a line from the features that a recognizer's network made of it: a linear layer on what the line's steps
/// have in common, so that knowing the script costs no run of a network.
package struct ScriptHead: Sendable {
    /// One row of pooled features a class, then the biases.
    private let weights: [Float]
    private let inputs: Int

    /// - Precondition: a whole number of features for each of `ScriptClass.allCases`.
    package init(weights: [Float]) {
        let classes = ScriptClass.allCases.count
        precondition(weights.count % classes == 0 && weights.count > classes, "weights for \(classes) classes")
        self.weights = weights
        inputs = weights.count / classes - 1
    }

    /// For the recognizer of the accurate level, `pp-ocrv6-small-recognizer`.
    package static let small = ScriptHead(bytes: PackageResources.scripts_small_weights)
    /// For the recognizer of the fast level, `pp-ocrv6-tiny-recognizer`.
    package static let tiny = ScriptHead(bytes: PackageResources.scripts_tiny_weights)

    /// Weights as the tool `SightHeads` writes them: little-endian floats.
    package init(contentsOf file: URL) throws {
        let data = try Data(contentsOf: file)
        self.init(bytes: Array(data))
    }

    private init(bytes: [UInt8]) {
        self.init(weights: [UInt32](littleEndian: bytes).map(Float.init(bitPattern:)))
    }

    /// What the steps of a line have in common: of each feature the mean, the highest value and the deviation.
    /// - Parameter features: of each step, one step after the other.
    package static func pooled(_ features: UnsafeBufferPointer<Float>, steps: Int) -> [Float] {
        let count = features.count / steps
        return [Float](unsafeUninitializedCapacity: 3 * count) { out, filled in
            filled = 3 * count
            for f in 0..<count {
                out[f] = 0
                out[count + f] = -.infinity
                out[2 * count + f] = 0
            }
            for step in 0..<steps {
                let row = features.baseAddress! + step * count
                for f in 0..<count {
                    out[f] += row[f]
                    out[count + f] = max(out[count + f], row[f])
                    out[2 * count + f] += row[f] * row[f]
                }
            }
            let share = 1 / Float(steps)
            for f in 0..<count {
                out[f] *= share
                out[2 * count + f] = max(out[2 * count + f] * share - out[f] * out[f], 0).squareRoot()
            }
        }
    }

    /// - Parameter pooled: what `pooled(_:steps:)` made of a line.
    package func probabilities(_ pooled: [Float]) -> ScriptProbabilities {
        precondition(pooled.count == inputs, "features of another network")
        let classes = ScriptClass.allCases.count
        var scores = (0..<classes).map { c in
            var sum = weights[classes * inputs + c]
            for i in 0..<inputs { sum += weights[c * inputs + i] * pooled[i] }
            return sum
        }
        let most = scores.max()!
        for c in scores.indices { scores[c] = exp(scores[c] - most) }
        let sum = scores.reduce(0, +)
        return ScriptProbabilities(scores.map { $0 / sum })
    }
}

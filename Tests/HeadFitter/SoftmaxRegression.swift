import Foundation

/// Multinomial logistic regression, fitted by gradient descent with momentum on all samples at once (Nesterov), the features
/// brought to mean 0 and deviation 1 before and the weights brought back after.
struct SoftmaxRegression {
    let classes: Int
    let features: Int
    /// One row of features a class, then the biases.
    private(set) var weights: [Float]

    /// - Parameters:
    ///   - x: rows of features.
    ///   - labels: the class of each row.
    ///   - importance: of each row.
    ///   - penalty: on the squares of the weights.
    init(x: [Float], labels: [Int], importance: [Float], classes: Int, features: Int, penalty: Float, rounds: Int) {
        self.classes = classes
        self.features = features
        let count = labels.count
        var means = [Float](repeating: 0, count: features), deviations = means
        for row in 0..<count { for f in 0..<features { means[f] += x[row * features + f] / Float(count) } }
        for row in 0..<count {
            for f in 0..<features {
                let d = x[row * features + f] - means[f]
                deviations[f] += d * d / Float(count)
            }
        }
        deviations = deviations.map { max($0.squareRoot(), 1e-6) }
        var z = [Float](repeating: 0, count: x.count)
        for row in 0..<count {
            for f in 0..<features {
                z[row * features + f] = (x[row * features + f] - means[f]) / deviations[f]
            }
        }
        let total = importance.reduce(0, +)
        let size = classes * features
        var w = [Float](repeating: 0, count: size + classes), ahead = w, previous = w
        // A step that is safe for this many features of unit variance that are alike; halved where the loss grows.
        var step: Float = 8 / Float(features), momentum = 0
        var lastLoss = Double.infinity
        var scores = [Float](repeating: 0, count: classes)
        for _ in 0..<rounds {
            var gradient = [Float](repeating: 0, count: size + classes)
            var loss = 0.0
            z.withUnsafeBufferPointer { z in
                ahead.withUnsafeBufferPointer { w in
                    gradient.withUnsafeMutableBufferPointer { gradient in
                        for row in 0..<count {
                            let x = z.baseAddress! + row * features
                            for c in 0..<classes {
                                scores[c] = dot(w.baseAddress! + c * features, x, features) + w[size + c]
                            }
                            let most = scores.max()!
                            var sum: Float = 0
                            for c in 0..<classes {
                                scores[c] = exp(scores[c] - most)
                                sum += scores[c]
                            }
                            let share = importance[row] / total
                            loss -= Double(share) * Double(log(max(scores[labels[row]] / sum, 1e-30)))
                            for c in 0..<classes {
                                let error = share * (scores[c] / sum - (c == labels[row] ? 1 : 0))
                                if abs(error) < 1e-9 { continue }
                                add(error, x, gradient.baseAddress! + c * features, features)
                                gradient[size + c] += error
                            }
                        }
                    }
                }
            }
            for i in 0..<size {
                gradient[i] += penalty * ahead[i]
                loss += Double(penalty) / 2 * Double(ahead[i] * ahead[i])
            }
            if loss > lastLoss * 1.02 {
                // Begin again from the last place with a smaller step.
                step /= 2
                momentum = 0
                ahead = w
                lastLoss = .infinity
                continue
            }
            lastLoss = loss
            previous = w
            for i in w.indices { w[i] = ahead[i] - step * gradient[i] }
            momentum += 1
            let push = Float(momentum) / Float(momentum + 3)
            for i in w.indices { ahead[i] = w[i] + push * (w[i] - previous[i]) }
        }
        // Back to the features as they are.
        for c in 0..<classes {
            for f in 0..<features {
                w[c * features + f] /= deviations[f]
                w[size + c] -= w[c * features + f] * means[f]
            }
        }
        weights = w
    }
}

func dot(_ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ count: Int) -> Float {
    var sums = SIMD8<Float>.zero
    var i = 0
    while i + 8 <= count {
        sums +=
            UnsafeRawPointer(a + i).loadUnaligned(as: SIMD8<Float>.self)
            * UnsafeRawPointer(b + i).loadUnaligned(as: SIMD8<Float>.self)
        i += 8
    }
    var sum = sums.sum()
    while i < count {
        sum += a[i] * b[i]
        i += 1
    }
    return sum
}

func add(_ factor: Float, _ x: UnsafePointer<Float>, _ y: UnsafeMutablePointer<Float>, _ count: Int) {
    var i = 0
    while i + 8 <= count {
        let sum =
            UnsafeRawPointer(y + i).loadUnaligned(as: SIMD8<Float>.self)
            + factor * UnsafeRawPointer(x + i).loadUnaligned(as: SIMD8<Float>.self)
        UnsafeMutableRawPointer(y + i).storeBytes(of: sum, as: SIMD8<Float>.self)
        i += 8
    }
    while i < count {
        y[i] += factor * x[i]
        i += 1
    }
}

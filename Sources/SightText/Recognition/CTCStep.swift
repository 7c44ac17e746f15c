/// What a recognizer saw at one step of a line: about eight pixels of its 48-pixel-high picture.
package struct CTCStep: Sendable, Hashable {
    /// The class with the highest probability, and that probability.
    package var best: Int
    package var probability: Float
    /// The probability of the space.
    package var space: Float
    /// What else it may be, the most probable first, the best itself included: for the search among several readings. Empty
    /// where the best is all but certain.
    package var alternatives: [CTCAlternative]

    package init(best: Int, probability: Float, space: Float, alternatives: [CTCAlternative] = []) {
        self.best = best
        self.probability = probability
        self.space = space
        self.alternatives = alternatives
    }
}

/// A class that a step may be, and its probability.
package struct CTCAlternative: Sendable, Hashable {
    package var label: Int
    package var probability: Float

    package init(label: Int, probability: Float) {
        self.label = label
        self.probability = probability
    }

    /// A step keeps no more than this many.
    package static let mostOfStep = 16
    /// Nor any that is less probable.
    package static let leastProbability: Float = 1e-5
    /// What is taken for the probability of a class that a step does not list.
    package static let unlistedProbability: Float = 1e-6
    /// A step whose best is more probable than this lists none.
    package static let certainty: Float = 0.9999
}

extension CTCStep {
    /// Gives the classes other numbers.
    mutating func rename(_ names: [Int]) {
        best = names[best]
        for i in alternatives.indices { alternatives[i].label = names[alternatives[i].label] }
    }

    /// The probability of a class at this step.
    package func probability(of label: Int) -> Float {
        if alternatives.isEmpty {
            return label == best ? probability : CTCAlternative.unlistedProbability
        }
        return alternatives.first { $0.label == label }?.probability ?? CTCAlternative.unlistedProbability
    }

    /// The probability that no letter stands here: of the blank and of the space. Where words end is decided apart.
    package func gapProbability(space: Int) -> Float {
        if alternatives.isEmpty {
            return best == 0 || best == space ? probability : CTCAlternative.unlistedProbability
        }
        let sum = alternatives.reduce(0) { $1.label == 0 || $1.label == space ? $0 + $1.probability : $0 }
        return max(sum, CTCAlternative.unlistedProbability)
    }
}

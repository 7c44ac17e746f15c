internal import Foundation

/// Prefix beam search: the most probable texts of a line, each with the probability of all its paths together. Spaces count
/// as gaps, since where words end is decided apart.
///
/// Source: A. Hannun et al., "First-Pass Large Vocabulary Continuous Speech Recognition using Bi-Directional Recurrent DNNs",
/// 2014. Cost: 0.02 ms for a line that is mostly certain, 0.2 ms for one that is not.
package struct CTCBeamSearch: Sendable, Hashable {
    /// How many beginnings are followed at a time. More than ten found nothing more on lines that were tried.
    package var width: Int
    /// How many classes of a step are followed.
    package var classes = 8
    /// Less probable classes are not followed.
    package var leastProbability: Float

    package init(width: Int = 10, leastProbability: Float = 1e-3) {
        self.width = width
        self.leastProbability = leastProbability
    }

    /// A text and the natural logarithm of its probability.
    package struct Hypothesis: Sendable, Hashable {
        package var labels: [Int]
        package var logProbability: Double
    }

    /// The most probable texts, best first.
    /// - Parameter space: the class of the space.
    package func hypotheses(of steps: ArraySlice<CTCStep>, space: Int) -> [Hypothesis] {
        hypotheses(of: steps, space: space, start: (), next: { _, _ in () }, isWhole: { _ in true })
    }

    /// The most probable texts among those that a rule allows, best first.
    /// - Parameters:
    ///   - start: the rule's state before the first letter.
    ///   - next: its state behind one letter more; nil where no allowed text goes on so.
    ///   - isWhole: whether a text may end in a state.
    package func hypotheses<State>(
        of steps: ArraySlice<CTCStep>, space: Int, start: State, next: (State, Int) -> State?, isWhole: (State) -> Bool
    ) -> [Hypothesis] {
        var tree = PrefixTree(start: start)
        var active = [0], following: [Int] = []
        tree.now[0] = (1, 0)
        var scale = 0.0
        for step in steps {
            following.removeAll(keepingCapacity: true)
            let gap = Double(step.gapProbability(space: space))
            for prefix in active {
                let (blank, letter) = tree.now[prefix]
                let total = blank + letter
                tree.add(total * gap, 0, to: prefix, &following)
                func follow(_ label: Int, _ probability: Double) {
                    if label == tree.labels[prefix] { tree.add(0, letter * probability, to: prefix, &following) }
                    let mass = (label == tree.labels[prefix] ? blank : total) * probability
                    guard mass > 0, let child = tree.child(of: prefix, label, next) else { return }
                    tree.add(0, mass, to: child, &following)
                }
                if step.alternatives.isEmpty {
                    if step.best != 0, step.best != space { follow(step.best, Double(step.probability)) }
                } else {
                    for (i, item) in step.alternatives.prefix(classes).enumerated() {
                        guard i == 0 || item.probability >= leastProbability else { break }
                        if item.label != 0, item.label != space { follow(item.label, Double(item.probability)) }
                    }
                }
            }
            var best = 0.0
            for prefix in following { best = max(best, tree.sum(prefix)) }
            guard best > 0 else { return [] }
            // Equal prefixes by their age, so that the result does not depend on how a sort treats them.
            following.sort { (tree.sum($0), $1) > (tree.sum($1), $0) }
            for prefix in active { tree.now[prefix] = (0, 0) }
            var kept: [Int] = []
            for (i, prefix) in following.enumerated() {
                let (blank, letter) = tree.later[prefix]
                tree.later[prefix] = (0, 0)
                guard i < width, blank + letter >= 1e-9 * best else { continue }
                tree.now[prefix] = (blank / best, letter / best)
                kept.append(prefix)
            }
            active = kept
            scale += log(best)
        }
        return active.filter { isWhole(tree.states[$0]) }.map { prefix in
            Hypothesis(
                labels: tree.text(of: prefix),
                logProbability: scale + log(tree.now[prefix].blank + tree.now[prefix].letter))
        }
    }

    /// Beginnings of texts, each a letter longer than its parent.
    private struct PrefixTree<State> {
        var labels = [-1]
        private var parents = [-1]
        private var firstChildren = [-1]
        private var nextSiblings = [-1]
        /// By beginning: the probability that ends with a gap and the one that ends with its last letter, …
        var now: [(blank: Double, letter: Double)] = [(0, 0)]
        /// … and the same behind the step that is under way.
        var later: [(blank: Double, letter: Double)] = [(0, 0)]
        var states: [State]

        init(start: State) { states = [start] }

        func sum(_ prefix: Int) -> Double { later[prefix].blank + later[prefix].letter }

        mutating func add(_ blank: Double, _ letter: Double, to prefix: Int, _ touched: inout [Int]) {
            guard blank > 0 || letter > 0 else { return }
            if later[prefix].blank == 0, later[prefix].letter == 0 { touched.append(prefix) }
            later[prefix].blank += blank
            later[prefix].letter += letter
        }

        mutating func child(of prefix: Int, _ label: Int, _ next: (State, Int) -> State?) -> Int? {
            var child = firstChildren[prefix]
            while child >= 0 {
                if labels[child] == label { return child }
                child = nextSiblings[child]
            }
            guard let state = next(states[prefix], label) else { return nil }
            labels.append(label)
            parents.append(prefix)
            firstChildren.append(-1)
            nextSiblings.append(firstChildren[prefix])
            now.append((0, 0))
            later.append((0, 0))
            states.append(state)
            firstChildren[prefix] = labels.count - 1
            return labels.count - 1
        }

        func text(of prefix: Int) -> [Int] {
            var text: [Int] = []
            var node = prefix
            while node > 0 {
                text.append(labels[node])
                node = parents[node]
            }
            return text.reversed()
        }
    }
}

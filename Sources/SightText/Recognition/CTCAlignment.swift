internal import Foundation

/// How well a given text fits what was seen, and which steps saw which of its letters.
package enum CTCAlignment {
    /// The natural logarithm of the probability of all paths of a text.
    ///
    /// Source: A. Graves et al., ICML 2006, section 4.1.
    /// - Parameters:
    ///   - labels: the letters' classes.
    ///   - space: the class of the space, which counts as a gap.
    package static func logProbability(of labels: [Int], on steps: ArraySlice<CTCStep>, space: Int) -> Double {
        // Gaps stand at the even places, letters at the odd ones.
        let places = 2 * labels.count + 1
        guard !steps.isEmpty else { return labels.isEmpty ? 0 : -.infinity }
        var now = [Double](repeating: 0, count: places), before = now
        var scale = 0.0
        for (i, step) in steps.enumerated() {
            swap(&now, &before)
            let gap = Double(step.gapProbability(space: space))
            var best = 0.0
            for place in 0..<places {
                var sum: Double
                if i == 0 {
                    sum = place < 2 ? 1 : 0
                } else {
                    sum = before[place] + (place > 0 ? before[place - 1] : 0)
                    if place > 2, place % 2 == 1, labels[place / 2] != labels[place / 2 - 1] {
                        sum += before[place - 2]
                    }
                }
                if sum > 0 {
                    sum *= place % 2 == 0 ? gap : Double(step.probability(of: labels[place / 2]))
                }
                now[place] = sum
                best = max(best, sum)
            }
            guard best > 0 else { return -.infinity }
            for place in 0..<places { now[place] /= best }
            scale += log(best)
        }
        let end = now[places - 1] + (places > 1 ? now[places - 2] : 0)
        return end > 0 ? scale + log(end) : -.infinity
    }

    /// The letters of a text on the steps of its best path; nil when there are too few steps for it.
    /// - Parameter steps: a part of a line's steps; the letters carry the numbers of the whole.
    package static func characters(
        of labels: [Int], on steps: ArraySlice<CTCStep>, alphabet: Alphabet
    ) -> [CTCCharacter]? {
        let places = 2 * labels.count + 1
        var best = [Double](repeating: -.infinity, count: places)
        var origins = [[Int8]](repeating: [Int8](repeating: 0, count: places), count: steps.count)
        for (i, step) in steps.enumerated() {
            let gap = log(Double(step.gapProbability(space: alphabet.space)))
            var next = [Double](repeating: -.infinity, count: places)
            for place in 0..<places {
                var value = i == 0 ? (place < 2 ? 0 : -.infinity) : best[place]
                if i > 0 {
                    if place > 0, best[place - 1] > value { (value, origins[i][place]) = (best[place - 1], 1) }
                    if place > 2, place % 2 == 1, labels[place / 2] != labels[place / 2 - 1], best[place - 2] > value {
                        (value, origins[i][place]) = (best[place - 2], 2)
                    }
                }
                next[place] = value + (place % 2 == 0 ? gap : log(Double(step.probability(of: labels[place / 2]))))
            }
            best = next
        }
        var place = places - 1
        if places > 1, best[places - 2] > best[place] { place = places - 2 }
        guard best[place] > -.infinity else { return nil }

        var characters = labels.map {
            CTCCharacter(letter: alphabet.letters[$0], label: $0, probability: 0, firstStep: -1, lastStep: -1)
        }
        for (i, step) in zip(steps.indices, steps).reversed() {
            if place % 2 == 1 {
                let letter = place / 2
                if characters[letter].lastStep < 0 { characters[letter].lastStep = i }
                characters[letter].firstStep = i
                characters[letter].probability = max(
                    characters[letter].probability, step.probability(of: labels[letter]))
            }
            place -= Int(origins[i - steps.startIndex][place])
        }
        return characters
    }
}

import Foundation

/// Which letter of a known text each step of a line shows: the best path through the text, by the layer as it comes and, once
/// there are any, by rows that were fitted. Letters that the layer lacks or mistakes are found by what stands around them.
struct LetterAlignment {
    struct Place {
        /// The number of a fitted letter.
        var letter: Int?
        /// A class of the layer as it comes.
        var label: Int?
    }

    /// - Parameters:
    ///   - gap, letter: the logarithms of the probabilities of a gap, and of the letter of a place, at a step.
    /// - Returns: the step or steps of each place; nil when there are too few.
    static func path(_ places: [Place], steps: Int, gap: (Int) -> Float, letter: (Int, Int) -> Float) -> [Range<Int>]? {
        let count = 2 * places.count + 1
        var best = [Float](repeating: -.infinity, count: count)
        var origins = [[Int8]](repeating: [Int8](repeating: 0, count: count), count: steps)
        func isSame(_ a: Int, _ b: Int) -> Bool {
            places[a].letter == places[b].letter && places[a].label == places[b].label
        }
        for step in 0..<steps {
            var next = [Float](repeating: -.infinity, count: count)
            for place in 0..<count {
                var value: Float = step == 0 ? (place < 2 ? 0 : -.infinity) : best[place]
                if step > 0 {
                    if place > 0, best[place - 1] > value { (value, origins[step][place]) = (best[place - 1], 1) }
                    if place > 2, place % 2 == 1, !isSame(place / 2, place / 2 - 1), best[place - 2] > value {
                        (value, origins[step][place]) = (best[place - 2], 2)
                    }
                }
                if value > -.infinity { next[place] = value + (place % 2 == 0 ? gap(step) : letter(place / 2, step)) }
            }
            best = next
        }
        guard count > 1 else { return [] }
        var place = best[count - 2] > best[count - 1] ? count - 2 : count - 1
        guard best[place] > -.infinity else { return nil }
        var found = [Range<Int>](repeating: 0..<0, count: places.count)
        for step in (0..<steps).reversed() {
            if place % 2 == 1 {
                let letter = place / 2
                found[letter] = step..<(found[letter].isEmpty ? step + 1 : found[letter].upperBound)
            }
            place -= Int(origins[step][place])
        }
        return found
    }
}

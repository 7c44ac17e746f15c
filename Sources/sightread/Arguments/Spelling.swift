/// What somebody who mistyped a word probably meant.
enum Spelling {
    /// The candidate that is nearest to a word; nil when none is near enough to be worth a guess.
    static func nearest(to word: String, among candidates: [String]) -> String? {
        let typed = word.lowercased()
        let ranked = candidates.map { (word: $0, distance: distance(typed, $0.lowercased())) }
        let tolerance = max(1, min(3, typed.count / 3))
        if let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= tolerance { return best.word }
        // An abbreviation is far away by count of letters, but hardly ambiguous.
        let completions = candidates.filter { typed.count >= 3 && $0.lowercased().hasPrefix(typed) }
        return completions.min { $0.count < $1.count }
    }

    /// The least number of letters to insert, delete, replace, or swap with their neighbour.
    ///
    /// Source: R. Lowrance and R. Wagner, "An Extension of the String-to-String Correction Problem", 1975, in its form
    /// restricted to swaps of neighbours.
    static func distance(_ a: String, _ b: String) -> Int {
        let a = Array(a), b = Array(b)
        var beforePrevious: [Int] = []
        var previous = Array(0...b.count)
        for i in a.indices {
            var current = [i + 1]
            for j in b.indices {
                var best = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforePrevious[j - 1] + 1) }
                current.append(best)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[b.count]
    }
}

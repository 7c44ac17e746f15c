/// Two readings of one line brought together: one of a script of its own with Latin beside it, and one of Latin alone, which is better at
/// addresses, prices, versions and names.
///
/// Where both see Latin letters or digits in the same place, the surer one is taken.
package struct LatinRuns: Sendable, Hashable {
    /// How much surer the reading of Latin has to be, as a difference of mean probabilities.
    package var advantage = 0.0
    /// No letter of it may be less probable than this.
    package var leastProbability: Float = 0.3
    /// How far the first and the last letter of both may be apart, in distances from letter to letter.
    package var tolerance = 0.9

    package init() {}

    /// - Parameters:
    ///   - own: the reading that counts elsewhere. Either reading is from left to right.
    ///   - latin: of the same image.
    ///   - width: of the image, in pixels.
    package func merged(_ own: LineReading, with latin: LineReading, width: Int) -> LineReading {
        let letters = own.placed, others = latin.placed
        guard !others.isEmpty else { return own }
        var merged: [PlacedLetter] = []
        var hasChanged = false
        var start = 0
        while start < letters.count {
            guard letters[start].isLatin else {
                merged.append(letters[start])
                start += 1
                continue
            }
            let end = letters[start...].firstIndex { !$0.isLatin } ?? letters.count
            if let run = replacement(of: start..<end, of: letters, by: others) {
                merged += run
                hasChanged = true
            } else {
                merged += letters[start..<end]
            }
            start = end
        }
        return hasChanged ? LineReading(merged, width: width, source: own.source) : own
    }

    private func replacement(
        of run: Range<Int>, of letters: [PlacedLetter], by others: [PlacedLetter]
    ) -> [PlacedLetter]? {
        let old = letters[run]
        guard old.contains(where: { $0.isLetterOrDigit }) else { return nil }
        // Half-way to the neighbours.
        let from = run.lowerBound == 0 ? 0 : (letters[run.lowerBound - 1].middle + letters[run.lowerBound].middle) / 2
        let to =
            run.upperBound == letters.count
            ? .infinity : (letters[run.upperBound - 1].middle + letters[run.upperBound].middle) / 2
        var new = others.filter { (from..<to).contains($0.middle) }
        guard !new.isEmpty, new.map(\.text) != old.map(\.text), new.allSatisfy({ $0.isLatin })
        else { return nil }
        // It has to fill the same place with about as many letters.
        let pitch = (old.last!.middle - old.first!.middle) / Double(max(old.count - 1, 1))
        let reach = tolerance * max(pitch, 8)
        guard abs(new.first!.middle - old.first!.middle) <= reach, abs(new.last!.middle - old.last!.middle) <= reach,
            abs(new.count - old.count) <= max(1, old.count / 3)
        else { return nil }
        guard new.allSatisfy({ $0.probability >= leastProbability }) else { return nil }
        guard PlacedLetter.mean(new) > PlacedLetter.mean(old) + advantage else { return nil }
        // Spaces of either: each goes before the letter that is next to where it was.
        new[0].space = old.first!.space
        for i in old.indices.dropFirst() where old[i].space >= 0.5 {
            let place = (old[i - 1].middle + old[i].middle) / 2
            if let next = new.indices.dropFirst().first(where: { new[$0].middle > place }) {
                new[next].space = max(new[next].space, old[i].space)
            }
        }
        return new
    }
}

/// A line's letters, divided into words.
package struct SpacedReading: Sendable, Hashable {
    package var reading: LineReading
    /// The letters of each word, in order and without gaps.
    package var words: [Range<Int>]
    /// What stands in the place of what was read, in order.
    package private(set) var corrections: [Correction] = []

    /// Letters that were put in, and what is known of them.
    package struct Correction: Sendable, Hashable {
        package fileprivate(set) var range: Range<Int>
        /// The steps that saw what stood there.
        package let steps: Range<Int>
        /// The chance that they are right.
        package let confidence: Float
    }

    package init(reading: LineReading, words: [Range<Int>]) {
        self.reading = reading
        self.words = words
    }

    /// The words with one space between.
    package var text: String { words.map(text(of:)).joined(separator: " ") }

    package func text(of letters: Range<Int>) -> String {
        reading.characters[letters].reduce(into: "") { $0 += $1.letter }
    }

    /// For each gap between neighbouring letters, how certain it is that it is a word space, or that it is none: 0 to 1.
    package var gapCertainties: [Double] {
        let starts = Set(words.map(\.lowerBound))
        return reading.characters.indices.dropFirst().map { i in
            let sum = Double(reading.spaceProbability(before: i))
            return starts.contains(i) ? sum : 1 - sum
        }
    }

    /// Letters that stand for others, and where words end among them.
    package struct Replacement: Sendable, Hashable {
        /// The letters that go.
        package var range: Range<Int>
        /// The classes of those that come.
        package var labels: [Int]
        /// How many of them stand before each space.
        package var spaces: [Int] = []
        /// The chance that they are right.
        package var confidence: Float
    }

    /// Puts letters in the place of others, on the steps that saw those. Replacements that do not fit on their steps are left out.
    ///
    /// A line is corrected once.
    package mutating func apply(_ replacements: [Replacement]) {
        precondition(corrections.isEmpty)
        for replacement in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) { apply(replacement) }
    }

    private mutating func apply(_ replacement: Replacement) {
        let range = replacement.range
        let around = reading.steps(around: range)
        guard !range.isEmpty, !replacement.labels.isEmpty,
            var letters = CTCAlignment.characters(
                of: replacement.labels, on: reading.steps[around], alphabet: reading.alphabet)
        else { return }
        for i in letters.indices { letters[i].probability = replacement.confidence }
        var starts = Set(words.map(\.lowerBound).filter { !(range.lowerBound + 1..<range.upperBound).contains($0) })
        starts = Set(starts.map { $0 >= range.upperBound ? $0 + letters.count - range.count : $0 })
        starts.formUnion(replacement.spaces.map { $0 + range.lowerBound })
        reading.characters.replaceSubrange(range, with: letters)
        let borders = starts.sorted() + [reading.characters.count]
        words = zip(borders, borders.dropFirst()).map { $0..<$1 }
        // Those so far are of later letters.
        let shift = letters.count - range.count
        for i in corrections.indices {
            let later = corrections[i].range
            corrections[i].range = (later.lowerBound + shift)..<(later.upperBound + shift)
        }
        corrections.insert(
            Correction(
                range: range.lowerBound..<(range.lowerBound + letters.count), steps: around,
                confidence: replacement.confidence),
            at: 0)
    }
}

/// A line's letters, divided into words.
package struct SpacedReading: Sendable, Hashable {
    package var reading: LineReading
    /// The letters of each word, in order and without gaps.
    package var words: [Range<Int>]

    package init(reading: LineReading, words: [Range<Int>]) {
        self.reading = reading
        self.words = words
    }

    /// The words with one space between.
    package var text: String { words.map(text(of:)).joined(separator: " ") }

    package func text(of letters: Range<Int>) -> String {
        reading.characters[letters].reduce(into: "") { $0 += $1.letter }
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
    package mutating func apply(_ replacements: [Replacement]) {
        for replacement in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) { apply(replacement) }
    }

    private mutating func apply(_ replacement: Replacement) {
        let range = replacement.range
        let steps = reading.steps[reading.steps(around: range)]
        guard !range.isEmpty, !replacement.labels.isEmpty,
            var letters = CTCAlignment.characters(of: replacement.labels, on: steps, alphabet: reading.alphabet)
        else { return }
        for i in letters.indices { letters[i].probability = replacement.confidence }
        var starts = Set(words.map(\.lowerBound).filter { !(range.lowerBound + 1..<range.upperBound).contains($0) })
        starts = Set(starts.map { $0 >= range.upperBound ? $0 + letters.count - range.count : $0 })
        starts.formUnion(replacement.spaces.map { $0 + range.lowerBound })
        reading.characters.replaceSubrange(range, with: letters)
        let borders = starts.sorted() + [reading.characters.count]
        words = zip(borders, borders.dropFirst()).map { $0..<$1 }
    }
}

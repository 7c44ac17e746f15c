/// Where the words and letters of a line stand on its image: `x` along the line, in pixels of the image.
///
/// CTC tells roughly where a letter is seen; the borders are then set where the picture has no ink.
package struct WordBoxes: Sendable, Hashable {
    package struct Span: Sendable, Hashable {
        package var start: Double
        package var end: Double
    }

    /// One a word.
    package let words: [Span]
    /// One a letter; those of a word fill it without gaps.
    package let characters: [Span]

    /// - Parameter words: the letters of each word, at least one word.
    package init(_ reading: LineReading, words: [Range<Int>], ink: InkProfile?, width: Int) {
        let step = reading.pixelsPerStep
        // Where a letter is seen best lies a little behind the middle of its steps.
        let peaks = reading.characters.map { (Double($0.firstStep + $0.lastStep) / 2 + 0.6) * step }
        let distances = zip(peaks.dropFirst(), peaks).map { $0 - $1 }.sorted()
        let pitch = distances.isEmpty ? 24 : max(distances[distances.count / 2], 4)
        let columns = ink?.coreColumns ?? []
        let limit = Double(width)

        func barest(_ from: Double, _ to: Double) -> Double {
            let low = max(Int(from.rounded(.up)), 0), high = min(Int(to), columns.count - 1)
            guard low <= high else { return (from + to) / 2 }
            let least = columns[low...high].min()!
            // In the middle of the barest stretch, the one nearest to the middle of the letters.
            let candidates = (low...high).filter { columns[$0] <= least + 0.02 }
            let middle = (from + to) / 2
            return candidates.map { Double($0) + 0.5 }.min { abs($0 - middle) < abs($1 - middle) }!
        }

        /// The end of the ink within reach of a line's first or last letter.
        func outer(_ peak: Double, forward: Bool) -> Double {
            let reach = 0.9 * max(pitch, 12)
            let low = max(Int(forward ? peak : peak - reach), 0),
                high = min(Int(forward ? peak + reach : peak), columns.count - 1)
            let inked = low <= high ? (low...high).filter { columns[$0] >= InkProfile.bareColumn } : []
            if let edge = forward ? inked.last.map({ Double($0 + 1) }) : inked.first.map(Double.init) { return edge }
            return forward ? peak + pitch / 2 : peak - pitch / 2
        }

        var spans: [Span] = []
        var letters = [Span](repeating: Span(start: 0, end: 0), count: peaks.count)
        var nextStart = outer(peaks[0], forward: false)
        for (index, word) in words.enumerated() {
            var span = Span(start: nextStart, end: 0)
            if index + 1 < words.count {
                let last = peaks[word.upperBound - 1], next = peaks[words[index + 1].lowerBound]
                if let gap = InkProfile.longestBareRun(columns, from: last, to: next), gap.count >= 2 {
                    span.end = Double(gap.lowerBound)
                    nextStart = Double(gap.upperBound)
                } else {
                    span.end = barest(last, next)
                    nextStart = span.end
                }
            } else {
                span.end = outer(peaks[word.upperBound - 1], forward: true)
            }
            if span.end - span.start < 2 {
                span = Span(start: peaks[word.lowerBound] - pitch / 2, end: peaks[word.upperBound - 1] + pitch / 2)
            }
            span = Span(start: min(max(span.start - 1, 0), limit), end: min(max(span.end + 1, 0), limit))
            spans.append(span)

            var start = span.start
            for i in word {
                let isLast = i + 1 == word.upperBound
                let border = isLast ? span.end : min(max(barest(peaks[i], peaks[i + 1]), start), span.end)
                letters[i] = Span(start: start, end: border)
                start = border
            }
        }
        self.words = spans
        characters = letters
    }
}

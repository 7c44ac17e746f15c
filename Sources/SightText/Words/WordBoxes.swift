/// Where the words and letters of a line stand on its image, in pixels of the image.
///
/// CTC tells roughly where a letter is seen; the borders are then set where the picture has no ink.
package struct WordBoxes: Sendable, Hashable {
    package struct Span: Sendable, Hashable {
        package var start: Double
        package var end: Double

        package init(start: Double, end: Double) {
            self.start = start
            self.end = end
        }
    }

    /// One a word.
    package let words: [Span]
    /// One a letter; those of a word fill it without gaps.
    package let characters: [Span]
    /// From the upper to the lower side of each word.
    package let wordRows: [Span]
    /// From the upper to the lower side of the line.
    package let rows: Span

    /// How much of the room above and below a word, up to the line's tallest and down to its lowest letter, is the word's.
    ///
    /// Two fifths: the box fits the ink, and a word of low letters still covers most of the line's height, as readers and most
    /// annotations see it. All of it would leave `on` a box twice as high as its ink.
    private static let roomShare = 0.4
    /// Beyond the ink, above and below.
    private static let rowMargin = 0.5

    /// - Parameters:
    ///   - words: the letters of each word, at least one word.
    ///   - inset: rows at the top and at the bottom that are not the line's own, as far as the detector knows.
    package init(_ reading: LineReading, words: [Range<Int>], ink: InkProfile?, width: Int, inset: Int) {
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

        /// The end of the ink within reach of a line's first or last letter. A narrow letter may end before the place where it
        /// is seen best.
        func outer(_ peak: Double, forward: Bool) -> Double {
            let ahead = 0.9 * max(pitch, 12), behind = 0.6 * pitch
            let low = max(Int(forward ? peak - behind : peak - ahead), 0),
                high = min(Int(forward ? peak + ahead : peak + behind), columns.count - 1)
            let inked = low <= high ? (low...high).filter { columns[$0] >= InkProfile.bareColumn } : []
            if let edge = forward ? inked.last.map({ Double($0 + 1) }) : inked.first.map(Double.init) { return edge }
            return forward ? peak + pitch / 2 : peak - pitch / 2
        }

        /// The longest bare stretch between two letters, as far as it goes: narrow letters may end before the place where they
        /// are seen best, and begin behind it.
        func gap(_ last: Double, _ next: Double) -> Range<Int>? {
            guard let found = InkProfile.longestBareRun(columns, from: last, to: next), found.count >= 2 else {
                return nil
            }
            var (start, end) = (found.lowerBound, found.upperBound)
            let first = max(Int(last - pitch * 0.6), 0), limit = min(Int(next + pitch * 0.6), columns.count)
            while start > first, columns[start - 1] < InkProfile.bareColumn { start -= 1 }
            while end < limit, columns[end] < InkProfile.bareColumn { end += 1 }
            // Nothing at all where a letter was seen: it is too faint, and the place is all that is known.
            return (start == first ? found.lowerBound : start)..<(end == limit ? found.upperBound : end)
        }

        var spans: [Span] = []
        var letters = [Span](repeating: Span(start: 0, end: 0), count: peaks.count)
        var nextStart = outer(peaks[0], forward: false)
        for (index, word) in words.enumerated() {
            var span = Span(start: nextStart, end: 0)
            if index + 1 < words.count {
                let last = peaks[word.upperBound - 1], next = peaks[words[index + 1].lowerBound]
                if let gap = gap(last, next) {
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
        let bottom = Double(LineShape.height)
        guard let ink else {
            rows = Span(start: Double(inset), end: bottom - Double(inset))
            wordRows = spans.map { [rows] _ in rows }
            return
        }
        let rows = Span(
            start: max(Double(ink.rows.lowerBound) - Self.rowMargin, 0),
            end: min(Double(ink.rows.upperBound) + Self.rowMargin, bottom))
        self.rows = rows
        wordRows = spans.map { span in
            guard let own = ink.rows(ofColumns: Int(span.start)..<max(Int(span.end.rounded(.up)), Int(span.start)))
            else { return rows }
            let start = Double(own.lowerBound) - Self.rowMargin, end = Double(own.upperBound) + Self.rowMargin
            return Span(
                start: start + (rows.start - start) * Self.roomShare, end: end + (rows.end - end) * Self.roomShare)
        }
    }
}

internal import SightImage

/// A line that is too long for one run of the recognizer: it is read in pieces that overlap, and their steps are joined where
/// both pieces see a gap.
///
/// A run's cost grows faster than its width, and squeezing a line into the widest run would push its letters into each other.
package struct LongLine {
    /// Pixels of a piece along the line: a width that padding leaves as it is.
    package static let pieceWidth = 1600
    /// Pixels that neighbours share: room for a few words, so that a gap is among them.
    package static let overlap = 320
    /// Every piece starts at a multiple of this, which is what a step of the recognizers covers.
    package static let pixelsPerStep = 8
    /// Steps at the cut end of a piece that lack the letters beyond.
    static let blindSteps = 4

    package let pieces: [LineImage]
    /// Where the pieces start, in steps.
    package let starts: [Int]

    /// - Precondition: the line is wider than a piece.
    package init(_ line: LineImage) {
        let width = line.pixels.width
        precondition(width > Self.pieceWidth)
        let last = (width - Self.pieceWidth + Self.pixelsPerStep - 1) / Self.pixelsPerStep * Self.pixelsPerStep
        let positions = Array(stride(from: 0, to: last, by: Self.pieceWidth - Self.overlap)) + [last]
        pieces = positions.map { line.part($0..<min($0 + Self.pieceWidth, width)) }
        starts = positions.map { $0 / Self.pixelsPerStep }
    }

    /// The steps of the whole line out of those of its pieces.
    /// - Parameter space: the class of the space, which counts as a gap like the blank.
    package static func joined(_ pieces: [[CTCStep]], starts: [Int], space: Int) -> [CTCStep] {
        var joined = pieces[0]
        for (steps, start) in zip(pieces, starts).dropFirst() {
            let cut = cut(joined[start...], steps[..<(joined.count - start)], space: space)
            joined.removeSubrange((start + cut)...)
            joined += steps[cut...]
        }
        return joined
    }

    /// Where to go over from one piece to the next, in steps from the start of what they share: the middle of the widest gap
    /// that both see; without one the middle, where letters that both see in the same step are joined to one.
    private static func cut(_ left: ArraySlice<CTCStep>, _ right: ArraySlice<CTCStep>, space: Int) -> Int {
        func isGap(_ step: CTCStep) -> Bool { step.best == 0 || step.best == space }
        let gaps = zip(left, right).map { isGap($0) && isGap($1) }
        var best: Range<Int>?
        var start = min(blindSteps, gaps.count)
        while start < gaps.count - blindSteps {
            guard gaps[start] else {
                start += 1
                continue
            }
            let end = gaps[start..<(gaps.count - blindSteps)].firstIndex(of: false) ?? gaps.count - blindSteps
            if end - start > best?.count ?? 0 { best = start..<end }
            start = end
        }
        return best.map { ($0.lowerBound + $0.upperBound) / 2 } ?? gaps.count / 2
    }
}

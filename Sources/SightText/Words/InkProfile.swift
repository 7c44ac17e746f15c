internal import Foundation
package import SightImage

/// Where a line image has ink, by columns: light letters on dark ground count as well as dark ones on light.
package struct InkProfile: Sendable {
    /// For each column, 0 for bare ground to about 1 for full ink, over the rows that hold letters.
    package let columns: [Float]
    /// The same without the outermost rows, which belong to the neighbouring lines, and without ruled lines: for boxes.
    package let coreColumns: [Float]
    /// From the first to the last row with ink, in pixels.
    package let height: Double
    /// From the top of the highest letter to the bottom of the lowest one.
    package let rows: Range<Int>
    /// Row by row, 1 for ink.
    private let isInk: [UInt8]

    /// Columns with less than this are bare.
    package static let bareColumn: Float = 0.4

    /// - Parameter inset: rows at the top and at the bottom that are not the line's own.
    /// - Returns: nil where the picture shows no contrast.
    package init?(_ line: PixelBuffer, inset: Int) {
        let width = line.width, height = line.height
        let levels = GrayLevels(line), gray = levels.values
        let (low, high, dark, light) = (levels.darkCount, levels.lightCount, levels.dark, levels.light)
        let (ground, ink) = low > high ? (dark, light) : (light, dark)
        guard low > 0, high > 0, abs(ground - ink) >= 8 else { return nil }
        let table = (0..<256).map { Float(min(max(Double($0 - ground) / Double(ink - ground), 0), 1.2)) }

        var inked = [Int](repeating: 0, count: height)
        for y in 0..<height {
            for x in 0..<width where table[Int(gray[y * width + x])] > 0.5 { inked[y] += 1 }
        }
        let total = inked.reduce(0, +)
        func row(below share: Double) -> Int {
            var sum = 0
            for y in 0..<height {
                sum += inked[y]
                if Double(sum) >= share * Double(total) { return y }
            }
            return height - 1
        }
        let top = row(below: 0.02), bottom = row(below: 0.98)
        self.height = Double(max(8, bottom - top))

        func profile(_ rows: [Int]) -> [Float] {
            var columns = [Float](repeating: 0, count: width)
            for y in rows {
                for x in 0..<width { columns[x] = max(columns[x], table[Int(gray[y * width + x])]) }
            }
            return columns
        }
        columns = profile(Array(max(top - 1, 0)...min(bottom + 1, height - 1)))
        let isInk = gray.map { UInt8(table[Int($0)] > 0.45 ? 1 : 0) }
        let covered = (0..<height).map { y in (0..<width).reduce(0) { $0 + Int(isInk[y * width + $1]) } }
        let isRuled = covered.map { Double($0) > 0.7 * Double(width) }
        let core = Array(inset..<(height - inset))
        let unruled = core.filter { !isRuled[$0] }
        coreColumns = profile(unruled.count > 6 ? unruled : core)
        rows = Self.letterRows(
            hasInk: covered.indices.map { covered[$0] > Self.specks && !isRuled[$0] }, inset: inset)
        self.isInk = isInk
    }

    /// From the top to the bottom of the letters in some columns; nil where they have no ink.
    package func rows(ofColumns columns: Range<Int>) -> Range<Int>? {
        let columns = columns.clamped(to: 0..<self.columns.count), width = self.columns.count
        func hasInk(_ y: Int) -> Bool { columns.reduce(0) { $0 + Int(isInk[y * width + $1]) } > Self.specks }
        guard let first = rows.first(where: hasInk), let last = rows.last(where: hasInk) else { return nil }
        return first..<(last + 1)
    }

    /// So many pixels of ink in a row are dust.
    private static let specks = 1

    /// The rows of a line's letters out of which rows have ink.
    ///
    /// A detector tells the height of a line to a fifth. Its guess is drawn in to the first ink, and out over ink that is joined
    /// to it or nearly so, accents and tails, and that ends within the picture: what does not belongs to a neighbour or a frame.
    private static func letterRows(hasInk: [Bool], inset: Int) -> Range<Int> {
        let guess = inset..<(hasInk.count - inset)
        guard let first = guess.first(where: { hasInk[$0] }), let last = guess.last(where: { hasInk[$0] }) else {
            return guess
        }
        func edge(_ rows: some Sequence<Int>, from start: Int) -> Int {
            var edge = start, run = start, blank = 0
            for y in rows {
                if hasInk[y] {
                    run = y
                    blank = 0
                } else {
                    edge = run
                    blank += 1
                    if blank > accentGap { break }
                }
            }
            return edge
        }
        return edge((0..<first).reversed(), from: first)..<(edge((last + 1)..<hasInk.count, from: last) + 1)
    }

    /// Rows between a letter and its accent, at most.
    private static let accentGap = 4

    /// The longest run of bare columns within a range of columns, the first of equals; nil when there is none.
    static func longestBareRun(_ columns: [Float], from: Double, to: Double) -> Range<Int>? {
        bareRuns(columns, from: from, to: to).max { $0.count < $1.count }
    }

    /// The runs of bare columns within a range of columns.
    func bareRuns(from: Double, to: Double) -> [Range<Int>] { Self.bareRuns(columns, from: from, to: to) }

    private static func bareRuns(_ columns: [Float], from: Double, to: Double) -> [Range<Int>] {
        let low = min(max(Int(from), 0), columns.count), high = min(max(Int(to.rounded(.up)), low), columns.count)
        var runs: [Range<Int>] = []
        var start: Int?
        for x in low...high {
            if x < high, columns[x] < bareColumn {
                start = start ?? x
            } else if let begun = start {
                runs.append(begun..<x)
                start = nil
            }
        }
        return runs
    }
}

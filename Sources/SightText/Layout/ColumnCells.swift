internal import Foundation

/// The cells of a column of upright characters: where one ends and the next begins.
///
/// Type of columns stands on a grid of squares, yet characters have gaps of their own (二, 旦, い) and fill their square to a
/// differing degree. So neither gaps nor a fixed pitch decide alone: of all ways to cut the column the cheapest is taken, where
/// ink that is cut costs, and cells that differ from the pitch do. The pitch is the one with the cheapest cut.
package struct ColumnCells: Sendable, Hashable {
    /// In pixels of the column's image, from the top; without gaps.
    package let cells: [Range<Int>]
    /// The size of the glyphs: the width of the ink, or the height of the highest cell's, if that is more.
    package let glyphSize: Double
    /// The middle of the glyphs across the column.
    package let center: Double
    /// The usual height of a cell.
    package let pitch: Double

    /// What a cell of one and a half or of half the pitch costs, in units of a cut through as much ink as a row ever has.
    private static let irregularity = 1.6
    /// What a pitch of e times the width of the glyphs costs each cell.
    private static let oddPitch = 0.5
    /// The usual pitch as a part of the glyphs' width.
    private static let usualPitch = 1.08

    /// - Returns: nil for a column without ink.
    package init?(_ mask: InkMask) {
        var rows = [Double](repeating: 0, count: mask.height)
        var columns = [Double](repeating: 0, count: mask.width)
        for y in 0..<mask.height {
            for x in 0..<mask.width where mask.isInk[y * mask.width + x] {
                rows[y] += 1
                columns[x] += 1
            }
        }
        let total = columns.reduce(0, +)
        guard let first = rows.firstIndex(where: { $0 > 0 }), let last = rows.lastIndex(where: { $0 > 0 }) else {
            return nil
        }
        // The outermost hundredths are specks and neighbours.
        func column(below share: Double) -> Int {
            var sum = 0.0
            return columns.firstIndex {
                sum += $0
                return sum >= share * total
            }!
        }
        let left = column(below: 0.01), right = column(below: 0.99)
        let glyphWidth = Double(right - left + 1)
        let peak = rows.max()!
        let ink = rows.map { $0 / peak }

        var best: (cost: Double, cells: [Range<Int>], pitch: Double)?
        for step in 0...18 {
            let pitch = glyphWidth * (0.85 + 0.05 * Double(step))
            guard pitch >= 4, let cut = Self.cut(ink, first..<(last + 1), pitch: pitch) else { continue }
            let odd = log(pitch / (Self.usualPitch * glyphWidth))
            let cost = cut.cost / Double(cut.cells.count) + Self.oddPitch * odd * odd
            if cost < best?.cost ?? .infinity { best = (cost, cut.cells, pitch) }
        }
        guard let best else { return nil }
        cells = best.cells
        pitch = best.pitch
        let highest = best.cells.compactMap { mask.inkBounds(rows: $0)?.rows.count }.max() ?? 0
        glyphSize = max(glyphWidth, min(Double(highest), 0.93 * best.pitch))
        center = Double(left + right + 1) / 2
    }

    /// The cheapest cut of the inked rows into cells of about a pitch; the outermost ones may reach beyond the ink.
    private static func cut(
        _ ink: [Double], _ inked: Range<Int>, pitch: Double
    ) -> (cost: Double, cells: [Range<Int>])? {
        let slack = Int(0.6 * pitch)
        let origin = inked.lowerBound - slack, count = inked.count + 2 * slack
        // Near ink costs a little, so that a cut lies in the middle of a gap.
        let reach = max(Int(0.12 * pitch), 1)
        var sums = [0.0]
        for i in 0..<count { sums.append(sums[i] + (ink.indices.contains(origin + i) ? ink[origin + i] : 0)) }
        let cutCosts = (0...count).map { i in
            let low = max(i - 1, 0), high = min(i + 1, count)
            let wideLow = max(i - reach, 0), wideHigh = min(i + reach, count)
            return (sums[high] - sums[low]) / Double(max(high - low, 1))
                + 0.1 * (sums[wideHigh] - sums[wideLow]) / Double(max(wideHigh - wideLow, 1))
        }
        let shortest = max(Int(0.5 * pitch), 2), longest = max(Int(1.5 * pitch), shortest + 1)
        var costs = [Double](repeating: .infinity, count: count + 1)
        var previous = [Int](repeating: -1, count: count + 1)
        for i in 0...slack { costs[i] = 0 }
        for end in shortest...count {
            for length in shortest...min(longest, end) {
                let start = end - length
                guard costs[start] < .infinity else { continue }
                let deviation = (Double(length) - pitch) / pitch
                let cost = costs[start] + irregularity * 4 * deviation * deviation + cutCosts[end]
                if cost < costs[end] {
                    costs[end] = cost
                    previous[end] = start
                }
            }
            // A cut above the first ink is where the column begins, however it came about.
            if end <= slack {
                costs[end] = 0
                previous[end] = -1
            }
        }
        let ends = (count - slack)...count
        guard var end = ends.min(by: { costs[$0] < costs[$1] }), costs[end] < .infinity else { return nil }
        let cost = costs[end]
        var cells: [Range<Int>] = []
        while previous[end] >= 0 {
            cells.append((origin + previous[end])..<(origin + end))
            end = previous[end]
        }
        return cells.isEmpty ? nil : (cost, cells.reversed())
    }
}

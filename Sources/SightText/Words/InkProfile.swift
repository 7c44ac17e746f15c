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

    /// Columns with less than this are bare.
    package static let bareColumn: Float = 0.4

    /// - Parameter inset: rows at the top and at the bottom that are not the line's own.
    /// - Returns: nil where the picture shows no contrast.
    package init?(_ line: PixelBuffer, inset: Int) {
        let width = line.width, height = line.height
        var gray = [UInt8](repeating: 0, count: width * height)
        var histogram = [Int](repeating: 0, count: 256)
        line.withUnsafeBytes { source in
            for y in 0..<height {
                var from = y * line.bytesPerRow
                for x in 0..<width {
                    // Rec. 601 luma in integers.
                    let value = (Int(source[from]) * 77 + Int(source[from + 1]) * 150 + Int(source[from + 2]) * 29) >> 8
                    gray[y * width + x] = UInt8(value)
                    histogram[value] += 1
                    from += 3
                }
            }
        }
        let split = Self.otsu(histogram)
        let low = histogram[...split].reduce(0, +), high = gray.count - low
        let dark = Self.median(histogram, 0...split), light = Self.median(histogram, min(split + 1, 255)...255)
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
        let core = inset..<(height - inset)
        let unruled = core.filter { y in
            let covered = (0..<width).reduce(0) { $0 + (table[Int(gray[y * width + $1])] > 0.4 ? 1 : 0) }
            return Double(covered) <= 0.7 * Double(width)
        }
        coreColumns = profile(unruled.count > 6 ? unruled : Array(core))
    }

    /// The last value of the darker class. Source: N. Otsu, "A threshold selection method from gray-level histograms", 1979.
    static func otsu(_ histogram: [Int]) -> Int {
        let total = histogram.reduce(0, +), sum = histogram.enumerated().reduce(0) { $0 + $1.offset * $1.element }
        var below = 0, sumBelow = 0, best = 0
        var bestVariance = -1.0
        for i in 0..<255 {
            below += histogram[i]
            sumBelow += i * histogram[i]
            guard below > 0, below < total else { continue }
            let difference = Double(sumBelow) / Double(below) - Double(sum - sumBelow) / Double(total - below)
            let variance = Double(below) * Double(total - below) * difference * difference
            if variance > bestVariance {
                bestVariance = variance
                best = i
            }
        }
        return best
    }

    private static func median(_ histogram: [Int], _ range: ClosedRange<Int>) -> Int {
        let half = histogram[range].reduce(0, +) / 2
        var sum = 0
        for i in range {
            sum += histogram[i]
            if sum > half { return i }
        }
        return range.lowerBound
    }

    /// The longest run of bare columns within a range of columns, the first of equals; nil when there is none.
    static func longestBareRun(_ columns: [Float], from: Double, to: Double) -> Range<Int>? {
        let low = min(max(Int(from), 0), columns.count), high = min(max(Int(to.rounded(.up)), low), columns.count)
        var best: Range<Int>?
        var start: Int?
        for x in low...high {
            if x < high, columns[x] < bareColumn {
                start = start ?? x
            } else if let begun = start {
                if x - begun > (best?.count ?? 0) { best = begun..<x }
                start = nil
            }
        }
        return best
    }
}

internal import SightImage

/// The grey levels of a picture of text and how they fall into two classes, whichever of them is the ink.
struct GrayLevels {
    /// Luma by Rec. 601, row by row from the top.
    let values: [UInt8]
    /// How many pixels have each level.
    let histogram: [Int]
    /// The last level of the darker class.
    let split: Int
    /// How many pixels each class has.
    let darkCount: Int
    let lightCount: Int
    /// The median of each class.
    let dark: Int
    let light: Int

    /// - Parameter picture: `.rgb8`.
    init(_ picture: PixelBuffer) {
        let width = picture.width, height = picture.height
        var values = [UInt8](repeating: 0, count: width * height)
        var histogram = [Int](repeating: 0, count: 256)
        picture.withUnsafeBytes { source in
            for y in 0..<height {
                var from = y * picture.bytesPerRow
                for x in 0..<width {
                    // In integers.
                    let value = (Int(source[from]) * 77 + Int(source[from + 1]) * 150 + Int(source[from + 2]) * 29) >> 8
                    values[y * width + x] = UInt8(value)
                    histogram[value] += 1
                    from += 3
                }
            }
        }
        self.values = values
        self.histogram = histogram
        split = Self.otsu(histogram)
        darkCount = histogram[...split].reduce(0, +)
        lightCount = values.count - darkCount
        dark = Self.median(histogram, 0...split)
        light = Self.median(histogram, min(split + 1, 255)...255)
    }

    /// The last value of the darker class. Source: N. Otsu, "A threshold selection method from gray-level histograms", 1979.
    private static func otsu(_ histogram: [Int]) -> Int {
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

    /// The level that half of the pixels within a range of levels do not exceed.
    static func median(_ histogram: [Int], _ range: ClosedRange<Int>) -> Int {
        let half = histogram[range].reduce(0, +) / 2
        var sum = 0
        for i in range {
            sum += histogram[i]
            if sum > half { return i }
        }
        return range.lowerBound
    }
}

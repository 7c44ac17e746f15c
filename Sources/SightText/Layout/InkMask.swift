package import SightImage

/// Which pixels of a picture of text are ink: the side of the grey scale that fewer pixels are on, so light letters on a dark
/// ground count as well as dark ones on light.
package struct InkMask: Sendable {
    package let width: Int
    package let height: Int
    /// Row by row from the top.
    package let isInk: [Bool]
    /// The colour of the ground: the median of its pixels, by band.
    package let ground: [UInt8]

    /// How far the shades fall into two: the variance between ink and ground as a part of all variance.
    package let separation: Double

    /// The least difference of luma between ink and ground.
    package static let leastContrast = 8

    /// - Parameter picture: `.rgb8`. Cost: about 10 ns a pixel.
    /// - Returns: nil where the picture shows no contrast.
    package init?(_ picture: PixelBuffer) {
        precondition(picture.format == .rgb8, "three bands")
        let width = picture.width, height = picture.height
        let levels = GrayLevels(picture)
        let (low, high, dark, light) = (levels.darkCount, levels.lightCount, levels.dark, levels.light)
        guard low > 0, high > 0 else { return nil }
        guard light - dark >= Self.leastContrast else { return nil }
        separation = Self.separation(levels.histogram, at: levels.split)
        let isDarkInk = low <= high, middle = (dark + light) / 2
        let isInk = levels.values.map { isDarkInk ? Int($0) <= middle : Int($0) > middle }
        self.isInk = isInk
        self.width = width
        self.height = height
        ground = picture.withUnsafeBytes { source in
            (0..<3).map { band in
                var bands = [Int](repeating: 0, count: 256)
                for y in 0..<height {
                    for x in 0..<width where !isInk[y * width + x] {
                        bands[Int(source[y * picture.bytesPerRow + 3 * x + band])] += 1
                    }
                }
                return UInt8(GrayLevels.median(bands, 0...255))
            }
        }
    }

    /// The smallest rectangle of whole pixels around the ink between two rows; nil without ink.
    package func inkBounds(rows: Range<Int>) -> (columns: Range<Int>, rows: Range<Int>)? {
        var left = width, right = -1, top = height, bottom = -1
        for y in rows.clamped(to: 0..<height) {
            for x in 0..<width where isInk[y * width + x] {
                left = min(left, x)
                right = max(right, x)
                top = min(top, y)
                bottom = max(bottom, y)
            }
        }
        return right < 0 ? nil : (left..<(right + 1), top..<(bottom + 1))
    }

    private static func separation(_ histogram: [Int], at split: Int) -> Double {
        func moments(_ range: ClosedRange<Int>) -> (count: Double, sum: Double, squares: Double) {
            range.reduce(into: (0, 0, 0)) {
                let count = Double(histogram[$1]), value = Double($1)
                $0 = ($0.0 + count, $0.1 + count * value, $0.2 + count * value * value)
            }
        }
        let all = moments(0...255), dark = moments(0...split)
        let count = all.count, mean = all.sum / count
        let variance = all.squares / count - mean * mean
        guard variance > 0, dark.count > 0, dark.count < count else { return 0 }
        let share = dark.count / count
        let difference = dark.sum / dark.count - (all.sum - dark.sum) / (count - dark.count)
        return share * (1 - share) * difference * difference / variance
    }
}

internal import Foundation
package import SightImage

extension PixelBuffer {
    /// A picture of random samples, with some bytes that belong to no pixel behind each row.
    package static func noise(
        width: Int, height: Int, format: PixelFormat = .rgb8, seed: Int = 1, padding: Int = 0
    ) -> PixelBuffer {
        var generator = SeededGenerator(seed: seed)
        let row = width * format.bytesPerPixel + padding
        let bytes = (0..<(row * height)).map { _ in UInt8.random(in: 0...255, using: &generator) }
        return PixelBuffer(width: width, height: height, bytesPerRow: row, format: format, data: Data(bytes))
    }

    /// A picture whose samples come from a closure.
    package static func made(
        width: Int, height: Int, format: PixelFormat = .gray8, _ pixel: (Int, Int) -> [UInt8]
    ) -> PixelBuffer {
        let bytes = (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } }
        let row = width * format.bytesPerPixel
        return PixelBuffer(width: width, height: height, bytesPerRow: row, format: format, data: Data(bytes))
    }

    /// All samples row by row, without what stands between the rows.
    package var samples: [UInt8] {
        let row = width * format.bytesPerPixel
        return withUnsafeBytes { bytes in
            (0..<height).flatMap { y in [UInt8](bytes[(y * bytesPerRow)..<(y * bytesPerRow + row)]) }
        }
    }

    /// The greatest difference of a sample; nil when sizes or formats differ.
    package func greatestDifference(to other: PixelBuffer) -> Int? {
        guard width == other.width, height == other.height, format == other.format else { return nil }
        return zip(samples, other.samples).map { abs(Int($0) - Int($1)) }.max()
    }

    /// The mean difference of a sample; nil when sizes or formats differ.
    package func meanDifference(to other: PixelBuffer) -> Double? {
        guard width == other.width, height == other.height, format == other.format else { return nil }
        let mine = samples
        return Double(zip(mine, other.samples).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }) / Double(mine.count)
    }
}

internal import Foundation
internal import SightGeometry
internal import SightImage

/// How well a line is printed and pictured, as far as that tells how well it can be read.
///
/// Cost: two passes over the line's image, some hundredths of a millisecond.
package struct LinePrint: Sendable, Hashable {
    /// Of the line with its margin, in pixels of the picture that it was cut out of.
    package var height: Double
    /// Levels between all but the darkest and all but the lightest twentieth of the image, 0 to 255.
    package var contrast: Double
    /// By how many levels a pixel usually differs from its four neighbours together: 0 on smooth ground.
    package var noise: Double

    package init(height: Double, contrast: Double, noise: Double) {
        self.height = height
        self.contrast = contrast
        self.noise = noise
    }

    package init(_ line: LineImage) {
        let levels = GrayLevels(line.pixels), values = levels.values
        let width = line.pixels.width, height = line.pixels.height
        func level(below share: Double) -> Int {
            let rank = Int(share * Double(values.count - 1))
            var sum = 0
            for (level, count) in levels.histogram.enumerated() {
                sum += count
                if sum > rank { return level }
            }
            return 255
        }
        var differences = [Int](repeating: 0, count: 4 * 255 + 1)
        if width > 2, height > 2 {
            for y in 1..<(height - 1) {
                for i in (y * width + 1)..<(y * width + width - 1) {
                    let around =
                        Int(values[i - 1]) + Int(values[i + 1]) + Int(values[i - width]) + Int(values[i + width])
                    differences[abs(4 * Int(values[i]) - around)] += 1
                }
            }
        }
        // A column's image is one of its cells beside another; its letters are as high as the column is wide.
        let quad = line.shape.quad
        self.init(
            height: min(quad.width, quad.height), contrast: Double(level(below: 0.95) - level(below: 0.05)),
            noise: Double(GrayLevels.median(differences, 0...(4 * 255))))
    }

    /// The natural logarithm of the height, of what heights make a difference.
    var logHeight: Double { log(min(max(height, 8), 80)) }

    var logContrast: Double { log(max(contrast, 10)) }
}

internal import Foundation
internal import SightGeometry
internal import SightImage

/// A picture that is painted on.
struct Canvas {
    /// Red, green and blue, 0 to 255.
    struct Color: Hashable, Sendable {
        var red: Float
        var green: Float
        var blue: Float
    }

    let width: Int
    let height: Int
    private var samples: [UInt8]

    /// All white.
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        samples = [UInt8](repeating: 255, count: 3 * width * height)
    }

    /// A copy of a picture.
    init(_ picture: PixelBuffer) {
        let picture = picture.rgb()
        width = picture.width
        height = picture.height
        samples = []
        samples.reserveCapacity(3 * width * height)
        picture.withUnsafeBytes { bytes in
            for y in 0..<picture.height {
                samples += bytes[(y * picture.bytesPerRow)..<(y * picture.bytesPerRow + 3 * picture.width)]
            }
        }
    }

    var picture: PixelBuffer {
        PixelBuffer(width: width, height: height, bytesPerRow: 3 * width, format: .rgb8, data: Data(samples))
    }

    /// Lays a color over the pixels of a box, as densely as a function of the pixel's centre says.
    mutating func paint(_ color: Color, in box: Rectangle, opacity: (Point) -> Double) {
        let left = max(0, Int(box.x.rounded(.down))), right = min(width, Int(box.maxX.rounded(.up)))
        let top = max(0, Int(box.y.rounded(.down))), bottom = min(height, Int(box.maxY.rounded(.up)))
        guard left < right, top < bottom else { return }
        samples.withUnsafeMutableBufferPointer { samples in
            for y in top..<bottom {
                for x in left..<right {
                    let share = Float(opacity(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)))
                    guard share > 0 else { continue }
                    let at = 3 * (y * width + x)
                    samples[at] = Self.mix(samples[at], color.red, share)
                    samples[at + 1] = Self.mix(samples[at + 1], color.green, share)
                    samples[at + 2] = Self.mix(samples[at + 2], color.blue, share)
                }
            }
        }
    }

    /// Draws a straight stroke with round ends.
    mutating func stroke(from start: Point, to end: Point, width: Double, color: Color) {
        let along = end - start
        let squared = along.x * along.x + along.y * along.y
        let reach = width / 2 + 1
        let box = Rectangle(
            x: min(start.x, end.x) - reach, y: min(start.y, end.y) - reach,
            width: abs(along.x) + 2 * reach, height: abs(along.y) + 2 * reach)
        paint(color, in: box) { point in
            let offset = point - start
            let share = squared > 0 ? min(max((offset.x * along.x + offset.y * along.y) / squared, 0), 1) : 0
            return Self.coverage(width / 2 - (offset - along * share).length)
        }
    }

    /// How much of a pixel lies inside a shape whose edge is that far away; negative distances are outside.
    static func coverage(_ inside: Double) -> Double { min(max(inside + 0.5, 0), 1) }

    private static func mix(_ below: UInt8, _ above: Float, _ share: Float) -> UInt8 {
        UInt8(min(max(Float(below) + (above - Float(below)) * share + 0.5, 0), 255))
    }
}

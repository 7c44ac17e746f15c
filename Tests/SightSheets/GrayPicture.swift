internal import Foundation
internal import SightGeometry
internal import SightImage
internal import SightTestSupport

/// A grey picture that may be changed.
struct GrayPicture {
    let width: Int
    let height: Int
    var samples: [UInt8]

    init(width: Int, height: Int, shade: UInt8) {
        self.width = width
        self.height = height
        samples = [UInt8](repeating: shade, count: width * height)
    }

    /// The first band of a picture.
    init(_ picture: PixelBuffer) {
        width = picture.width
        height = picture.height
        let size = picture.format.bytesPerPixel
        samples = picture.withUnsafeBytes { bytes in
            (0..<(picture.width * picture.height)).map { i in
                bytes[i / picture.width * picture.bytesPerRow + i % picture.width * size]
            }
        }
    }

    var buffer: PixelBuffer {
        PixelBuffer(width: width, height: height, format: .gray8) { $0.copyBytes(from: samples) }
    }

    /// Lays ink that is black on white over the picture.
    mutating func draw(_ ink: PixelBuffer, x: Int, y: Int) {
        ink.withUnsafeBytes { bytes in
            for row in 0..<ink.height where (0..<height).contains(y + row) {
                for column in 0..<ink.width where (0..<width).contains(x + column) {
                    let at = (y + row) * width + x + column
                    samples[at] = min(samples[at], bytes[row * ink.bytesPerRow + column])
                }
            }
        }
    }

    /// Black becomes `ink`, white becomes `ground`.
    mutating func shade(ink: Double, ground: Double) {
        let table = (0..<256).map { UInt8((ink + (ground - ink) * Double($0) / 255).rounded()) }
        for i in samples.indices { samples[i] = table[Int(samples[i])] }
    }

    /// Strokes grow (above 0) or shrink (below 0) by up to a pixel on each side.
    mutating func thicken(_ amount: Double) {
        guard amount != 0 else { return }
        let source = samples
        for y in 0..<height {
            for x in 0..<width {
                var extreme = source[y * width + x]
                for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
                    let value = source[min(max(y + dy, 0), height - 1) * width + min(max(x + dx, 0), width - 1)]
                    extreme = amount > 0 ? min(extreme, value) : max(extreme, value)
                }
                let own = Double(source[y * width + x])
                samples[y * width + x] = UInt8((own + (Double(extreme) - own) * abs(amount)).rounded())
            }
        }
    }

    /// A Gaussian blur of so many pixels.
    mutating func blur(_ sigma: Double) {
        guard sigma > 0.05 else { return }
        let reach = Int((3 * sigma).rounded(.up))
        let raw = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let weights = raw.map { Float($0 / raw.reduce(0, +)) }
        var rows = [Float](repeating: 0, count: samples.count)
        for y in 0..<height {
            for x in 0..<width {
                var sum: Float = 0
                for (k, weight) in weights.enumerated() {
                    sum += weight * Float(samples[y * width + min(max(x + k - reach, 0), width - 1)])
                }
                rows[y * width + x] = sum
            }
        }
        for y in 0..<height {
            for x in 0..<width {
                var sum: Float = 0
                for (k, weight) in weights.enumerated() {
                    sum += weight * rows[min(max(y + k - reach, 0), height - 1) * width + x]
                }
                samples[y * width + x] = UInt8(min(max(sum.rounded(), 0), 255))
            }
        }
    }

    /// Normally distributed noise.
    mutating func addNoise(_ deviation: Double, using generator: inout SeededGenerator) {
        guard deviation > 0 else { return }
        // Twice 65,536 uniform numbers would do as well, but sums of four are near enough to normal and cheap.
        let scale = deviation / (65535 * (1.0 / 3).squareRoot())
        for i in samples.indices {
            let bits = generator.next()
            let sum = (bits & 0xFFFF) + (bits >> 16 & 0xFFFF) + (bits >> 32 & 0xFFFF) + (bits >> 48)
            let value = Double(samples[i]) + (Double(sum) - 2 * 65535) * scale
            samples[i] = UInt8(min(max(value.rounded(), 0), 255))
        }
    }

    /// At another size.
    func resized(_ scale: Double) -> GrayPicture {
        guard scale != 1 else { return self }
        return GrayPicture(
            buffer.resized(
                width: max(Int((Double(width) * scale).rounded()), 1),
                height: max(Int((Double(height) * scale).rounded()), 1)))
    }

    /// Turned about its middle, in the same frame; counter-clockwise, in degrees.
    func turned(_ degrees: Double) -> GrayPicture {
        guard degrees != 0 else { return self }
        let turn = PageTurn(degrees: degrees, width: width, height: height)
        let frame = Quad(Rectangle(x: 0, y: 0, width: Double(width), height: Double(height)))
        return GrayPicture(buffer.warped(frame.map(turn.original), width: width, height: height))
    }
}

/// A turn about the middle of a picture.
struct PageTurn {
    /// Counter-clockwise.
    let degrees: Double
    let width: Int
    let height: Int

    /// Where a point of the picture is after the turn.
    func turned(_ point: Point) -> Point { rotated(point, by: -degrees) }

    /// Where a point after the turn was before.
    func original(_ point: Point) -> Point { rotated(point, by: degrees) }

    private func rotated(_ point: Point, by degrees: Double) -> Point {
        let center = Point(x: Double(width) / 2, y: Double(height) / 2), d = point - center
        let angle = degrees * .pi / 180
        return Point(
            x: center.x + d.x * cos(angle) - d.y * sin(angle), y: center.y + d.x * sin(angle) + d.y * cos(angle))
    }
}

import SightImage

/// A grey picture to draw on.
struct Canvas {
    let width: Int
    let height: Int
    private var samples: [UInt8]

    init(width: Int, height: Int, shade: UInt8 = 255) {
        self.width = width
        self.height = height
        samples = [UInt8](repeating: shade, count: width * height)
    }

    var buffer: PixelBuffer {
        PixelBuffer(width: width, height: height, format: .gray8) { $0.copyBytes(from: samples) }
    }

    mutating func fill(x: Int, y: Int, width: Int, height: Int, shade: UInt8) {
        for row in y..<(y + height) {
            for column in x..<(x + width) { samples[row * self.width + column] = shade }
        }
    }

    enum Alignment {
        case left, center, right
    }

    /// Draws a line of text. Lines of one font at the same `top` stand on the same baseline; `x` is the left end, the
    /// middle or the right end.
    mutating func draw(
        _ text: String, font: String, x: Int, top: Int, alignment: Alignment = .left, shade: UInt8 = 0
    ) throws {
        let ink = try Self.line(text, font: font)
        let left =
            switch alignment {
            case .left: x
            case .center: x - ink.width / 2
            case .right: x - ink.width
            }
        blend(ink, x: left, y: top, shade: shade)
    }

    /// Changes every sample: `change` gets its place and its value.
    mutating func map(_ change: (_ x: Int, _ y: Int, _ sample: UInt8) -> UInt8) {
        for y in 0..<height {
            for x in 0..<width { samples[y * width + x] = change(x, y, samples[y * width + x]) }
        }
    }

    /// A line of text whose height is that of its font's tallest letters. Rendered text is cut to its ink, so a bar,
    /// which is as tall as letters get, is set behind the text and cut off again.
    private static func line(_ text: String, font: String) throws -> PixelBuffer {
        let markup = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        let tall = try TextImage.rendered(markup + " |", font: font)
        let cut = try TextImage.rendered(markup, font: font)
        return tall.cropped(x: 0, y: 0, width: cut.width, height: tall.height)
    }

    private mutating func blend(_ ink: PixelBuffer, x: Int, y: Int, shade: UInt8) {
        ink.withUnsafeBytes { bytes in
            for row in 0..<ink.height where (0..<height).contains(y + row) {
                for column in 0..<ink.width where (0..<width).contains(x + column) {
                    let cover = 255 - Int(bytes[row * ink.bytesPerRow + column])
                    let at = (y + row) * width + x + column
                    samples[at] = UInt8((Int(samples[at]) * (255 - cover) + Int(shade) * cover) / 255)
                }
            }
        }
    }
}

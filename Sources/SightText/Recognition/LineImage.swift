package import SightGeometry
package import SightImage

/// The shape of a line's image, as recognizers want it: upright and 48 pixels high. Everything that is read of a line is read
/// of this, so the shape depends on the line alone.
package struct LineShape: Sendable, Hashable {
    package static let height = 48
    /// The longest line that is read in one run; longer ones are read in pieces. Every request keeps the memory of its widest run.
    package static let maximumRunWidth = 1600
    /// A line two thousand times as long as it is high; what is longer yet is squeezed.
    package static let maximumWidth = 96_000

    /// Where the line stands: as read, in pixels of the picture.
    package let quad: Quad
    /// Pixels of the image along the line.
    package let width: Int

    package init(quad: Quad) {
        self.quad = quad
        let aspect = quad.width / max(quad.height, 1e-6)
        width = Int(min(max((aspect * Double(Self.height)).rounded(.up), 8), Double(Self.maximumWidth)))
    }

    /// The shape of a piece of a line, whose width is given by the whole.
    init(quad: Quad, width: Int) {
        self.quad = quad
        self.width = width
    }

    /// Whether it is read in pieces.
    package var isLong: Bool { paddedWidth > Self.maximumRunWidth }

    /// The width that the recognizer gets: rounded up, so that few input shapes occur. Each shape costs 25 ms once and some
    /// megabytes for good; the padding costs its share of every run.
    package var paddedWidth: Int {
        let step = width <= 320 ? 32 : width <= 960 ? 64 : 160
        return (width + step - 1) / step * step
    }

    /// The image, out of a picture without alpha.
    package func image(of picture: PixelBuffer) -> LineImage {
        LineImage(shape: self, pixels: picture.warped(quad, width: width, height: Self.height))
    }
}

/// A line cut out of a picture.
package struct LineImage: Sendable {
    package let shape: LineShape
    /// Without padding, `.rgb8`.
    package let pixels: PixelBuffer

    /// Some of the columns.
    func part(_ columns: Range<Int>) -> LineImage {
        let width = Double(pixels.width)
        let quad = shape.quad.part(
            from: Double(columns.lowerBound) / width, to: Double(columns.upperBound) / width)
        return LineImage(
            shape: LineShape(quad: quad, width: columns.count),
            pixels: pixels.cropped(x: columns.lowerBound, y: 0, width: columns.count, height: pixels.height))
    }

    /// Blue, green and red planes from −1 to 1, zero behind the line's end.
    func fill(_ target: UnsafeMutableBufferPointer<Float>) {
        let width = pixels.width, padded = shape.paddedWidth, plane = padded * LineShape.height
        target.update(repeating: 0)
        pixels.withUnsafeBytes { source in
            for channel in 0..<3 {
                for y in 0..<LineShape.height {
                    var from = y * pixels.bytesPerRow + 2 - channel
                    let row = channel * plane + y * padded
                    for x in 0..<width {
                        target[row + x] = Float(source[from]) * (2 / 255) - 1
                        from += 3
                    }
                }
            }
        }
    }
}

extension Quad {
    /// The part between two fractions of its length, along the text.
    fileprivate func part(from start: Double, to end: Double) -> Quad {
        func at(_ a: Point, _ b: Point, _ t: Double) -> Point { a + (b - a) * t }
        return Quad(
            topLeft: at(topLeft, topRight, start), topRight: at(topLeft, topRight, end),
            bottomRight: at(bottomLeft, bottomRight, end), bottomLeft: at(bottomLeft, bottomRight, start))
    }
}

package import SightImage
package import SightTestSupport

/// What happened to text between the printer and the picture.
package struct Degradation: Sendable, Hashable {
    /// Degrees, counter-clockwise.
    package var skew = 0.0
    /// Strokes thicker (above 0) or thinner (below 0), to 1 for a pixel on each side.
    package var stroke = 0.0
    /// Pixels of the picture before it is reduced to one of it after; at least 1.
    package var reduction = 1.0
    /// Grey of the ink and of the ground.
    package var ink = 0.0
    package var ground = 255.0
    /// A Gaussian's, in pixels.
    package var blur = 0.0
    /// Standard deviation, in greys.
    package var noise = 0.0
    /// 1 to 100; nil for no JPEG.
    package var jpegQuality: Int?

    package init() {}

    package enum Level: String, Sendable, CaseIterable {
        /// As it was rendered.
        case clean
        /// A fair scan.
        case mild
        /// A bad picture of small print: few people would type it from this without a second look.
        case brutal
    }

    /// A draw of this level.
    package init(_ level: Level, using generator: inout SeededGenerator) {
        var random = generator
        defer { generator = random }
        func real(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        func chance(_ probability: Double) -> Bool { real(0...1) < probability }
        switch level {
        case .clean: break
        case .mild:
            skew = chance(0.5) ? real(-0.6...0.6) : 0
            stroke = chance(0.2) ? real(-0.3...0.4) : 0
            ink = real(0...60)
            ground = real(215...255)
            blur = real(0...0.6)
            noise = real(0...5)
            jpegQuality = chance(0.6) ? Int(real(55...92)) : nil
        case .brutal:
            skew = chance(0.3) ? real(-1...1) : 0
            stroke = chance(0.3) ? real(-0.6...0.8) : 0
            reduction = chance(0.5) ? real(1.2...2) : 1
            let isFaint = chance(0.12)
            ground = real(isFaint ? 130...220 : 200...255)
            ink = isFaint ? ground - real(45...80) : real(0...80)
            if chance(0.06) { swap(&ink, &ground) }
            blur = real(0...1.1)
            noise = real(0...16)
            jpegQuality = Int(real(18...60))
        }
    }

    /// The picture, black on white before, after all this. Only `reduction` changes its size.
    package func applied(to picture: PixelBuffer, using generator: inout SeededGenerator) throws -> PixelBuffer {
        var gray = GrayPicture(picture).turned(skew)
        gray.thicken(stroke)
        gray = gray.resized(1 / reduction)
        gray.shade(ink: ink, ground: ground)
        gray.blur(blur)
        gray.addNoise(noise, using: &generator)
        guard let jpegQuality else { return gray.buffer }
        let data = try PictureEncoder.jpeg(gray.buffer, quality: jpegQuality)
        return GrayPicture(try PictureSource(data).displayedPixels()).buffer
    }
}

package import SightGeometry

/// Cutting of turned and slanted pieces out of a picture.
extension PixelBuffer {
    /// The inside of a quad as an upright picture: its top left corner becomes the origin.
    ///
    /// Samples are bilinear; what lies outside the picture repeats its border. Where the piece shrinks by more than two, the
    /// mean of several samples is taken, so that thin strokes do not fall between them. Only `.gray8` and `.rgb8`; the
    /// result has three bands. Cost: about 10 ns a target pixel.
    package func warped(_ quad: Quad, width outWidth: Int, height outHeight: Int) -> PixelBuffer {
        precondition(format == .rgb8 || format == .gray8, "flatten the picture first")
        precondition(outWidth > 0 && outHeight > 0, "impossible size")
        let map = Homography(rectangleOfWidth: Double(outWidth), height: Double(outHeight), to: quad)
        let shrink = max(quad.height / Double(outHeight), quad.width / Double(outWidth))
        let taps = min(max(Int(shrink), 1), 8)
        let green = format == .rgb8 ? 1 : 0, blue = format == .rgb8 ? 2 : 0
        let size = format.bytesPerPixel
        let lastX = Float(width - 1), lastY = Float(height - 1)
        return PixelBuffer(width: outWidth, height: outHeight, format: .rgb8) { out in
            withUnsafeBytes { source in
                let share = 1 / Float(taps * taps)
                var target = 0
                for y in 0..<outHeight {
                    for x in 0..<outWidth {
                        var sums = SIMD4<Float>(repeating: 0)
                        for v in 0..<taps {
                            for u in 0..<taps {
                                let px = Double(x) + (Double(u) + 0.5) / Double(taps)
                                let py = Double(y) + (Double(v) + 0.5) / Double(taps)
                                let p = map(Point(x: px, y: py))
                                // A pixel's value stands at its centre. In this order NaN becomes 0: a quad that crosses
                                // itself has such points.
                                let sx = min(max(0, Float(p.x) - 0.5), lastX), sy = min(max(0, Float(p.y) - 0.5), lastY)
                                let x0 = Int(sx), y0 = Int(sy)
                                let fx = sx - Float(x0), fy = sy - Float(y0)
                                let a = y0 * bytesPerRow + x0 * size
                                let b = a + (x0 < width - 1 ? size : 0)
                                let below = y0 < height - 1 ? bytesPerRow : 0
                                @inline(__always) func pixel(_ at: Int) -> SIMD4<Float> {
                                    SIMD4(Float(source[at]), Float(source[at + green]), Float(source[at + blue]), 0)
                                }
                                let top = pixel(a) + (pixel(b) - pixel(a)) * fx
                                let bottom = pixel(a + below) + (pixel(b + below) - pixel(a + below)) * fx
                                sums += top + (bottom - top) * fy
                            }
                        }
                        let mean = sums * share + 0.5
                        out[target] = UInt8(mean[0])
                        out[target + 1] = UInt8(mean[1])
                        out[target + 2] = UInt8(mean[2])
                        target += 3
                    }
                }
            }
        }
    }
}

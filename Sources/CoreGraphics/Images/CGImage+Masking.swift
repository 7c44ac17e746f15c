public import Foundation
internal import SightImage

/// Alpha from other pictures and from colours.
extension CGImage {
    /// The picture with a mask's or a grey picture's shape: alpha is where a mask has 0, or where a grey picture has 1.
    ///
    /// - Parameter mask: Brought to the size of this picture.
    /// - Returns: Nil when the mask is a picture in colours or with alpha. Cost: one pass over the pixels.
    public func masking(_ mask: CGImage) -> CGImage? {
        var shape = mask.pixelBuffer
        guard shape.format == .gray8 else { return nil }
        shape = shape.resized(width: width, height: height)
        let isMask = mask.isMask
        return shape.withUnsafeBytes { samples in
            withAlpha { x, y, _ in
                let value = samples[y * shape.bytesPerRow + x]
                return isMask ? 255 - value : value
            }
        }
    }

    /// The picture without the pixels of a range of colours, which become transparent.
    ///
    /// - Parameter components: For each component of the colour space the least and the greatest sample that are masked,
    ///   from 0 to 255.
    /// - Returns: Nil when there are too few numbers, or the picture has alpha or is in inks. Cost: one pass over the
    ///   pixels.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        let bands = pixelBuffer.format
        guard bands == .gray8 || bands == .rgb8, !isMask, let space = colorSpace, space.numberOfComponents < 4,
            components.count >= 2 * bands.bytesPerPixel
        else { return nil }
        return withAlpha { _, _, color in
            let isMasked = (0..<bands.bytesPerPixel).allSatisfy { band in
                let value = CGFloat(color[band])
                return components[2 * band] <= value && value <= components[2 * band + 1]
            }
            return isMasked ? 0 : 255
        }
    }

    /// The picture with the alpha that a closure says, times its own.
    @inline(__always)
    private func withAlpha(_ alpha: (_ x: Int, _ y: Int, _ color: SIMD3<UInt8>) -> UInt8) -> CGImage {
        let source = pixelBuffer
        let result = PixelBuffer(width: width, height: height, format: .rgba8) { out in
            source.withUnsafeBytes { bytes in
                var target = 0
                for y in 0..<height {
                    var from = y * source.bytesPerRow
                    for x in 0..<width {
                        var color = SIMD3<UInt8>(repeating: bytes[from])
                        var own = 255
                        switch source.format {
                        case .gray8: break
                        case .rgb8: color = SIMD3(bytes[from], bytes[from + 1], bytes[from + 2])
                        case .rgba8:
                            color = SIMD3(bytes[from], bytes[from + 1], bytes[from + 2])
                            own = Int(bytes[from + 3])
                        case .bgra8:
                            color = SIMD3(bytes[from + 2], bytes[from + 1], bytes[from])
                            own = Int(bytes[from + 3])
                        }
                        for band in 0..<3 { out[target + band] = color[band] }
                        out[target + 3] = UInt8((Int(alpha(x, y, color)) * own + 127) / 255)
                        target += 4
                        from += source.format.bytesPerPixel
                    }
                }
            }
        }
        return CGImage(result)
    }
}

internal import Foundation

/// Between pixel formats.
extension PixelBuffer {
    /// The picture without alpha: what is transparent shows white, or black where what is not is light, so that light text on
    /// nothing stays visible. Pictures without alpha come back as they are.
    package func flattened() -> PixelBuffer {
        guard format == .rgba8 || format == .bgra8 else { return self }
        let (red, blue) = format == .rgba8 ? (0, 2) : (2, 0)
        let matte = isLightOnNothing ? 0 : 255
        return PixelBuffer(width: width, height: height, format: .rgb8) { out in
            withUnsafeBytes { source in
                var target = 0
                for y in 0..<height {
                    var from = y * bytesPerRow
                    for _ in 0..<width {
                        let alpha = Int(source[from + 3]), under = matte * (255 - alpha) + 127
                        out[target] = UInt8((Int(source[from + red]) * alpha + under) / 255)
                        out[target + 1] = UInt8((Int(source[from + 1]) * alpha + under) / 255)
                        out[target + 2] = UInt8((Int(source[from + blue]) * alpha + under) / 255)
                        target += 3
                        from += 4
                    }
                }
            }
        }
    }

    /// Whether a picture with alpha is light where it is visible, and is not visible everywhere.
    private var isLightOnNothing: Bool {
        withUnsafeBytes { source in
            var light = 0, visible = 0
            for y in 0..<height {
                var from = y * bytesPerRow
                for _ in 0..<width {
                    let alpha = Int(source[from + 3])
                    // Green stands for luma: the order of the other two does not matter then.
                    light += Int(source[from + 1]) * alpha
                    visible += alpha
                    from += 4
                }
            }
            return visible > 0 && visible < 255 * width * height && 2 * light > 255 * visible
        }
    }

    /// The picture as `.rgb8`; one that is that already comes back as it is.
    package func rgb() -> PixelBuffer {
        switch format {
        case .rgb8: self
        case .rgba8, .bgra8: flattened()
        case .gray8:
            PixelBuffer(width: width, height: height, format: .rgb8) { out in
                withUnsafeBytes { source in
                    var target = 0
                    for y in 0..<height {
                        let row = y * bytesPerRow
                        for x in 0..<width {
                            let value = source[row + x]
                            out[target] = value
                            out[target + 1] = value
                            out[target + 2] = value
                            target += 3
                        }
                    }
                }
            }
        }
    }

    /// The part inside a rectangle of pixels, without copying.
    /// - Precondition: the rectangle lies inside the picture and is not empty.
    package func cropped(x: Int, y: Int, width: Int, height: Int) -> PixelBuffer {
        precondition(
            x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= self.width && y + height <= self.height)
        let start = y * bytesPerRow + x * format.bytesPerPixel
        let length = (height - 1) * bytesPerRow + width * format.bytesPerPixel
        let first = data.startIndex + start
        return PixelBuffer(
            width: width, height: height, bytesPerRow: bytesPerRow, format: format, data: data[first..<(first + length)]
        )
    }
}

package import SightImage

extension PixelBuffer {
    /// A small picture whose pixels all differ: red is the column, green the row, blue 7; alpha as told.
    package static func numbered(
        width: Int, height: Int, format: PixelFormat = .rgb8, alpha: UInt8 = 255
    ) -> PixelBuffer {
        PixelBuffer(width: width, height: height, format: format) { out in
            var at = 0
            for y in 0..<height {
                for x in 0..<width {
                    let pixel: [UInt8] =
                        switch format {
                        case .gray8: [UInt8(16 * y + x)]
                        case .rgb8: [UInt8(x), UInt8(y), 7]
                        case .rgba8: [UInt8(x), UInt8(y), 7, alpha]
                        case .bgra8: [7, UInt8(y), UInt8(x), alpha]
                        }
                    for sample in pixel {
                        out[at] = sample
                        at += 1
                    }
                }
            }
        }
    }

    /// The samples of a pixel.
    package func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        let size = format.bytesPerPixel
        return withUnsafeBytes { bytes in (0..<size).map { bytes[y * bytesPerRow + x * size + $0] } }
    }
}

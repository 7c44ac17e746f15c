internal import Foundation

extension PixelBuffer {
    /// The picture without alpha, on a background of one colour. Pictures without alpha come back as they are.
    package func flattened(on background: (red: UInt8, green: UInt8, blue: UInt8)) -> PixelBuffer {
        guard format == .rgba8 || format == .bgra8 else { return self }
        let (red, blue) = format == .rgba8 ? (0, 2) : (2, 0)
        let under = [Int(background.red), Int(background.green), Int(background.blue)]
        return PixelBuffer(width: width, height: height, format: .rgb8) { out in
            withUnsafeBytes { source in
                var target = 0
                for y in 0..<height {
                    var from = y * bytesPerRow
                    for _ in 0..<width {
                        let alpha = Int(source[from + 3])
                        for (band, place) in [(0, red), (1, 1), (2, blue)] {
                            let mixed = Int(source[from + place]) * alpha + under[band] * (255 - alpha)
                            out[target + band] = UInt8((mixed + 127) / 255)
                        }
                        target += 3
                        from += 4
                    }
                }
            }
        }
    }
}

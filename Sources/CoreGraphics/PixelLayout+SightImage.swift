internal import Foundation
internal import SightImage

extension PixelLayout {
    /// The format of `PixelBuffer` whose bytes are the same; nil when a pixel has to be rearranged.
    var sharedFormat: PixelFormat? {
        switch (bytesPerPixel, red, alpha) {
        case (1, _, .none): .gray8
        case (3, _, .none): .rgb8
        case (4, 0, .straight): .rgba8
        case (4, 2, .straight): .bgra8
        default: nil
        }
    }

    /// The picture with its bytes in an order that `PixelBuffer` has. Cost: one pass over the pixels.
    func rearranged(_ bytes: Data, width: Int, height: Int, bytesPerRow: Int) -> PixelBuffer {
        let format: PixelFormat = alpha == .none ? .rgb8 : .rgba8
        return PixelBuffer(width: width, height: height, format: format) { out in
            bytes.withUnsafeBytes { (source: UnsafeRawBufferPointer) in
                var target = 0
                for y in 0..<height {
                    var from = y * bytesPerRow
                    for _ in 0..<width {
                        out[target] = source[from + red]
                        out[target + 1] = source[from + green]
                        out[target + 2] = source[from + blue]
                        if alpha != .none, let fourth {
                            let value = source[from + fourth]
                            out[target + 3] = value
                            if alpha == .premultiplied, value != 255 {
                                for band in 0..<3 { out[target + band] = Self.divided(out[target + band], by: value) }
                            }
                        }
                        target += format.bytesPerPixel
                        from += bytesPerPixel
                    }
                }
            }
        }
    }

    private static func divided(_ sample: UInt8, by alpha: UInt8) -> UInt8 {
        guard alpha != 0 else { return 0 }
        return UInt8(min((Int(sample) * 255 + Int(alpha) / 2) / Int(alpha), 255))
    }
}

internal import CVips
internal import Foundation

/// Encoding by libvips.
extension PictureEncoder {
    typealias Out = UnsafeMutablePointer<UnsafeMutableRawPointer?>
    typealias Encode = (UnsafePointer<UInt8>, Int, Out, UnsafeMutablePointer<Int>, UnsafeMutablePointer<CChar>) -> Int32

    static func pngBytes(
        _ samples: UnsafePointer<UInt8>, _ width: Int, _ height: Int, _ bands: Int,
        _ out: Out, _ length: UnsafeMutablePointer<Int>, _ error: UnsafeMutablePointer<CChar>
    ) -> Int32 {
        c_vips_png(samples, Int32(width), Int32(height), Int32(bands), out, length, error)
    }

    static func jpegBytes(
        _ samples: UnsafePointer<UInt8>, _ width: Int, _ height: Int, _ bands: Int, _ quality: Int, _ orientation: Int,
        _ out: Out, _ length: UnsafeMutablePointer<Int>, _ error: UnsafeMutablePointer<CChar>
    ) -> Int32 {
        c_vips_jpeg(
            samples, Int32(width), Int32(height), Int32(bands), Int32(quality), Int32(orientation), out, length, error)
    }

    static func encoded(_ buffer: PixelBuffer, _ encode: Encode) throws(PictureError) -> Data {
        try Vips.load()
        let tight = buffer.tight()
        var memory: UnsafeMutableRawPointer?
        var length = 0
        let failure = tight.withUnsafeBytes { bytes in
            Vips.failure { error in
                encode(
                    bytes.bindMemory(to: UInt8.self).baseAddress!, tight.format.bytesPerPixel, &memory, &length, error)
            }
        }
        if let failure { throw .unreadable(cause: failure) }
        return Data(bytesNoCopy: memory!, count: length, deallocator: .custom { pointer, _ in c_vips_free(pointer) })
    }
}

extension PixelBuffer {
    /// The picture in rows without gaps, in an order of bands that libvips knows.
    fileprivate func tight() -> PixelBuffer {
        if format == .bgra8 {
            return PixelBuffer(width: width, height: height, format: .rgba8) { out in
                withUnsafeBytes { source in
                    for y in 0..<height {
                        for x in 0..<width {
                            let from = y * bytesPerRow + 4 * x, target = 4 * (y * width + x)
                            out[target] = source[from + 2]
                            out[target + 1] = source[from + 1]
                            out[target + 2] = source[from]
                            out[target + 3] = source[from + 3]
                        }
                    }
                }
            }
        }
        let row = width * format.bytesPerPixel
        guard bytesPerRow != row else { return self }
        return PixelBuffer(width: width, height: height, format: format) { out in
            withUnsafeBytes { source in
                for y in 0..<height {
                    UnsafeMutableRawBufferPointer(rebasing: out[(y * row)..<((y + 1) * row)])
                        .copyMemory(
                            from: UnsafeRawBufferPointer(rebasing: source[(y * bytesPerRow)..<(y * bytesPerRow + row)]))
                }
            }
        }
    }
}

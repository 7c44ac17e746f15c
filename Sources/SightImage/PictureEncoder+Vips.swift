internal import CVips
package import Foundation

/// Encoding by libvips.
extension PictureEncoder {
    /// A file in the format that libvips knows by a suffix with options, such as `.webp[Q=80]` or `.tif[compression=lzw]`.
    /// - Parameter pageHeight: cuts the picture into pages of this height, where the format has pages.
    package static func encoded(
        _ buffer: PixelBuffer, as suffix: String, orientation: Orientation? = nil, pageHeight: Int = 0
    ) throws(PictureError) -> Data {
        try Vips.load()
        let tight = buffer.tight()
        var memory: UnsafeMutableRawPointer?
        var length = 0
        let failure = tight.withUnsafeBytes { bytes in
            Vips.failure { error in
                c_vips_encode(
                    bytes.bindMemory(to: UInt8.self).baseAddress!, Int32(tight.width), Int32(tight.height),
                    Int32(tight.format.bytesPerPixel), suffix, Int32(orientation?.rawValue ?? 0), Int32(pageHeight),
                    &memory, &length, error)
            }
        }
        if let failure { throw .unreadable(cause: failure) }
        return Data(bytesNoCopy: memory!, count: length, deallocator: .custom { pointer, _ in c_vips_free(pointer) })
    }
}

extension PixelBuffer {
    /// The picture in rows without gaps, in an order of bands that libvips knows.
    func tight() -> PixelBuffer {
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

internal import CStb
package import Foundation

/// Encoding by stb_image_write.
extension PictureEncoder {
    /// A BMP of the picture, with its alpha.
    package static func bmp(_ buffer: PixelBuffer) throws(PictureError) -> Data {
        let tight = buffer.tight()
        var file = Data()
        let result = tight.withUnsafeBytes { bytes in
            withUnsafeMutablePointer(to: &file) { file in
                c_stb_write_bmp(
                    bytes.bindMemory(to: UInt8.self).baseAddress, Int32(tight.width), Int32(tight.height),
                    Int32(tight.format.bytesPerPixel),
                    { context, bytes, length in
                        guard let context, let bytes else { return }
                        context.assumingMemoryBound(to: Data.self).pointee.append(
                            UnsafeBufferPointer(start: bytes.assumingMemoryBound(to: UInt8.self), count: Int(length)))
                    }, file)
            }
        }
        guard result == 0 else { throw .unreadable(cause: "the picture cannot be written as BMP") }
        return file
    }
}

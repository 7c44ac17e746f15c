internal import Foundation
internal import SightImage

extension PixelBuffer {
    /// The bytes of an `.rgb8` picture with a fourth one of 255 after each pixel. Cost: one pass over the pixels.
    func widened(bytesPerRow outRow: Int) -> Data {
        precondition(format == .rgb8)
        let count = outRow * (height - 1) + 4 * width
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 64)
        withUnsafeBytes { source in
            for y in 0..<height {
                var from = y * bytesPerRow, target = y * outRow
                for _ in 0..<width {
                    bytes[target] = source[from]
                    bytes[target + 1] = source[from + 1]
                    bytes[target + 2] = source[from + 2]
                    bytes[target + 3] = 255
                    from += 3
                    target += 4
                }
                // Between the rows of a part of a picture.
                if y < height - 1, target < (y + 1) * outRow {
                    bytes[target..<((y + 1) * outRow)].initializeMemory(as: UInt8.self, repeating: 0)
                }
            }
        }
        return Data(
            bytesNoCopy: bytes.baseAddress!, count: count, deallocator: .custom { pointer, _ in pointer.deallocate() })
    }
}

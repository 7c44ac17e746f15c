internal import Foundation
package import SightImage

extension CVBuffer {
    /// The pixels for recognition.
    ///
    /// Grey and the luma of the 4:2:0 formats come as `.gray8` and RGB as `.rgb8`, without copying: the buffer stays
    /// alive and locked for reading until the last picture that shows them is gone. Text has its shape in luma; video
    /// range is not stretched, since recognition looks at contrast. Colour with a fourth byte comes as an `.rgb8` copy
    /// without it, one pass over the pixels: frames are opaque, and what stands in that byte is often nothing.
    package func pixels() -> PixelBuffer {
        let plane = planes[0]
        func place(_ red: Int, _ green: Int, _ blue: Int) -> PixelBuffer {
            CVPixelBufferLockBaseAddress(self, .readOnly)
            defer { CVPixelBufferUnlockBaseAddress(self, .readOnly) }
            return PixelBuffer(width: width, height: height, format: .rgb8) { out in
                var target = 0
                for y in 0..<height {
                    let row = UnsafeRawBufferPointer(start: plane.address + y * plane.bytesPerRow, count: 4 * width)
                    var from = 0
                    for _ in 0..<width {
                        out[target] = row[from + red]
                        out[target + 1] = row[from + green]
                        out[target + 2] = row[from + blue]
                        target += 3
                        from += 4
                    }
                }
            }
        }
        return switch format {
        case kCVPixelFormatType_32BGRA: place(2, 1, 0)
        case kCVPixelFormatType_32RGBA: place(0, 1, 2)
        case kCVPixelFormatType_32ARGB: place(1, 2, 3)
        case kCVPixelFormatType_24RGB: borrowed(.rgb8)
        default: borrowed(.gray8)
        }
    }

    /// The first plane as it is in memory.
    private func borrowed(_ pixelFormat: PixelFormat) -> PixelBuffer {
        let plane = planes[0]
        CVPixelBufferLockBaseAddress(self, .readOnly)
        // Held by the closure, and let go on whatever thread drops the picture. The count of locks has a lock of its own.
        nonisolated(unsafe) let buffer = self
        let count = plane.bytesPerRow * (plane.height - 1) + plane.width * pixelFormat.bytesPerPixel
        let data = Data(
            bytesNoCopy: plane.address, count: count,
            deallocator: .custom { _, _ in CVPixelBufferUnlockBaseAddress(buffer, .readOnly) })
        return PixelBuffer(
            width: plane.width, height: plane.height, bytesPerRow: plane.bytesPerRow, format: pixelFormat, data: data)
    }
}

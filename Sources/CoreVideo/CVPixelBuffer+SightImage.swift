internal import Foundation
package import SightImage

extension CVBuffer {
    /// The pixels for recognition.
    ///
    /// Grey of a byte and the luma of the 4:2:0 formats of 8 bits come as `.gray8` and RGB as `.rgb8`, without copying: the
    /// buffer stays alive and locked for reading until the last picture that shows them is gone. Text has its shape in
    /// luma; video range is not stretched, since recognition looks at contrast. Every other format comes as a copy, one pass
    /// over the pixels: colour as `.rgb8` without its fourth byte (frames are opaque, and what stands in that byte is often
    /// nothing), luma among chroma and grey of more bits as `.gray8`.
    package func pixels() -> PixelBuffer {
        switch format {
        case kCVPixelFormatType_32BGRA: colors(2, 1, 0, of: 4)
        case kCVPixelFormatType_32RGBA: colors(0, 1, 2, of: 4)
        case kCVPixelFormatType_32ARGB: colors(1, 2, 3, of: 4)
        case kCVPixelFormatType_32ABGR: colors(3, 2, 1, of: 4)
        case kCVPixelFormatType_24BGR: colors(2, 1, 0, of: 3)
        case kCVPixelFormatType_24RGB: borrowed(.rgb8)
        case kCVPixelFormatType_422YpCbCr8: grays(every: 2) { $0[$1 + 1] }
        case kCVPixelFormatType_422YpCbCr8_yuvs: grays(every: 2) { $0[$1] }
        // Two bytes, the high one last.
        case kCVPixelFormatType_OneComponent16, kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange,
            kCVPixelFormatType_420YpCbCr10BiPlanarFullRange:
            grays(every: 2) { $0[$1 + 1] }
        case kCVPixelFormatType_OneComponent16Half:
            grays(every: 2) { Self.byte(Float($0.loadUnaligned(fromByteOffset: $1, as: Float16.self))) }
        case kCVPixelFormatType_OneComponent32Float:
            grays(every: 4) { Self.byte($0.loadUnaligned(fromByteOffset: $1, as: Float.self)) }
        default: borrowed(.gray8)
        }
    }

    private func colors(_ red: Int, _ green: Int, _ blue: Int, of bytes: Int) -> PixelBuffer {
        copied(.rgb8, every: bytes) { row, from, out, target in
            out[target] = row[from + red]
            out[target + 1] = row[from + green]
            out[target + 2] = row[from + blue]
        }
    }

    private func grays(every bytes: Int, _ gray: (UnsafeRawBufferPointer, Int) -> UInt8) -> PixelBuffer {
        copied(.gray8, every: bytes) { row, from, out, target in out[target] = gray(row, from) }
    }

    /// A picture of the first plane, pixel by pixel.
    private func copied(
        _ pixelFormat: PixelFormat, every bytes: Int,
        _ copy: (UnsafeRawBufferPointer, Int, UnsafeMutableRawBufferPointer, Int) -> Void
    ) -> PixelBuffer {
        let plane = planes[0]
        CVPixelBufferLockBaseAddress(self, .readOnly)
        defer { CVPixelBufferUnlockBaseAddress(self, .readOnly) }
        return PixelBuffer(width: width, height: height, format: pixelFormat) { out in
            var target = 0
            for y in 0..<height {
                let row = UnsafeRawBufferPointer(start: plane.address + y * plane.bytesPerRow, count: bytes * width)
                for x in 0..<width {
                    copy(row, x * bytes, out, target)
                    target += pixelFormat.bytesPerPixel
                }
            }
        }
    }

    /// In this order a number that is none becomes 0.
    private static func byte(_ value: Float) -> UInt8 { UInt8(min(max(0, value), 1) * 255 + 0.5) }

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

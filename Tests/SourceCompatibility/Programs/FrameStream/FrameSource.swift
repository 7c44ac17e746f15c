import CoreGraphics
import CoreMedia
import CoreVideo
import Foundation

/// A frame on its way from the camera's queue to whoever looks at it. Nobody writes to its pixels any more.
struct Frame: @unchecked Sendable {
    let pixels: CVPixelBuffer
    let time: CMTime
}

/// Plays pictures as a camera would: buffers from a pool, one after the other, as a stream.
final class FrameSource {
    private let images: [CGImage]
    private let pool: CVPixelBufferPool
    private let size: CGSize

    init?(images: [CGImage], size: CGSize) {
        let poolAttributes = [kCVPixelBufferPoolMinimumBufferCountKey: 3]
        let bufferAttributes: [CFString: Any] = [
            kCVPixelBufferPixelFormatTypeKey: kCVPixelFormatType_32BGRA,
            kCVPixelBufferWidthKey: Int(size.width),
            kCVPixelBufferHeightKey: Int(size.height),
        ]
        var created: CVPixelBufferPool?
        let status = CVPixelBufferPoolCreate(
            kCFAllocatorDefault, poolAttributes as CFDictionary, bufferAttributes as CFDictionary, &created)
        guard status == kCVReturnSuccess, let pool = created else { return nil }
        self.images = images
        self.pool = pool
        self.size = size
    }

    /// The frames, thirty a second by their times.
    func frames() -> AsyncStream<Frame> {
        let played = images.enumerated().compactMap { index, image in
            frame(showing: image).map { Frame(pixels: $0, time: CMTime(value: CMTimeValue(index), timescale: 30)) }
        }
        let (stream, continuation) = AsyncStream.makeStream(of: Frame.self, bufferingPolicy: .bufferingNewest(8))
        Task {
            for frame in played {
                continuation.yield(frame)
                await Task.yield()
            }
            continuation.finish()
        }
        return stream
    }

    private func frame(showing image: CGImage) -> CVPixelBuffer? {
        var created: CVPixelBuffer?
        guard CVPixelBufferPoolCreatePixelBuffer(nil, pool, &created) == kCVReturnSuccess, let buffer = created else {
            return nil
        }
        CVPixelBufferLockBaseAddress(buffer, [])
        defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
        let context = CGContext(
            data: CVPixelBufferGetBaseAddress(buffer), width: CVPixelBufferGetWidth(buffer),
            height: CVPixelBufferGetHeight(buffer), bitsPerComponent: 8,
            bytesPerRow: CVPixelBufferGetBytesPerRow(buffer), space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        context?.setFillColor(CGColor(gray: 1, alpha: 1))
        context?.fill(CGRect(origin: .zero, size: size))
        // As large as fits, in the middle.
        let scale = min(size.width / CGFloat(image.width), size.height / CGFloat(image.height))
        let drawn = CGSize(width: CGFloat(image.width) * scale, height: CGFloat(image.height) * scale)
        let origin = CGPoint(x: (size.width - drawn.width) / 2, y: (size.height - drawn.height) / 2)
        context?.draw(image, in: CGRect(origin: origin, size: drawn))
        return buffer
    }
}

import CoreGraphics
import CoreVideo
import Foundation
import ImageIO
import Vision

// A picture becomes a pixel buffer, as for a model that takes only these: a context draws into the buffer's own memory.

extension CGImage {
    /// A copy of the picture in a BGRA buffer, scaled to a size.
    func pixelBuffer(width: Int, height: Int) -> CVPixelBuffer? {
        let attributes: [String: Any] = [
            kCVPixelBufferCGImageCompatibilityKey as String: true,
            kCVPixelBufferCGBitmapContextCompatibilityKey as String: true,
        ]
        var created: CVPixelBuffer?
        let status = CVPixelBufferCreate(
            kCFAllocatorDefault, width, height, kCVPixelFormatType_32BGRA, attributes as CFDictionary, &created)
        guard status == kCVReturnSuccess, let buffer = created else { return nil }

        CVPixelBufferLockBaseAddress(buffer, CVPixelBufferLockFlags(rawValue: 0))
        defer { CVPixelBufferUnlockBaseAddress(buffer, CVPixelBufferLockFlags(rawValue: 0)) }
        guard
            let context = CGContext(
                data: CVPixelBufferGetBaseAddress(buffer), width: width, height: height, bitsPerComponent: 8,
                bytesPerRow: CVPixelBufferGetBytesPerRow(buffer), space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue)
        else { return nil }
        context.interpolationQuality = .high
        context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        return buffer
    }
}

func loadImage(_ url: URL) -> CGImage? {
    guard let source = CGImageSourceCreateWithURL(url as CFURL, nil) else { return nil }
    return CGImageSourceCreateImageAtIndex(source, 0, nil)
}

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
guard let sign = loadImage(folder.appendingPathComponent("sign.png")) else { fatalError("no picture") }
let request = RecognizeTextRequest()
for factor in [1, 2, 3] {
    guard let buffer = sign.pixelBuffer(width: sign.width * factor, height: sign.height * factor) else {
        print(factor, "no buffer")
        continue
    }
    let observations = try await request.perform(on: buffer)
    print(factor, CVPixelBufferGetWidth(buffer), observations.map(\.transcript))
}

// A letterbox: the picture in the middle of a square, as models want it. Boxes are normalized to the square.
let side = 512
if let square = sign.pixelBuffer(width: side, height: side * sign.height / sign.width) {
    let lines = try await request.perform(on: square, orientation: .up)
    let box = lines[0].boundingBox.toImageCoordinates(
        CGSize(width: CVPixelBufferGetWidth(square), height: CVPixelBufferGetHeight(square)), origin: .upperLeft)
    print(box.width > CGFloat(side) / 3, CVPixelBufferGetPixelFormatType(square) == kCVPixelFormatType_32BGRA)
}

// A stored photo that lies on its side keeps doing so in the buffer; the request is told.
if let lying = loadImage(folder.appendingPathComponent("orientation-6.jpg")),
    let buffer = lying.pixelBuffer(width: lying.width, height: lying.height)
{
    let lines = try await request.perform(on: buffer, orientation: .right)
    print(lying.width < lying.height, lines.map(\.transcript))
}

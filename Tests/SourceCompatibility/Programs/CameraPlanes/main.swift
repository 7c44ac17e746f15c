import CoreGraphics
import CoreVideo
import Foundation
import ImageIO
import Vision

// Frames as cameras give them: a plane of brightness and a plane of colour at half the size.

enum PlaneError: Error {
    case cannotCreate(CVReturn)
    case noPlane(Int)
}

/// Fills a 4:2:0 buffer with a grey picture: its bytes in the first plane, no colour in the second.
func cameraFrame(
    of image: CGImage, format: OSType = kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
) throws
    -> CVPixelBuffer
{
    var created: CVPixelBuffer?
    let attributes = [kCVPixelBufferIOSurfacePropertiesKey: [:] as CFDictionary] as CFDictionary
    let status = CVPixelBufferCreate(nil, image.width, image.height, format, attributes, &created)
    guard status == kCVReturnSuccess, let buffer = created else { throw PlaneError.cannotCreate(status) }

    CVPixelBufferLockBaseAddress(buffer, [])
    defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
    guard let luma = CVPixelBufferGetBaseAddressOfPlane(buffer, 0) else { throw PlaneError.noPlane(0) }
    guard let chroma = CVPixelBufferGetBaseAddressOfPlane(buffer, 1) else { throw PlaneError.noPlane(1) }
    let context = CGContext(
        data: luma, width: image.width, height: image.height, bitsPerComponent: 8,
        bytesPerRow: CVPixelBufferGetBytesPerRowOfPlane(buffer, 0), space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue)
    context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    memset(chroma, 128, CVPixelBufferGetBytesPerRowOfPlane(buffer, 1) * CVPixelBufferGetHeightOfPlane(buffer, 1))
    return buffer
}

/// The mean brightness, read the way torch buttons do it.
func brightness(of buffer: CVPixelBuffer) -> Double {
    CVPixelBufferLockBaseAddress(buffer, .readOnly)
    defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
    guard let base = CVPixelBufferGetBaseAddressOfPlane(buffer, 0) else { return 0 }
    let bytes = base.assumingMemoryBound(to: UInt8.self)
    let (width, height) = (CVPixelBufferGetWidthOfPlane(buffer, 0), CVPixelBufferGetHeightOfPlane(buffer, 0))
    let stride = CVPixelBufferGetBytesPerRowOfPlane(buffer, 0)
    var sum = 0
    for y in 0..<height {
        for x in 0..<width { sum += Int(bytes[y * stride + x]) }
    }
    return Double(sum) / Double(width * height)
}

let folder = URL(filePath: CommandLine.arguments[1])
func picture(_ name: String) -> CGImage {
    guard let source = CGImageSourceCreateWithURL(folder.appending(path: name) as CFURL, nil),
        let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
    else { fatalError("\(name) is no picture") }
    return image
}

let request = RecognizeTextRequest()
let formats = [kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange]
for format in formats {
    let frame = try cameraFrame(of: picture("sign.png"), format: format)
    let lines = try await request.perform(on: frame)
    print(
        CVPixelBufferIsPlanar(frame), CVPixelBufferGetPlaneCount(frame), CVPixelBufferGetWidthOfPlane(frame, 1),
        CVPixelBufferGetHeightOfPlane(frame, 1), lines.map(\.transcript))
    // Reading changed nothing, and the buffer can be written again.
    print((100...255).contains(brightness(of: frame)), CVPixelBufferLockBaseAddress(frame, []) == kCVReturnSuccess)
    CVPixelBufferUnlockBaseAddress(frame, [])
}

// The phone was held upright: the sensor's rows are the screen's columns.
let portrait = try cameraFrame(of: picture("orientation-6.jpg"))
print(try await request.perform(on: portrait, orientation: .right).map(\.transcript))
let mirrored = try cameraFrame(of: picture("orientation-5.jpg"))
print(try await ImageRequestHandler(mirrored, orientation: .leftMirrored).perform(request).map(\.transcript))

import CoreMedia
import CoreVideo
import Foundation
import UIKit
import Vision

// A capture session's delegate, fed by a film of three pictures at ten frames a second.

/// A frame with its time, as AVFoundation hands it over.
func sampleBuffer(_ pixels: CVPixelBuffer, at time: CMTime, duration: CMTime) -> CMSampleBuffer? {
    var format: CMVideoFormatDescription?
    guard
        CMVideoFormatDescriptionCreateForImageBuffer(
            allocator: kCFAllocatorDefault, imageBuffer: pixels, formatDescriptionOut: &format) == noErr,
        let format
    else { return nil }
    var timing = CMSampleTimingInfo(duration: duration, presentationTimeStamp: time, decodeTimeStamp: .invalid)
    var sample: CMSampleBuffer?
    let status = CMSampleBufferCreateReadyWithImageBuffer(
        allocator: kCFAllocatorDefault, imageBuffer: pixels, formatDescription: format, sampleTiming: &timing,
        sampleBufferOut: &sample)
    return status == noErr ? sample : nil
}

/// A pixel buffer with a picture drawn into it, by way of UIKit's coordinates.
func frame(showing image: UIImage) -> CVPixelBuffer? {
    var created: CVPixelBuffer?
    let (width, height) = (Int(image.size.width), Int(image.size.height))
    CVPixelBufferCreate(nil, width, height, kCVPixelFormatType_32BGRA, nil, &created)
    guard let buffer = created else { return nil }
    CVPixelBufferLockBaseAddress(buffer, [])
    defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
    guard
        let context = CGContext(
            data: CVPixelBufferGetBaseAddress(buffer), width: width, height: height, bitsPerComponent: 8,
            bytesPerRow: CVPixelBufferGetBytesPerRow(buffer), space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    else { return nil }
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: 1, y: -1)
    UIGraphicsPushContext(context)
    image.draw(in: CGRect(origin: .zero, size: image.size))
    UIGraphicsPopContext()
    return buffer
}

let folder = URL(filePath: CommandLine.arguments[1])
let reader = FrameReader()
let session = NSObject()
var clock = CMTime(value: 0, timescale: 10)
let step = CMTimeMake(value: 1, timescale: 10)
for name in ["sign.png", "orientation-8.jpg", "blank.png"] {
    guard let image = UIImage(contentsOfFile: folder.appending(path: name).path()), let pixels = frame(showing: image)
    else { fatalError("no frame of \(name)") }
    for _ in 0..<5 {
        guard let sample = sampleBuffer(pixels, at: clock, duration: step) else { fatalError("no sample") }
        reader.output(session, didOutput: sample)
        clock = CMTimeAdd(clock, step)
    }
}
print("kept \(reader.pending.count), dropped \(reader.dropped), \(CMTimeGetSeconds(clock)) s")
for reading in try await reader.readings() { print(reading.seconds, reading.text.isEmpty ? "-" : reading.text) }

import CoreMedia
import CoreVideo
import Foundation
import Vision

/// What a camera's callback does with a frame, and how a test makes one.
final class FrameReader {
    private(set) var lastText = ""

    func captured(_ sampleBuffer: CMSampleBuffer) async throws -> CMTime {
        guard let pixelBuffer = CMSampleBufferGetImageBuffer(sampleBuffer) else { return .invalid }
        let handler = ImageRequestHandler(pixelBuffer, orientation: .up)
        var quick = RecognizeTextRequest()
        quick.recognitionLevel = .fast
        let (lines, _) = try await handler.perform(quick, RecognizeTextRequest(.revision3))
        lastText = lines.map(\.transcript).joined(separator: "\n")
        return CMTimeAdd(CMSampleBufferGetPresentationTimeStamp(sampleBuffer), sampleBuffer.duration)
    }

    func everything(on file: URL, _ requests: [any VisionRequest]) async -> (texts: [String], failures: Int) {
        var texts: [String] = []
        var failures = 0
        for await result in ImageRequestHandler(file).performAll(requests) {
            switch result {
            case .recognizeText(let request, let lines):
                guard request.recognitionLevel == .accurate else { continue }
                texts += lines.compactMap { $0.topCandidates(1).first?.string }
            case .error(_, let error):
                if error is VisionError { failures += 1 }
            }
        }
        return (texts, failures)
    }
}

/// A frame of luma and chroma that shows a grey picture.
func frame(of image: CGImage, at time: CMTime) -> CMSampleBuffer? {
    guard let bytes = image.dataProvider?.data as Data? else { return nil }
    let attributes = [kCVPixelBufferIOSurfacePropertiesKey as String: [String: Any]()] as CFDictionary
    var created: CVPixelBuffer?
    let status = CVPixelBufferCreate(
        kCFAllocatorDefault, image.width, image.height, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, attributes,
        &created)
    guard status == kCVReturnSuccess, let buffer = created else { return nil }
    CVPixelBufferLockBaseAddress(buffer, [])
    let size = image.bitsPerPixel / 8
    if let luma = CVPixelBufferGetBaseAddressOfPlane(buffer, 0)?.assumingMemoryBound(to: UInt8.self) {
        let stride = CVPixelBufferGetBytesPerRowOfPlane(buffer, 0)
        for y in 0..<image.height {
            for x in 0..<image.width { luma[y * stride + x] = bytes[y * image.bytesPerRow + x * size] }
        }
    }
    CVPixelBufferUnlockBaseAddress(buffer, [])

    var format: CMVideoFormatDescription?
    CMVideoFormatDescriptionCreateForImageBuffer(
        allocator: kCFAllocatorDefault, imageBuffer: buffer, formatDescriptionOut: &format)
    var timing = CMSampleTimingInfo(
        duration: CMTime(value: 1, timescale: 30), presentationTimeStamp: time, decodeTimeStamp: .invalid)
    var sample: CMSampleBuffer?
    guard let format,
        CMSampleBufferCreateReadyWithImageBuffer(
            allocator: kCFAllocatorDefault, imageBuffer: buffer, formatDescription: format, sampleTiming: &timing,
            sampleBufferOut: &sample) == noErr
    else { return nil }
    return sample
}

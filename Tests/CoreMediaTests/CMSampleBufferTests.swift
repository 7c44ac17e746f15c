import CoreMedia
import Foundation
import Testing

@Suite("CMSampleBuffer")
struct CMSampleBufferTests {
    private let image: CVPixelBuffer
    private let format: CMVideoFormatDescription
    private let timing = CMSampleTimingInfo(
        duration: CMTime(value: 1, timescale: 30), presentationTimeStamp: CMTime(value: 90, timescale: 30),
        decodeTimeStamp: .invalid)

    init() throws {
        var image: CVPixelBuffer?
        CVPixelBufferCreate(nil, 640, 480, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &image)
        self.image = try #require(image)
        var format: CMVideoFormatDescription?
        CMVideoFormatDescriptionCreateForImageBuffer(
            allocator: kCFAllocatorDefault, imageBuffer: self.image, formatDescriptionOut: &format)
        self.format = try #require(format)
    }

    @Test("A description tells kind, format and size, and knows its pictures")
    func descriptions() throws {
        #expect(CMFormatDescriptionGetMediaType(format) == kCMMediaType_Video && format.mediaType == .video)
        #expect(CMFormatDescriptionGetMediaSubType(format) == kCVPixelFormatType_420YpCbCr8BiPlanarFullRange)
        #expect(CMVideoFormatDescriptionGetDimensions(format) == CMVideoDimensions(width: 640, height: 480))
        #expect(CMVideoFormatDescriptionMatchesImageBuffer(format, imageBuffer: image))
        #expect(try format == CMFormatDescription(imageBuffer: image))
    }

    @Test("A sample buffer gives back its picture and its times")
    func contents() throws {
        var timing = timing
        var made: CMSampleBuffer?
        let status = CMSampleBufferCreateReadyWithImageBuffer(
            allocator: nil, imageBuffer: image, formatDescription: format, sampleTiming: &timing,
            sampleBufferOut: &made)
        #expect(status == noErr)
        let sample = try #require(made)
        #expect(CMSampleBufferGetImageBuffer(sample) === image && sample.imageBuffer === image)
        #expect(sample.presentationTimeStamp.seconds == 3 && sample.duration == CMTime(value: 1, timescale: 30))
        #expect(CMSampleBufferGetPresentationTimeStamp(sample) == sample.presentationTimeStamp)
        #expect(CMSampleBufferGetFormatDescription(sample) == format && CMSampleBufferGetNumSamples(sample) == 1)
        #expect(CMSampleBufferIsValid(sample) && CMSampleBufferDataIsReady(sample) && !sample.decodeTimeStamp.isValid)
        #expect(try sample.sampleTimingInfo(at: 0).duration == timing.duration)
        #expect(throws: (any Error).self) { try sample.sampleTimingInfo(at: 1) }
        var info = CMSampleTimingInfo()
        #expect(CMSampleBufferGetSampleTimingInfo(sample, at: 0, timingInfoOut: &info) == noErr)
        #expect(info.presentationTimeStamp == timing.presentationTimeStamp)
    }

    @Test("Once invalidated it has no picture")
    func invalidation() throws {
        let sample = try CMSampleBuffer(imageBuffer: image, formatDescription: format, sampleTiming: timing)
        #expect(CMSampleBufferInvalidate(sample) == noErr)
        #expect(!sample.isValid && sample.imageBuffer == nil)
        #expect(CMSampleBufferMakeDataReady(sample) == kCMSampleBufferError_Invalidated)
    }

    @Test("A description of another picture is refused")
    func mismatch() throws {
        var other: CVPixelBuffer?
        CVPixelBufferCreate(nil, 640, 480, kCVPixelFormatType_32BGRA, nil, &other)
        let error = #expect(throws: NSError.self) {
            try CMSampleBuffer(imageBuffer: other!, formatDescription: format, sampleTiming: timing)
        }
        #expect(error?.code == Int(kCMSampleBufferError_InvalidMediaFormat))
    }

    @Test("Data that come later are made ready once")
    func readiness() throws {
        var timing = timing
        var calls = 0
        var made: CMSampleBuffer?
        try withUnsafeMutablePointer(to: &calls) { calls in
            CMSampleBufferCreateForImageBuffer(
                allocator: nil, imageBuffer: image, dataReady: false,
                makeDataReadyCallback: { _, count in
                    count!.assumingMemoryBound(to: Int.self).pointee += 1
                    return noErr
                }, refcon: calls, formatDescription: format, sampleTiming: &timing, sampleBufferOut: &made)
            let sample = try #require(made)
            #expect(!CMSampleBufferDataIsReady(sample))
            #expect(CMSampleBufferMakeDataReady(sample) == noErr && CMSampleBufferMakeDataReady(sample) == noErr)
            #expect(CMSampleBufferDataIsReady(sample))
        }
        #expect(calls == 1)
        CMSampleBufferCreateForImageBuffer(
            allocator: nil, imageBuffer: image, dataReady: false, makeDataReadyCallback: nil, refcon: nil,
            formatDescription: format, sampleTiming: &timing, sampleBufferOut: &made)
        #expect(CMSampleBufferMakeDataReady(try #require(made)) == kCMSampleBufferError_BufferNotReady)
        CMSampleBufferSetDataReady(try #require(made))
        #expect(CMSampleBufferMakeDataReady(try #require(made)) == noErr)
    }

    @Test("Objects are attached to samples and to pictures alike")
    func attachments() throws {
        let sample = try CMSampleBuffer(imageBuffer: image, formatDescription: format, sampleTiming: timing)
        CMSetAttachment(
            sample, key: "k", value: "v" as CFString, attachmentMode: kCMAttachmentMode_ShouldPropagate)
        var mode = kCMAttachmentMode_ShouldNotPropagate
        #expect(CMGetAttachment(sample, key: "k", attachmentModeOut: &mode) as? String == "v")
        #expect(mode == kCMAttachmentMode_ShouldPropagate)
        CMPropagateAttachments(sample, destination: image)
        #expect(CVBufferHasAttachment(image, "k"))
        #expect(
            CMCopyDictionaryOfAttachments(
                allocator: nil, target: sample, attachmentMode: kCMAttachmentMode_ShouldPropagate)?.count == 1)
        CMSetAttachment(sample, key: "k", value: nil, attachmentMode: kCMAttachmentMode_ShouldPropagate)
        #expect(CMGetAttachment(sample, key: "k", attachmentModeOut: nil) == nil)
        CMRemoveAttachment(image, key: "k")
        CMRemoveAllAttachments(image)
        #expect(!CVBufferHasAttachment(image, "k"))
    }

    @Test("A copy has the picture, the times and what is attached, and goes its own way then")
    func copies() throws {
        let sample = try CMSampleBuffer(imageBuffer: image, formatDescription: format, sampleTiming: timing)
        CMSetAttachment(
            sample, key: "a", value: NSNumber(value: 1), attachmentMode: kCMAttachmentMode_ShouldNotPropagate)
        #expect(CMSampleBufferGetSampleAttachmentsArray(sample, createIfNecessary: false) == nil)
        let entries = try #require(CMSampleBufferGetSampleAttachmentsArray(sample, createIfNecessary: true))
        #expect(entries.count == 1 && (entries.firstObject as? NSDictionary)?.count == 0)
        #expect(CMSampleBufferGetSampleAttachmentsArray(sample, createIfNecessary: false) === entries)
        var made: CMSampleBuffer?
        #expect(CMSampleBufferCreateCopy(allocator: nil, sampleBuffer: sample, sampleBufferOut: &made) == noErr)
        let copy = try #require(made)
        #expect(copy != sample && copy.imageBuffer === image)
        #expect(copy.presentationTimeStamp == sample.presentationTimeStamp)
        #expect(CMGetAttachment(copy, key: "a", attachmentModeOut: nil) != nil)
        let other =
            CMSampleBufferGetSampleAttachmentsArray(copy, createIfNecessary: false)?.firstObject as? NSDictionary
        #expect(other?.count == 0)
        CMSampleBufferInvalidate(sample)
        #expect(
            CMSampleBufferCreateCopy(allocator: nil, sampleBuffer: sample, sampleBufferOut: &made)
                == kCMSampleBufferError_Invalidated)
    }
}

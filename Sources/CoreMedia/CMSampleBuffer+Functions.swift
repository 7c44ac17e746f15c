public import CoreVideo
internal import Foundation

/// Makes a sample buffer of a picture whose pixels are there.
///
/// - Returns: ``noErr``, or ``kCMSampleBufferError_InvalidMediaFormat`` when the description is not that of the picture.
@discardableResult
public func CMSampleBufferCreateReadyWithImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription,
    sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    CMSampleBufferCreateForImageBuffer(
        allocator: allocator, imageBuffer: imageBuffer, dataReady: true, makeDataReadyCallback: nil, refcon: nil,
        formatDescription: formatDescription, sampleTiming: sampleTiming, sampleBufferOut: sampleBufferOut)
}

/// Makes a sample buffer of a picture, whose pixels may come later.
///
/// - Parameters:
///   - allocator: Without effect.
///   - imageBuffer: The picture.
///   - dataReady: Whether its pixels are there.
///   - makeDataReadyCallback: Puts them there when they are first needed.
///   - makeDataReadyRefcon: Handed to the callback.
///   - formatDescription: What the picture is.
///   - sampleTiming: When it is to be shown.
///   - sampleBufferOut: Where the sample buffer goes.
/// - Returns: ``noErr``, or ``kCMSampleBufferError_InvalidMediaFormat`` when the description is not that of the picture.
@discardableResult
public func CMSampleBufferCreateForImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, dataReady: Bool,
    makeDataReadyCallback: CMSampleBufferMakeDataReadyCallback?, refcon makeDataReadyRefcon: UnsafeMutableRawPointer?,
    formatDescription: CMVideoFormatDescription, sampleTiming: UnsafePointer<CMSampleTimingInfo>,
    sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    do {
        sampleBufferOut.pointee = try CMSampleBuffer(
            image: imageBuffer, isReady: dataReady,
            makeReady: makeDataReadyCallback.map { callback in { callback($0, makeDataReadyRefcon) } },
            formatDescription: formatDescription, timing: sampleTiming.pointee)
        return noErr
    } catch {
        return OSStatus((error as NSError).code)
    }
}

/// Makes another sample buffer of the same picture, with the same times and a copy of what is attached.
///
/// - Returns: ``noErr``, or ``kCMSampleBufferError_Invalidated``.
@discardableResult
public func CMSampleBufferCreateCopy(
    allocator: CFAllocator?, sampleBuffer sbuf: CMSampleBuffer,
    sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    status { sampleBufferOut.pointee = try sbuf.copy() }
}

/// What is attached to the picture itself: an array of one dictionary, with keys such as ``kCMSampleAttachmentKey_NotSync``.
/// Nothing is from the start. Foundation on Linux hands out copies of dictionaries in arrays, so that it is for reading.
///
/// - Parameters:
///   - sbuf: The sample buffer.
///   - createIfNecessary: Whether to make an empty one where there is none.
public func CMSampleBufferGetSampleAttachmentsArray(_ sbuf: CMSampleBuffer, createIfNecessary: Bool) -> CFArray? {
    sbuf.sampleAttachments(isMade: createIfNecessary)
}

/// Whether a picture needs others to be decoded.
public var kCMSampleAttachmentKey_NotSync: CFString { "NotSync" }
/// Whether other pictures need it.
public var kCMSampleAttachmentKey_DependsOnOthers: CFString { "DependsOnOthers" }
/// Whether it is to be shown at once.
public var kCMSampleAttachmentKey_DisplayImmediately: CFString { "DisplayImmediately" }
/// Whether it is not to be shown.
public var kCMSampleAttachmentKey_DoNotDisplay: CFString { "DoNotDisplay" }
/// Why a camera dropped a picture.
public var kCMSampleBufferAttachmentKey_DroppedFrameReason: CFString { "DroppedFrameReason" }
/// How a camera's lens maps what it sees: bytes of a matrix.
public var kCMSampleBufferAttachmentKey_CameraIntrinsicMatrix: CFString { "CameraIntrinsicMatrix" }

/// The picture; nil when the sample buffer is no longer valid.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }

/// What the picture is.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
    sbuf.formatDescription
}

/// From when on the picture is to be shown.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }

/// From when on the picture is to be shown: the same, since nothing plays these faster or slower.
public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
    sbuf.presentationTimeStamp
}

/// When the picture has to be decoded; mostly invalid.
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.decodeTimeStamp }

/// How long the picture is to be shown.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }

/// How many pictures there are: 1.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.numSamples }

/// The times of a picture.
/// - Returns: ``noErr``, or ``kCMSampleBufferError_SampleIndexOutOfRange`` for any but picture 0.
@discardableResult
public func CMSampleBufferGetSampleTimingInfo(
    _ sbuf: CMSampleBuffer, at sampleIndex: Int, timingInfoOut: UnsafeMutablePointer<CMSampleTimingInfo>
) -> OSStatus {
    guard sampleIndex == 0 else { return kCMSampleBufferError_SampleIndexOutOfRange }
    timingInfoOut.pointee = sbuf.timing
    return noErr
}

/// Whether the picture can still be had.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }

/// Makes the picture unavailable.
/// - Returns: ``noErr``.
@discardableResult
public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> OSStatus { status { try sbuf.invalidate() } }

/// Whether the picture's pixels are there.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { sbuf.dataIsReady }

/// Says that the picture's pixels are there.
/// - Returns: ``noErr``.
@discardableResult
public func CMSampleBufferSetDataReady(_ sbuf: CMSampleBuffer) -> OSStatus {
    sbuf.setDataReady()
    return noErr
}

/// Puts the picture's pixels there, where they are not; see ``CMSampleBuffer/makeDataReady()``.
@discardableResult
public func CMSampleBufferMakeDataReady(_ sbuf: CMSampleBuffer) -> OSStatus { status { try sbuf.makeDataReady() } }

private func status(_ body: () throws -> Void) -> OSStatus {
    do {
        try body()
        return noErr
    } catch {
        return OSStatus((error as NSError).code)
    }
}

public import CoreVideo
internal import Foundation

/// Called when a sample buffer's data are needed for the first time: with the buffer and the caller's own pointer. It
/// makes them ready and answers ``noErr``.
public typealias CMSampleBufferMakeDataReadyCallback =
    (_ sampleBuffer: CMSampleBuffer, _ makeDataReadyRefcon: UnsafeMutableRawPointer?) -> OSStatus

/// A picture of a video with its time: what cameras hand out.
///
/// Whether it is valid and ready is kept consistent by a lock of its own; of its picture, see `CVBuffer`. Like on
/// Apple's systems it is no `Sendable` type. There are pictures only here, no sound and no compressed data.
public final class CMSampleBuffer {
    /// What the picture is.
    public let formatDescription: CMFormatDescription?
    let timing: CMSampleTimingInfo
    let attachments = Attachments()

    private let image: CVImageBuffer
    /// What is attached to the one picture; made when it is first asked for. Guarded by `lock`.
    private var ownSampleAttachments: NSMutableArray?
    private let makeReady: ((CMSampleBuffer) -> OSStatus)?
    /// Guards `isInvalidated` and `isReady`.
    private let lock = NSLock()
    private var isInvalidated = false
    private var isReady: Bool
    /// Held while the callback works, so that it is called once; by the same thread any number of times.
    private let makingReady = NSRecursiveLock()

    init(
        image: CVImageBuffer, isReady: Bool, makeReady: ((CMSampleBuffer) -> OSStatus)?,
        formatDescription: CMFormatDescription, timing: CMSampleTimingInfo
    ) throws {
        guard formatDescription.matchesImageBuffer(image) else {
            throw osError(kCMSampleBufferError_InvalidMediaFormat)
        }
        self.image = image
        self.isReady = isReady
        self.makeReady = makeReady
        self.formatDescription = formatDescription
        self.timing = timing
    }

    /// A picture with its time.
    ///
    /// - Parameters:
    ///   - imageBuffer: The picture.
    ///   - formatDescription: What it is.
    ///   - sampleTiming: When it is to be shown.
    /// - Throws: An error with the code ``kCMSampleBufferError_InvalidMediaFormat`` when the description is not that of
    ///   the picture.
    public convenience init(
        imageBuffer: CVImageBuffer, formatDescription: CMFormatDescription, sampleTiming: CMSampleTimingInfo
    ) throws {
        try self.init(
            image: imageBuffer, isReady: true, makeReady: nil, formatDescription: formatDescription,
            timing: sampleTiming)
    }

    /// The picture; nil when the sample buffer is no longer valid.
    public var imageBuffer: CVImageBuffer? { isValid ? image : nil }

    /// From when on the picture is to be shown.
    public var presentationTimeStamp: CMTime { timing.presentationTimeStamp }

    /// How long the picture is to be shown.
    public var duration: CMTime { timing.duration }

    /// When the picture has to be decoded; mostly invalid.
    public var decodeTimeStamp: CMTime { timing.decodeTimeStamp }

    /// How many pictures there are: 1.
    public var numSamples: Int { 1 }

    /// Whether the picture can still be had.
    public var isValid: Bool { lock.withLock { !isInvalidated } }

    /// What is attached to each picture: a dictionary for the one that there is.
    ///
    /// - Parameter isMade: Whether to make it where there is none.
    func sampleAttachments(isMade: Bool) -> CFArray? {
        lock.withLock {
            if ownSampleAttachments == nil, isMade {
                ownSampleAttachments = NSMutableArray(object: NSMutableDictionary())
            }
            return ownSampleAttachments
        }
    }

    /// Another sample buffer of the same picture, with the same times and a copy of what is attached.
    func copy() throws -> CMSampleBuffer {
        guard isValid else { throw osError(kCMSampleBufferError_Invalidated) }
        guard let formatDescription else { throw osError(kCMSampleBufferError_RequiredParameterMissing) }
        let copy = try CMSampleBuffer(
            image: image, isReady: dataIsReady, makeReady: makeReady, formatDescription: formatDescription,
            timing: timing)
        attachments.copy(to: copy.attachments)
        if let entry = sampleAttachments(isMade: false)?.firstObject as? NSDictionary {
            copy.ownSampleAttachments = NSMutableArray(
                object: NSMutableDictionary(dictionary: entry as! [AnyHashable: Any]))
        }
        return copy
    }

    /// Whether the picture's pixels are there.
    var dataIsReady: Bool { lock.withLock { isReady } }

    /// Makes the picture unavailable: to whoever still has the sample buffer it has none.
    public func invalidate() throws {
        lock.withLock { isInvalidated = true }
    }

    /// Makes the data ready, with the callback that the buffer was made with.
    /// - Throws: An error with the code that the callback answers; ``kCMSampleBufferError_Invalidated``;
    ///   ``kCMSampleBufferError_BufferNotReady`` when there is no callback.
    public func makeDataReady() throws {
        guard isValid else { throw osError(kCMSampleBufferError_Invalidated) }
        try makingReady.withLock {
            guard !dataIsReady else { return }
            guard let makeReady else { throw osError(kCMSampleBufferError_BufferNotReady) }
            let status = makeReady(self)
            guard status == noErr else { throw osError(status) }
            setDataReady()
        }
    }

    func setDataReady() {
        lock.withLock { isReady = true }
    }

    /// The times of the pictures.
    public func sampleTimingInfos() throws -> [CMSampleTimingInfo] { [timing] }

    /// The times of a picture.
    /// - Throws: An error with the code ``kCMSampleBufferError_SampleIndexOutOfRange`` for any but picture 0.
    public func sampleTimingInfo(at sampleIndex: Int) throws -> CMSampleTimingInfo {
        guard sampleIndex == 0 else { throw osError(kCMSampleBufferError_SampleIndexOutOfRange) }
        return timing
    }
}

extension CMSampleBuffer: Hashable {
    /// A sample buffer equals itself alone.
    public static func == (a: CMSampleBuffer, b: CMSampleBuffer) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

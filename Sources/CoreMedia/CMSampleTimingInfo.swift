/// When a sample is to be shown.
public struct CMSampleTimingInfo: Sendable {
    /// How long.
    public var duration: CMTime
    /// From when on.
    public var presentationTimeStamp: CMTime
    /// When it has to be decoded; invalid where samples are decoded in the order in which they are shown.
    public var decodeTimeStamp: CMTime

    /// No times.
    public init() {
        self.init(duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid)
    }

    /// These three times.
    public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
        self.duration = duration
        self.presentationTimeStamp = presentationTimeStamp
        self.decodeTimeStamp = decodeTimeStamp
    }

    /// No times.
    public static let invalid = CMSampleTimingInfo()
}

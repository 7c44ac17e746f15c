public import CoreMedia
internal import Foundation

/// Something that a request found on a picture.
public protocol VisionObservation: CustomStringConvertible, Decodable, Encodable, Hashable, Sendable {
    /// Tells this observation from every other one.
    var uuid: UUID { get }
    /// The chance that the observation is right, 0 to 1.
    var confidence: Float { get }
    /// When the frame was taken on which it was found, with how long it was to be shown; nil for a picture without a
    /// time.
    var timeRange: CMTimeRange? { get }
    /// The kind of request that found it; nil when none did.
    var originatingRequestDescriptor: RequestDescriptor? { get }
    /// What was found, for a log.
    var description: String { get }
    /// Hashes the observation.
    func hash(into hasher: inout Hasher)
}

extension VisionObservation {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(uuid)
    }
}

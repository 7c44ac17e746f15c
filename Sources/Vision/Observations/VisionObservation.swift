public import Foundation

/// Something that a request found on a picture.
///
/// Apple's `timeRange` needs `CMTimeRange` and comes with Core Media.
public protocol VisionObservation: CustomStringConvertible, Decodable, Encodable, Hashable, Sendable {
    /// Tells this observation from every other one.
    var uuid: UUID { get }
    /// The chance that the observation is right, 0 to 1.
    var confidence: Float { get }
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

/// A part of a request's work that a device can be chosen for.
public enum ComputeStage: Codable, Hashable, Sendable {
    /// The networks: nearly all of the work.
    case main
    /// What follows them.
    case postProcessing
}

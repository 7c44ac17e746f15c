/// A question about pictures: what to look for and how.
///
/// Apple's methods about compute devices need `MLComputeDevice` and come with Core ML.
public protocol VisionRequest: CustomStringConvertible, Hashable, Sendable {
    /// What performing the request gives.
    associatedtype Result
    /// The kind of request, with its revision.
    var descriptor: RequestDescriptor { get }
}

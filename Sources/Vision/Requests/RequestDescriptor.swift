/// The kind of a request, with its revision.
public enum RequestDescriptor: CustomStringConvertible, Equatable, Sendable, Codable, Hashable {
    /// A ``RecognizeTextRequest``.
    case recognizeTextRequest(RecognizeTextRequest.Revision)

    /// The kind and the revision, for a log.
    public var description: String {
        switch self {
        case .recognizeTextRequest(let revision): "RecognizeTextRequest(\(revision))"
        }
    }
}

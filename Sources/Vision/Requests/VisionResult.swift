/// What came of one of the requests that ``ImageRequestHandler/performAll(_:)`` performed.
///
/// There is a case for each kind of request that there is. Apple has more of them, and there will be more here, so that, as
/// on Apple's systems, a `switch` needs a `default`.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum VisionResult: Sendable {
    /// The lines of text.
    case recognizeText(RecognizeTextRequest, [RecognizedTextObservation])
    /// Why a request could not be performed: a ``VisionError``.
    case error(any VisionRequest, any Error)
}

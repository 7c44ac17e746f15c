/// What came of one of the requests that ``ImageRequestHandler/performAll(_:)`` performed.
///
/// There is a case for each kind of request that there is. Apple has more of them, and there will be more here, so a
/// `switch` needs a `default`. One that has both cases of today is warned of its `default`, which is never executed yet;
/// `if case` has no such trouble.
public enum VisionResult: Sendable {
    /// The lines of text.
    case recognizeText(RecognizeTextRequest, [RecognizedTextObservation])
    /// Why a request could not be performed: a ``VisionError``.
    case error(any VisionRequest, any Error)
}

public import Foundation

/// A line of text on a picture.
///
/// Corners are normalized to the request's region of interest, which by default is the picture as displayed, with the
/// origin at the lower left. They are named from the reader's side: the line begins at its left corners, whatever way
/// it is turned.
public struct RecognizedTextObservation: VisionObservation, QuadrilateralProviding {
    public var topLeft: NormalizedPoint
    public var topRight: NormalizedPoint
    public var bottomRight: NormalizedPoint
    public var bottomLeft: NormalizedPoint
    public let uuid: UUID
    /// The chance that the first candidate is right, 0 to 1.
    public let confidence: Float
    public let originatingRequestDescriptor: RequestDescriptor?
    let candidates: [RecognizedText]

    init(corners: NormalizedQuad, candidates: [RecognizedText], descriptor: RequestDescriptor?) {
        topLeft = corners.topLeft
        topRight = corners.topRight
        bottomRight = corners.bottomRight
        bottomLeft = corners.bottomLeft
        uuid = UUID()
        confidence = candidates.first?.confidence ?? 0
        originatingRequestDescriptor = descriptor
        self.candidates = candidates
    }

    /// The text of the first candidate.
    public var transcript: String { candidates.first?.string ?? "" }

    /// The readings of the line, the best first.
    ///
    /// For now there is one for each line, however many are asked for.
    ///
    /// - Parameter maxCandidateCount: How many at most; never more than 10.
    public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] {
        Array(candidates.prefix(min(max(maxCandidateCount, 0), 10)))
    }

    /// The text and its place, for a log.
    public var description: String {
        "RecognizedTextObservation(\(uuid), \"\(transcript)\", confidence: \(confidence), boundingBox: \(boundingBox))"
    }
}

public import CoreMedia
internal import Foundation

/// A line of text on a picture.
///
/// Corners are normalized to the request's region of interest, which by default is the picture as displayed, with the
/// origin at the lower left. They are named from the reader's side: the line begins at its left corners, whatever way
/// it is turned.
public struct RecognizedTextObservation: VisionObservation, QuadrilateralProviding, BoundingRegionProviding {
    /// Which way text is read.
    public enum Direction: Codable, Hashable, Sendable {
        /// As English is.
        case leftToRight
        /// As Arabic and Hebrew are.
        case rightToLeft
        /// In columns, as Japanese may be.
        case topToBottom
    }

    public var topLeft: NormalizedPoint
    public var topRight: NormalizedPoint
    public var bottomRight: NormalizedPoint
    public var bottomLeft: NormalizedPoint
    public let uuid: UUID
    /// The chance that the first candidate is right, 0 to 1.
    public let confidence: Float
    public let timeRange: CMTimeRange?
    public let originatingRequestDescriptor: RequestDescriptor?
    /// Whether the text is the title of a document: false, since reading lines does not tell.
    public let isTitle: Bool
    /// The language of the text. Where nothing tells it, as of numbers alone, those of the request's languages that it can be
    /// written in, in the request's order; empty when the request named none either.
    public let recognitionLanguages: [Locale.Language]
    /// Whether the text goes on in the next line: nil, since reading lines does not tell.
    public let shouldWrapToNextLine: Bool?
    /// Which way the text is read.
    public let textDirection: Direction?
    let candidates: [RecognizedText]
    /// Width divided by height, in pixels, of what the corners are normalized to.
    private let aspectRatio: Float

    init(
        corners: NormalizedQuad, candidates: [RecognizedText], descriptor: RequestDescriptor?,
        languages: [Locale.Language], direction: Direction?, timeRange: CMTimeRange?, aspectRatio: Float
    ) {
        topLeft = corners.topLeft
        topRight = corners.topRight
        bottomRight = corners.bottomRight
        bottomLeft = corners.bottomLeft
        uuid = UUID()
        confidence = candidates.first?.confidence ?? 0
        self.timeRange = timeRange
        originatingRequestDescriptor = descriptor
        isTitle = false
        recognitionLanguages = languages
        shouldWrapToNextLine = nil
        textDirection = direction
        self.candidates = candidates
        self.aspectRatio = aspectRatio
    }

    /// The text of the first candidate.
    public var transcript: String { candidates.first?.string ?? "" }

    /// The outline of the line: its four corners, clockwise from the top left one.
    public var boundingRegion: NormalizedRegion {
        NormalizedRegion(
            NormalizedQuad(
                topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft),
            aspectRatio: aspectRatio)
    }

    /// The readings of the line, the best first, each text once: other letters where some are doubtful, and other word
    /// spaces.
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

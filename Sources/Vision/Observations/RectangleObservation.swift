public import CoreMedia
internal import Foundation

/// A rectangle on a picture, seen from any side: four corners.
public struct RectangleObservation: VisionObservation, QuadrilateralProviding {
    public var topLeft: NormalizedPoint
    public var topRight: NormalizedPoint
    public var bottomRight: NormalizedPoint
    public var bottomLeft: NormalizedPoint
    public let uuid: UUID
    public let confidence: Float
    public let timeRange: CMTimeRange?
    public let originatingRequestDescriptor: RequestDescriptor?

    /// A rectangle with these corners, in normalized coordinates with the origin at the lower left. Its confidence is
    /// 1.
    public init(
        topLeft: NormalizedPoint, topRight: NormalizedPoint, bottomRight: NormalizedPoint, bottomLeft: NormalizedPoint
    ) {
        self.init(
            corners: NormalizedQuad(
                topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft),
            confidence: 1, descriptor: nil)
    }

    init(
        corners: NormalizedQuad, confidence: Float, descriptor: RequestDescriptor?, timeRange: CMTimeRange? = nil
    ) {
        topLeft = corners.topLeft
        topRight = corners.topRight
        bottomRight = corners.bottomRight
        bottomLeft = corners.bottomLeft
        uuid = UUID()
        self.confidence = confidence
        self.timeRange = timeRange
        originatingRequestDescriptor = descriptor
    }

    /// The corners, for a log.
    public var description: String {
        "RectangleObservation(\(uuid), confidence: \(confidence), "
            + "topLeft: \(topLeft), topRight: \(topRight), bottomRight: \(bottomRight), bottomLeft: \(bottomLeft))"
    }
}

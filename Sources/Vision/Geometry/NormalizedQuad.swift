/// Four corners in normalized coordinates, origin at the lower left.
struct NormalizedQuad: Hashable, Codable, Sendable, QuadrilateralProviding {
    var topLeft: NormalizedPoint
    var topRight: NormalizedPoint
    var bottomRight: NormalizedPoint
    var bottomLeft: NormalizedPoint

    var corners: [NormalizedPoint] { [topLeft, topRight, bottomRight, bottomLeft] }
}

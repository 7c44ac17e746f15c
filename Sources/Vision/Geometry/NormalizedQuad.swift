/// Four corners in normalized coordinates, origin at the lower left.
package struct NormalizedQuad: Hashable, Codable, Sendable, QuadrilateralProviding {
    package var topLeft: NormalizedPoint
    package var topRight: NormalizedPoint
    package var bottomRight: NormalizedPoint
    package var bottomLeft: NormalizedPoint

    package var corners: [NormalizedPoint] { [topLeft, topRight, bottomRight, bottomLeft] }
}

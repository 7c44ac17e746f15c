/// Four corners in normalized coordinates, origin at the lower left.
package struct NormalizedQuad: Hashable, Codable, Sendable, QuadrilateralProviding {
    package var topLeft: NormalizedPoint
    package var topRight: NormalizedPoint
    package var bottomRight: NormalizedPoint
    package var bottomLeft: NormalizedPoint

    package init(
        topLeft: NormalizedPoint, topRight: NormalizedPoint, bottomRight: NormalizedPoint, bottomLeft: NormalizedPoint
    ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    package var corners: [NormalizedPoint] { [topLeft, topRight, bottomRight, bottomLeft] }
}

package import Foundation
package import SightGeometry

extension NormalizedQuad {
    /// Corners of a picture in pixels, normalized to a part of it.
    ///
    /// - Parameters:
    ///   - quad: Pixels of the whole picture, origin at the top left.
    ///   - size: The whole picture's size in pixels.
    ///   - region: The part.
    package init(_ quad: Quad, in size: CGSize, normalizedTo region: NormalizedRect) {
        func point(_ p: Point) -> NormalizedPoint {
            NormalizedPoint(
                imagePoint: CGPoint(x: p.x, y: size.height - p.y), in: size, normalizedTo: region)
        }
        self.init(
            topLeft: point(quad.topLeft), topRight: point(quad.topRight), bottomRight: point(quad.bottomRight),
            bottomLeft: point(quad.bottomLeft))
    }
}

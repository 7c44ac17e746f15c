package import SightGeometry
package import SightImage

/// A place of a picture that holds a line of text.
package struct TextRegion: Sendable, Hashable {
    /// Around the line, in pixels of the picture; its top left corner is the upper left one on the picture, for any way the text
    /// runs.
    package var quad: Quad
    /// How far the quad reaches beyond the letters on every side, in pixels of the picture.
    package var margin: Double
    package var score: Float

    package init(quad: Quad, margin: Double, score: Float) {
        self.quad = quad
        self.margin = margin
        self.score = score
    }

    /// Of the letters, from the foot of g to the head of l, in pixels of the picture.
    package var textHeight: Double { min(quad.width, quad.height) - 2 * margin }

    /// Whether it is taller than a line of level text could be.
    package var isTall: Bool { quad.height >= 1.5 * quad.width }

    /// Whether it is wider than a line that runs up or down could be.
    package var isWide: Bool { quad.width >= 1.5 * quad.height }
}

/// Finds the lines of text on a picture.
package protocol TextDetector: Sendable {
    /// The lines of a picture as displayed, in no particular order.
    /// - Parameter minimumTextHeight: the least height of text that has to be found, in pixels; nil when the caller has not said.
    func regions(of picture: PixelBuffer, minimumTextHeight: Double?) async throws -> [TextRegion]
}

internal import Foundation

/// Where the characters of a line are.
package struct TextLayout: Hashable, Codable, Sendable {
    /// A stretch of text with a place of its own: a character, a space, or more where the recognizer tells no finer.
    struct Piece: Hashable, Codable, Sendable {
        /// UTF-16 offsets in the line's text.
        var start: Int
        var end: Int
        var quad: NormalizedQuad
    }

    /// Around the whole line. Its sides are the axes along which pieces are put together.
    var line: NormalizedQuad
    /// In the order of the text, without overlap.
    var pieces: [Piece]

    /// The smallest rectangle along the line around the pieces that share an offset with the range; nil when none does.
    ///
    /// A rectangle on the picture is a parallelogram in normalized coordinates, so positions are taken along the line's
    /// two sides rather than along right angles.
    func quad(of range: Range<Int>) -> NormalizedQuad? {
        let found = pieces.filter { $0.start < range.upperBound && range.lowerBound < $0.end }
        guard let first = found.first, let last = found.last else { return nil }
        if first == pieces.first, last == pieces.last { return line }
        if first == last { return first.quad }
        guard let axes = Axes(line) else { return nil }
        let positions = found.flatMap(\.quad.corners).map(axes.position)
        let along = positions.map(\.x), across = positions.map(\.y)
        let left = along.min()!, right = along.max()!, top = across.min()!, bottom = across.max()!
        return NormalizedQuad(
            topLeft: axes.point(left, top), topRight: axes.point(right, top), bottomRight: axes.point(right, bottom),
            bottomLeft: axes.point(left, bottom))
    }

    /// The top and the left side of a line as the axes of a frame in which the line is the unit square.
    private struct Axes {
        let origin: CGPoint
        let along: CGPoint
        let across: CGPoint
        let area: CGFloat

        /// Nil for a line without area.
        init?(_ line: NormalizedQuad) {
            origin = line.topLeft.cgPoint
            along = CGPoint(x: line.topRight.x - origin.x, y: line.topRight.y - origin.y)
            across = CGPoint(x: line.bottomLeft.x - origin.x, y: line.bottomLeft.y - origin.y)
            area = along.x * across.y - along.y * across.x
            guard area != 0, area.isFinite else { return nil }
        }

        func position(_ point: NormalizedPoint) -> CGPoint {
            let x = point.x - origin.x, y = point.y - origin.y
            return CGPoint(x: (x * across.y - y * across.x) / area, y: (along.x * y - along.y * x) / area)
        }

        func point(_ s: CGFloat, _ t: CGFloat) -> NormalizedPoint {
            NormalizedPoint(x: origin.x + s * along.x + t * across.x, y: origin.y + s * along.y + t * across.y)
        }
    }
}

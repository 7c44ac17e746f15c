internal import SightGeometry

extension TextLine {
    /// Whether the line is a column: its characters stand upright below each other. Its quad is then named as its characters
    /// are, so that `topLeft` is the upper left corner of the first one, and `angle` tells how they stand.
    package var isColumn: Bool {
        let quads = words.flatMap(\.characters).map(\.quad)
        guard let first = quads.first, let last = quads.last, quads.count > 1 else { return false }
        let way = last.center - first.center
        let across = quad.topRight - quad.topLeft, down = quad.bottomLeft - quad.topLeft
        func part(along side: Point) -> Double { (way.x * side.x + way.y * side.y) / max(side.length, 1e-9) }
        return part(along: down) > abs(part(along: across))
    }
}

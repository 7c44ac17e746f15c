internal import Foundation
package import SightGeometry

/// The order in which the lines of a single column are read: rows from the top, each from the left.
package enum ReadingOrder {
    /// The indices of the quads in the order of reading. The quads are as read, in a frame where text stands upright but may be
    /// skewed.
    package static func ofSingleColumn(_ quads: [Quad]) -> [Int] {
        guard quads.count > 1 else { return Array(quads.indices) }
        // Undo the common skew, so that a row is a row at its right end too.
        let slopes = quads.filter { $0.width > 2 * $0.height }
            .map { atan2($0.topRight.y - $0.topLeft.y, $0.topRight.x - $0.topLeft.x) }.sorted()
        let skew = slopes.isEmpty ? 0 : slopes[slopes.count / 2]
        let c = cos(skew), s = sin(skew)
        let boxes = quads.map { quad in quad.map { Point(x: $0.x * c + $0.y * s, y: $0.y * c - $0.x * s) }.boundingBox }

        var rows: [[Int]] = []
        // Height and width only decide between boxes that begin at one place, so that the order of the input never does.
        func key(_ box: Rectangle) -> (Double, Double, Double, Double) { (box.center.y, box.x, box.height, box.width) }
        for i in boxes.indices.sorted(by: { key(boxes[$0]) < key(boxes[$1]) }) {
            if let row = rows.last, belongs(boxes[i], to: row.map { boxes[$0] }) {
                rows[rows.count - 1].append(i)
            } else {
                rows.append([i])
            }
        }
        return rows.flatMap { row in row.sorted { (boxes[$0].x, boxes[$0].y) < (boxes[$1].x, boxes[$1].y) } }
    }

    /// A box belongs to a row when it stands beside its boxes, not above or below any of them.
    private static func belongs(_ box: Rectangle, to row: [Rectangle]) -> Bool {
        row.allSatisfy { other in
            let shared = min(box.maxY, other.maxY) - max(box.y, other.y)
            let overlapX = min(box.maxX, other.maxX) - max(box.x, other.x)
            return shared > 0.5 * min(box.height, other.height) && overlapX < 0.5 * min(box.width, other.width)
        }
    }
}

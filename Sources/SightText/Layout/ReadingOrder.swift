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

    /// The indices of a page's lines in the order of reading: level lines from the top, columns from the right, and columns that
    /// stand beside each other together.
    ///
    /// - Parameter lines: the quads as `ofSingleColumn` wants them, and which of them are columns of upright characters.
    package static func ofPage(_ lines: [(quad: Quad, isColumn: Bool)]) -> [Int] {
        let columns = lines.indices.filter { lines[$0].isColumn }
        guard !columns.isEmpty else { return ofSingleColumn(lines.map(\.quad)) }
        // Columns that overlap in height, directly or through others, are a block of the page.
        var blocks: [(members: [Int], top: Double, bottom: Double)] = []
        for i in columns.sorted(by: { lines[$0].quad.boundingBox.y < lines[$1].quad.boundingBox.y }) {
            let box = lines[i].quad.boundingBox
            if let last = blocks.last,
                min(last.bottom, box.maxY) - box.y > 0.3 * min(box.height, last.bottom - last.top)
            {
                blocks[blocks.count - 1].members.append(i)
                blocks[blocks.count - 1].bottom = max(last.bottom, box.maxY)
            } else {
                blocks.append(([i], box.y, box.maxY))
            }
        }
        let level = lines.indices.filter { !lines[$0].isColumn }
        let outlines = blocks.map { block in
            let corners = block.members.flatMap { lines[$0].quad.corners }
            let xs = corners.map(\.x), ys = corners.map(\.y)
            return Quad(
                Rectangle(
                    x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!))
        }
        return ofSingleColumn(level.map { lines[$0].quad } + outlines).flatMap { item -> [Int] in
            guard item >= level.count else { return [level[item]] }
            let members = blocks[item - level.count].members
            return ofSingleColumn(members.map { lying(lines[$0].quad) }).map { members[$0] }
        }
    }

    /// A column as a line that runs to the right, the column to its left below it.
    private static func lying(_ quad: Quad) -> Quad {
        Quad(
            topLeft: quad.topRight, topRight: quad.bottomRight, bottomRight: quad.bottomLeft, bottomLeft: quad.topLeft
        ).map { Point(x: $0.y, y: -$0.x) }
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

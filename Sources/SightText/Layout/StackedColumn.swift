internal import Foundation
package import SightGeometry
package import SightImage

/// A column of upright characters, laid out as the level line that recognizers want: cell beside cell from the top.
///
/// Marks that type sets otherwise in columns are set back: 、 and 。 from the upper right of their cell to the lower left, ー, …
/// and brackets from standing to lying.
package struct StackedColumn: Sendable {
    /// Of the column as read: `topLeft` is the upper left corner of its first character.
    package let quad: Quad
    /// The line, and its shape.
    package let image: LineImage
    /// The cells in pixels of the column's image, which is `columnHeight` high.
    private let cells: ColumnCells
    private let columnHeight: Int
    /// Pixels of the line a cell, and before the first one.
    private let side: Double
    private let lead: Double

    /// - Parameters:
    ///   - quad: the column, upright, its characters from its top to its foot.
    ///   - picture: without alpha.
    /// - Returns: nil where there is nothing that could be a column.
    package init?(_ quad: Quad, of picture: PixelBuffer) {
        let across = LineShape.height
        let height = Int((quad.height / max(quad.width, 1e-6) * Double(across)).rounded())
        guard height >= across, height <= LineShape.maximumWidth else { return nil }
        let column = picture.warped(quad, width: across, height: height)
        guard let mask = InkMask(column), let cells = ColumnCells(mask) else { return nil }
        let side = min(max(Int((1.12 * cells.glyphSize).rounded()), 8), across)
        let lead = (across - side) / 2
        let width = cells.cells.count * side + 2 * lead
        let pixels = PixelBuffer(width: width, height: across, format: .rgb8) { out in
            for i in 0..<(width * across) {
                for band in 0..<3 { out[3 * i + band] = mask.ground[band] }
            }
            column.withUnsafeBytes { source in
                for (index, cell) in cells.cells.enumerated() {
                    let placement = Placement(cell, of: mask, cells: cells, side: side)
                    let left = lead + index * side, top = (across - side) / 2
                    for y in 0..<side {
                        for x in 0..<side {
                            guard let (cx, cy) = placement.source(x, y), cx >= 0, cx < across, cell.contains(cy),
                                cy >= 0, cy < height
                            else { continue }
                            let to = 3 * ((top + y) * width + left + x), from = cy * column.bytesPerRow + 3 * cx
                            for band in 0..<3 { out[to + band] = source[from + band] }
                        }
                    }
                }
            }
        }
        self.quad = quad
        self.cells = cells
        self.side = Double(side)
        self.lead = Double(lead)
        columnHeight = height
        image = LineImage(shape: LineShape(quad: quad, width: width), pixels: pixels)
    }

    /// How a cell is laid into its square of the line.
    private struct Placement {
        private let left: Int
        private let top: Int
        private let side: Int
        private var isTurned = false
        /// From a place of the square to what belongs there, in pixels.
        private var shift = (x: 0, y: 0)

        init(_ cell: Range<Int>, of mask: InkMask, cells: ColumnCells, side: Int) {
            self.side = side
            let s = Double(side)
            left = Int((cells.center - s / 2).rounded())
            top = Int(((Double(cell.lowerBound) + Double(cell.upperBound) - s) / 2).rounded())
            guard let ink = mask.inkBounds(rows: cell) else { return }
            let width = Double(ink.columns.count) / s, height = Double(ink.rows.count) / s
            let x = Double(ink.columns.lowerBound - left) / s, y = Double(ink.rows.lowerBound - top) / s
            if width <= 0.24 && height >= 0.5 {
                // A long stroke or dots in a row.
                isTurned = true
            } else if width >= 0.5 && height <= 0.4 && (y <= 0.22 || y + height >= 0.78) {
                // A bracket, at the head or the foot of its cell.
                isTurned = true
            } else if width <= 0.42 && height <= 0.42 && x + width / 2 >= 0.6 && y + height / 2 <= 0.4 {
                shift = (Int(0.55 * s), -Int(0.55 * s))
            } else if max(width, height) <= 0.76 && min(width, height) >= 0.25 {
                // Small kana stand in the middle of their cell, or at its right, and near the line's foot otherwise.
                shift = (Int(0.06 * s), -Int(0.12 * s))
            }
        }

        /// The pixel of the column that belongs at a place of the square.
        func source(_ x: Int, _ y: Int) -> (Int, Int)? {
            if isTurned { return (left + side - 1 - y, top + x) }
            let x = x + shift.x, y = y + shift.y
            return (0..<side).contains(x) && (0..<side).contains(y) ? (left + x, top + y) : nil
        }
    }
}

extension StackedColumn {
    /// Where the characters of a reading stand on the picture; those that share a cell share its width.
    package func quads(of reading: LineReading) -> [Quad] {
        let map = Homography(
            rectangleOfWidth: Double(LineShape.height), height: Double(columnHeight), to: quad)
        let count = cells.cells.count
        let indices = reading.characters.map { character in
            let x = (Double(character.firstStep + character.lastStep) / 2 + 0.6) * reading.pixelsPerStep
            return min(max(Int((x - lead) / side), 0), count - 1)
        }
        let half = cells.glyphSize * 0.54
        var quads: [Quad] = []
        var start = 0
        while start < indices.count {
            let end = indices[start...].firstIndex { $0 != indices[start] } ?? indices.count
            let cell = cells.cells[indices[start]], share = 2 * half / Double(end - start)
            let top = min(max(Double(cell.lowerBound), 0), Double(columnHeight))
            let bottom = min(max(Double(cell.upperBound), 0), Double(columnHeight))
            for i in 0..<(end - start) {
                quads.append(
                    Quad(
                        Rectangle(
                            x: cells.center - half + Double(i) * share, y: top, width: share, height: bottom - top)
                    ).map { map($0) })
            }
            start = end
        }
        return quads
    }
}

import SightGeometry
import SightImage

/// The receipt of an invented café: a head, a table of goods, sums; printed on paper that lies a little askew, is lit
/// from above and has some grain.
let receipt = Page(lines: Receipt.rows.map(\.text)) {
    var canvas = Canvas(width: 600, height: 900, shade: 246)
    var top = 70
    for row in Receipt.rows {
        try row.draw(on: &canvas, top: top)
        top += row.height
    }
    let paper = Quad(
        topLeft: Point(x: 8, y: -4), topRight: Point(x: 607, y: 5), bottomRight: Point(x: 594, y: 904),
        bottomLeft: Point(x: -5, y: 895))
    let turned = canvas.buffer.warped(paper, width: canvas.width, height: canvas.height)
    var random = Grain()
    canvas.map { x, y, _ in
        let ink = turned.withUnsafeBytes { Int($0[y * turned.bytesPerRow + 3 * x]) }
        return UInt8(min(max(ink - y / 40 + random.next(3), 0), 255))
    }
    return try PictureEncoder.png(canvas.buffer)
}

private enum Receipt {
    struct Row {
        var left = ""
        var right = ""
        var isCentered = false
        var font = "DejaVu Sans Mono 24"
        var height = 42

        var text: String { [left, right].filter { !$0.isEmpty }.joined(separator: " ") }

        func draw(on canvas: inout Canvas, top: Int) throws {
            if isCentered {
                try canvas.draw(left, font: font, x: canvas.width / 2, top: top, alignment: .center, shade: 40)
            } else {
                try canvas.draw(left, font: font, x: 60, top: top, shade: 48)
                if !right.isEmpty {
                    try canvas.draw(right, font: font, x: canvas.width - 60, top: top, alignment: .right, shade: 48)
                }
            }
        }
    }

    static let rows = [
        Row(left: "COPPER KETTLE", isCentered: true, font: "DejaVu Sans Bold 38", height: 60),
        Row(left: "Tea and Coffee Room", isCentered: true),
        Row(left: "12 Harbour Lane, Eastport", isCentered: true, height: 62),
        Row(left: "Date 14/03/2025", right: "10:42"),
        Row(left: "Receipt 004871", right: "Table 7", height: 62),
        Row(left: "2 Flat White", right: "7.80"),
        Row(left: "1 Green Tea", right: "3.40"),
        Row(left: "1 Almond Croissant", right: "4.25"),
        Row(left: "1 Cheese Toastie", right: "6.90", height: 62),
        Row(left: "Subtotal", right: "22.35"),
        Row(left: "VAT 10%", right: "2.24"),
        Row(left: "TOTAL EUR", right: "24.59", font: "DejaVu Sans Mono Bold 28", height: 54),
        Row(left: "Card payment", right: "24.59", height: 62),
        Row(left: "Thank you for your visit!", isCentered: true),
        Row(left: "Open daily from 8 to 18", isCentered: true),
    ]
}

/// Small numbers that look random and are the same every time (xorshift, G. Marsaglia 2003).
private struct Grain {
    var state: UInt32 = 2_463_534_242

    /// A number from −`limit` to `limit`.
    mutating func next(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 17
        state ^= state << 5
        return Int(state >> 8) % (2 * limit + 1) - limit
    }
}

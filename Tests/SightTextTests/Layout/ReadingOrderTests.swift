import Foundation
import SightGeometry
import SightTestSupport
import SightText
import Testing

@Suite("Reading order")
struct ReadingOrderTests {
    /// A form of three rows: two, three and one box; the boxes of a row differ a little in height.
    static let form = [
        box(10, 10, 120, 20), box(200, 12, 90, 18),
        box(12, 50, 80, 20), box(110, 47, 60, 24), box(300, 52, 70, 16),
        box(10, 90, 300, 20),
    ]

    @Test(arguments: 0..<20)
    func `rows are read from the top, each from the left, in whatever order boxes come`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let shuffled = Self.form.indices.shuffled(using: &generator)
        let order = ReadingOrder.ofSingleColumn(shuffled.map { Self.form[$0] })
        #expect(order.map { shuffled[$0] } == [0, 1, 2, 3, 4, 5])
    }

    @Test(arguments: [-5.0, -3, -1, 1, 3, 5])
    func `a skewed page is read by its own rows`(degrees: Double) {
        // Wide rows: at 5 degrees the right end of a row stands lower than the next row's left end.
        let page = (0..<12).flatMap { row in [box(0, Double(row) * 30, 200, 20), box(500, Double(row) * 30, 250, 20)] }
        let skewed = page.map { quad in quad.map { turn($0, degrees) } }
        #expect(ReadingOrder.ofSingleColumn(skewed) == Array(page.indices))
        #expect(ReadingOrder.ofSingleColumn(skewed.reversed()) == page.indices.reversed())
    }

    @Test
    func `two boxes at the same height are read from the left`() {
        #expect(ReadingOrder.ofSingleColumn([box(100, 5, 50, 10), box(10, 5, 50, 10)]) == [1, 0])
    }

    @Test
    func `boxes one above the other are never one row, even when they touch`() {
        let lines = (0..<8).map { box(Double(10 - $0), Double($0) * 20, 300, 21) }
        #expect(ReadingOrder.ofSingleColumn(lines) == Array(0..<8))
        #expect(
            ReadingOrder.ofSingleColumn([box(0, 0, 100, 20), box(5, 6, 100, 20)]) == [0, 1], "they overlap in width")
    }

    @Test
    func `nothing and one box are in order`() {
        #expect(ReadingOrder.ofSingleColumn([]) == [])
        #expect(ReadingOrder.ofSingleColumn([box(3, 4, 5, 6)]) == [0])
    }

    @Test(arguments: [true, false], 0..<40)
    func `random boxes are read each once, and the same way however they come`(isGrid: Bool, seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let quads = Self.randomBoxes(isGrid: isGrid, &generator)
        let order = ReadingOrder.ofSingleColumn(quads)
        #expect(order.sorted() == Array(quads.indices))
        for _ in 0..<5 {
            let shuffled = quads.indices.shuffled(using: &generator)
            #expect(ReadingOrder.ofSingleColumn(shuffled.map { quads[$0] }).map { shuffled[$0] } == order)
        }
    }

    /// Different boxes: of two equal ones nobody can say which comes first. On a grid many share a height or a beginning.
    private static func randomBoxes(isGrid: Bool, _ generator: inout SeededGenerator) -> [Quad] {
        var quads: [Quad] = []
        while quads.count < 30 {
            func number(_ range: ClosedRange<Double>) -> Double {
                let value = Double.random(in: range, using: &generator)
                return isGrid ? (value / 10).rounded() * 10 : value
            }
            let center = Point(x: number(0...300), y: number(0...200)), angle = isGrid ? 0 : number(-0.2...0.2)
            let box = RotatedRectangle(center: center, width: number(10...120), height: number(10...40), angle: angle)
            if !quads.contains(box.quad) { quads.append(box.quad) }
        }
        return quads
    }

    @Test
    func `boxes without area are in order too`() {
        let quads = [box(5, 5, 0, 0), box(0, 0, 0, 10), box(0, 20, 10, 0)]
        #expect(ReadingOrder.ofSingleColumn(quads).sorted() == [0, 1, 2])
    }
}

private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Quad {
    Quad(Rectangle(x: x, y: y, width: width, height: height))
}

private func turn(_ p: Point, _ degrees: Double) -> Point {
    let c = cos(degrees * .pi / 180), s = sin(degrees * .pi / 180)
    return Point(x: p.x * c - p.y * s, y: p.x * s + p.y * c)
}

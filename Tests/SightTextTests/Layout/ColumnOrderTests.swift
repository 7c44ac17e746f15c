import SightGeometry
import SightText
import Testing

@Suite("Order of columns")
struct ColumnOrderTests {
    private static func column(_ x: Double, _ y: Double, height: Double) -> (quad: Quad, isColumn: Bool) {
        (Quad(Rectangle(x: x, y: y, width: 30, height: height)), true)
    }

    private static func line(_ x: Double, _ y: Double, width: Double) -> (quad: Quad, isColumn: Bool) {
        (Quad(Rectangle(x: x, y: y, width: width, height: 30)), false)
    }

    @Test func `columns are read from the right`() {
        let page = [
            Self.column(10, 10, height: 300), Self.column(130, 12, height: 200), Self.column(70, 8, height: 310),
        ]
        #expect(ReadingOrder.ofPage(page) == [1, 2, 0])
    }

    @Test func `the pieces of a column follow each other`() {
        let page = [
            Self.column(70, 200, height: 100), Self.column(10, 10, height: 300), Self.column(70, 10, height: 150),
        ]
        #expect(ReadingOrder.ofPage(page) == [2, 0, 1])
    }

    @Test func `the upper tier comes before the lower one`() {
        let page = [
            Self.column(10, 400, height: 300), Self.column(70, 10, height: 300), Self.column(70, 400, height: 300),
            Self.column(10, 10, height: 300),
        ]
        #expect(ReadingOrder.ofPage(page) == [1, 3, 2, 0])
    }

    @Test func `a headline comes before the columns below it, and a footer after them`() {
        let page = [
            Self.column(10, 100, height: 300), Self.line(10, 20, width: 300), Self.column(70, 100, height: 300),
            Self.line(10, 450, width: 200),
        ]
        #expect(ReadingOrder.ofPage(page) == [1, 2, 0, 3])
    }

    @Test func `without columns the order is that of lines`() {
        let page = [Self.line(10, 100, width: 100), Self.line(10, 20, width: 300), Self.line(200, 102, width: 100)]
        #expect(ReadingOrder.ofPage(page) == ReadingOrder.ofSingleColumn(page.map(\.quad)))
    }
}

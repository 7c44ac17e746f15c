import SightGeometry
import SightImage
import SightTestSupport
import SightText
import Testing

@Suite("Column cells")
struct ColumnCellsTests {
    /// Hollow squares and strokes below each other: where each begins, and how high it is.
    private static func cells(
        _ glyphs: [(y: Int, height: Int)], height: Int, isThreaded: Bool = false
    ) -> ColumnCells? {
        var scene = Scene(width: 48, height: height)
        for glyph in glyphs {
            scene.fill(x: 9, y: glyph.y, width: 30, height: glyph.height, shade: 0)
            if glyph.height > 10 { scene.fill(x: 14, y: glyph.y + 5, width: 20, height: glyph.height - 10, shade: 255) }
        }
        if isThreaded { scene.fill(x: 22, y: 10, width: 4, height: height - 20, shade: 0) }
        return InkMask(scene.picture.rgb()).flatMap(ColumnCells.init)
    }

    @Test func `each square of a regular column is a cell`() throws {
        let found = try #require(Self.cells((0..<8).map { (10 + 34 * $0, 30) }, height: 290))
        #expect(found.cells.count == 8)
        for (i, cell) in found.cells.enumerated() {
            #expect(cell.lowerBound <= 10 + 34 * i && cell.upperBound >= 40 + 34 * i)
        }
        #expect(abs(found.center - 24) <= 1 && abs(found.glyphSize - 30) <= 1)
    }

    @Test func `characters with gaps of their own stay whole`() throws {
        // 二 and 三 among squares.
        let glyphs: [(Int, Int)] = [(10, 30), (46, 4), (66, 4), (78, 30), (112, 4), (124, 4), (138, 4), (146, 30)]
        #expect(try #require(Self.cells(glyphs.map { ($0.0, $0.1) }, height: 190)).cells.count == 5)
    }

    @Test func `characters that touch are parted`() throws {
        #expect(
            try #require(Self.cells((0..<6).map { (10 + 33 * $0, 30) }, height: 215, isThreaded: true)).cells.count == 6
        )
    }

    @Test(arguments: [34, 42, 48])
    func `cells keep their number whatever their pitch`(pitch: Int) throws {
        let found = try #require(Self.cells((0..<7).map { (12 + pitch * $0, 29) }, height: 24 + 7 * pitch))
        #expect(found.cells.count == 7)
    }

    @Test func `without ink there are none`() {
        #expect(Self.cells([], height: 100) == nil)
    }
}

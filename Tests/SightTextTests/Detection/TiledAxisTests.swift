import SightText
import Testing

@Suite("Tiled axis")
struct TiledAxisTests {
    static let lengths = Array(stride(from: 0.4, to: 12_000, by: 37.3)) + [319.4, 320, 1024, 1055.9, 1056, 1057]

    @Test(arguments: lengths)
    func `every place is seen, and those where tiles meet by two`(ideal: Double) {
        let axis = TiledAxis(ideal)
        var next = 0
        for tile in axis.tiles {
            #expect(tile.seen.lowerBound <= next - (next > 0 ? TiledAxis.overlap - 2 * TiledAxis.margin : 0))
            next = tile.seen.upperBound
        }
        #expect(axis.tiles[0].seen.lowerBound == 0 && next == axis.length)
    }

    @Test(arguments: lengths)
    func `tiles are whole steps, bounded and alike, and leave out their inner ends`(ideal: Double) {
        let axis = TiledAxis(ideal)
        #expect(Set(axis.tiles.map(\.length)).count == 1)
        for (i, tile) in axis.tiles.enumerated() {
            #expect(tile.length % TiledAxis.step == 0 && tile.length <= TiledAxis.longestTile)
            #expect(tile.seen.upperBound <= tile.start + tile.length)
            if i > 0 { #expect(tile.seen.lowerBound == tile.start + TiledAxis.margin) }
            if i + 1 < axis.tiles.count {
                #expect(tile.seen.upperBound == tile.start + tile.length - TiledAxis.margin)
                #expect(tile.start + tile.length <= axis.length)
            }
        }
    }

    @Test func `the length is near the wanted one`() {
        for ideal in Self.lengths where ideal >= 1 {
            #expect(abs(Double(TiledAxis(ideal).length) - ideal) <= (ideal < 320 ? 0.5 : 32))
        }
    }
}

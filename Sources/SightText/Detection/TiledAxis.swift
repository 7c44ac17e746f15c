/// One side of a probability map, in tiles.
///
/// Tiles have lengths of whole `step`s: few input shapes keep memory flat and pictures of other sizes fast.
package struct TiledAxis: Sendable, Hashable {
    package static let step = 64
    /// The longest tile. The detector's memory grows with its input, some 400 bytes a place: with tiles of 640 a folder of
    /// receipts takes 90 MB less than with whole pages, for 4 % more time.
    package static let longestTile = 640
    /// What neighbouring tiles share. In it one gives way to the other little by little, so that no line is broken or thickened
    /// where they differ.
    package static let overlap = 128
    /// What is left out at an end of a tile where another one goes on: the detector takes it for the picture's border.
    package static let margin = 24
    /// A shorter side is padded to whole steps, a longer one stretched: by up to half a step, which does not disturb the detector.
    package static let shortestStretched = 320.0

    package struct Tile: Sendable, Hashable {
        /// Where it begins on the map.
        package var start: Int
        /// The detector's input; it may reach beyond the map's end, where the picture's ground goes on.
        package var length: Int
        /// The places of the map that this tile has a say in.
        package var seen: Range<Int>
        /// Its say in each of them: 1, falling towards the ends where another tile goes on.
        package var weights: [Float]
    }

    /// Places of the map.
    package let length: Int
    package let tiles: [Tile]

    /// - Parameter ideal: the wanted length.
    package init(_ ideal: Double) {
        func steps(_ places: Int) -> Int { (places + Self.step - 1) / Self.step * Self.step }
        let length =
            ideal < Self.shortestStretched
            ? max(Int(ideal.rounded()), 1) : Int((ideal / Double(Self.step)).rounded()) * Self.step
        self.length = length
        guard length > Self.longestTile else {
            tiles = [
                Tile(
                    start: 0, length: steps(length), seen: 0..<length,
                    weights: [Float](repeating: 1, count: length))
            ]
            return
        }
        let count = (length - Self.overlap + Self.longestTile - Self.overlap - 1) / (Self.longestTile - Self.overlap)
        let tile = steps((length + count * Self.overlap - Self.overlap + count - 1) / count)
        let starts = (0..<count).map { $0 * (length - tile) / (count - 1) }
        tiles = starts.indices.map { i in
            let first = i == 0 ? 0 : starts[i] + Self.margin
            let last = i + 1 == count ? length : starts[i] + tile - Self.margin
            let ramp = Float(Self.overlap - 2 * Self.margin)
            let weights = (first..<last).map { place in
                let left = i == 0 ? ramp : Float(place - first) + 0.5
                let right = i + 1 == count ? ramp : Float(last - place) - 0.5
                return min(left, right, ramp) / ramp
            }
            return Tile(start: starts[i], length: tile, seen: first..<last, weights: weights)
        }
    }
}

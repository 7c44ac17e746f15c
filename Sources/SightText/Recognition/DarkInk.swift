internal import SightImage

/// A picture of text as dark letters on a light ground, in shades of grey.
struct DarkInk {
    let width: Int
    let height: Int
    /// Row by row from the top.
    let samples: [UInt8]
    /// The lightest shade that is ink.
    private let darkest: Int

    /// - Parameter picture: `.rgb8`. Of two classes of pixels the smaller one is the ink.
    /// - Returns: nil where they do not differ.
    init?(_ picture: PixelBuffer) {
        let levels = GrayLevels(picture)
        guard levels.darkCount > 0, levels.lightCount > 0, levels.light - levels.dark >= InkMask.leastContrast else {
            return nil
        }
        let isNegative = levels.darkCount > levels.lightCount
        width = picture.width
        height = picture.height
        samples = isNegative ? levels.values.map { 255 - $0 } : levels.values
        let middle = (levels.dark + levels.light) / 2
        darkest = isNegative ? 255 - middle : middle
    }

    private init(width: Int, height: Int, samples: [UInt8], darkest: Int) {
        self.width = width
        self.height = height
        self.samples = samples
        self.darkest = darkest
    }

    /// A part of a line that is too long to be read at once.
    struct Piece {
        /// Where it begins, in pixels.
        var start: Int
        var ink: DarkInk
        /// Whether the ground before it is as wide as a space.
        var isAfterSpace: Bool
    }

    /// The line in pieces that are at most so wide, cut in the middle of the widest ground that comes late enough in each.
    func pieces(widest: Int) -> [Piece] {
        guard width > widest else { return [Piece(start: 0, ink: self, isAfterSpace: false)] }
        let isBare = (0..<width).map { x in (0..<height).allSatisfy { Int(samples[$0 * width + x]) > darkest } }
        var pieces: [Piece] = []
        var start = 0, isAfterSpace = false
        while start < width {
            var end = width, gap = 0
            if width - start > widest {
                end = start + widest
                var run = 0
                for x in (start + widest / 2)..<(start + widest) {
                    run = isBare[x] ? run + 1 : 0
                    if run > gap { (gap, end) = (run, x + 1 - run / 2) }
                }
            }
            pieces.append(Piece(start: start, ink: columns(start..<end), isAfterSpace: isAfterSpace))
            start = end
            isAfterSpace = 6 * gap >= height
        }
        return pieces
    }

    /// Half as large again, between neighbours in proportion.
    func enlarged() -> DarkInk {
        let (wide, high) = (width * 3 / 2, height * 3 / 2)
        // Where each pixel's middle falls: the two it lies between, and how near to the second, of 256.
        func places(_ count: Int, of limit: Int) -> [(first: Int, second: Int, part: Int)] {
            (0..<count).map { i in
                let place = min(max((2 * i + 1) * 256 / 3 - 128, 0), (limit - 1) * 256)
                return (place / 256, min(place / 256 + 1, limit - 1), place % 256)
            }
        }
        let columns = places(wide, of: width)
        var result: [UInt8] = []
        result.reserveCapacity(wide * high)
        for row in places(high, of: height) {
            let upper = row.first * width, lower = row.second * width
            for column in columns {
                func mix(_ a: Int, _ b: Int, _ part: Int) -> Int { a * (256 - part) + b * part }
                let top = mix(Int(samples[upper + column.first]), Int(samples[upper + column.second]), column.part)
                let bottom = mix(Int(samples[lower + column.first]), Int(samples[lower + column.second]), column.part)
                result.append(UInt8((mix(top, bottom, row.part) + 32_768) >> 16))
            }
        }
        return DarkInk(width: wide, height: high, samples: result, darkest: darkest)
    }

    private func columns(_ range: Range<Int>) -> DarkInk {
        var part: [UInt8] = []
        part.reserveCapacity(range.count * height)
        for y in 0..<height { part += samples[(y * width + range.lowerBound)..<(y * width + range.upperBound)] }
        return DarkInk(width: range.count, height: height, samples: part, darkest: darkest)
    }
}

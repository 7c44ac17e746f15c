import SightImage
import SightTestSupport
import Testing

@Suite("Orientation")
struct OrientationTests {
    @Test(arguments: Orientation.allCases, [(5, 3), (1, 4), (4, 1), (1, 1), (32, 33)])
    func `a picture is turned as the slow reference turns it`(orientation: Orientation, size: (width: Int, height: Int))
    {
        for format in [PixelFormat.gray8, .rgb8, .rgba8, .bgra8] {
            let stored = PixelBuffer.noise(width: size.width, height: size.height, format: format, padding: 3)
            let displayed = stored.oriented(orientation)
            let expected = Grid(stored).displayed(orientation)
            #expect(displayed.format == format)
            #expect(Grid(displayed) == expected)
        }
    }

    @Test(arguments: Orientation.allCases)
    func `a displayed pixel is found where it is stored`(orientation: Orientation) {
        let stored = PixelBuffer.numbered(width: 7, height: 4)
        let displayed = Grid(stored).displayed(orientation)
        for (y, row) in displayed.rows.enumerated() {
            for (x, pixel) in row.enumerated() {
                let place = orientation.stored(x: x, y: y, width: 7, height: 4)
                #expect(stored.pixel(place.x, place.y) == pixel)
            }
        }
    }

    @Test(arguments: Orientation.allCases)
    func `a JPEG with an EXIF orientation is displayed upright`(orientation: Orientation) throws {
        let upright = Self.landmarks
        let stored = try #require(
            Orientation.allCases.map(upright.oriented).first { Grid($0).displayed(orientation) == Grid(upright) })
        let source = try PictureSource(PictureEncoder.jpeg(stored, quality: 95, orientation: orientation))
        #expect(source.header.orientation == orientation)
        #expect(source.header.width == stored.width && source.header.height == stored.height)
        #expect(try source.storedPixels().greatestDifference(to: stored)! <= 12)
        #expect(try source.displayedPixels().greatestDifference(to: upright)! <= 12)
    }

    @Test(arguments: Orientation.allCases)
    func `an explicit orientation replaces the one of the file`(orientation: Orientation) throws {
        let source = try PictureSource(PictureEncoder.jpeg(Self.landmarks, quality: 95, orientation: .right))
        let displayed = try source.displayedPixels(orientation: orientation)
        #expect(Grid(displayed) == Grid(try source.storedPixels()).displayed(orientation))
    }

    @Test
    func `a file without orientation is displayed as it is stored`() throws {
        for data in [try PictureEncoder.jpeg(Self.landmarks), try PictureEncoder.png(Self.landmarks)] {
            #expect(try PictureSource(data).header.orientation == .up)
        }
    }

    /// Grey areas that differ in all corners, smooth enough for JPEG.
    private static let landmarks = PixelBuffer.made(width: 48, height: 32) { x, y in
        [x < 16 && y < 16 ? 0 : x >= 32 && y < 16 ? 90 : y >= 16 ? 255 : 180]
    }
}

/// A picture as rows of pixels, turned step by step.
private struct Grid: Equatable {
    var rows: [[[UInt8]]]

    init(_ picture: PixelBuffer) {
        rows = (0..<picture.height).map { y in (0..<picture.width).map { picture.pixel($0, y) } }
    }

    var mirrored: Grid {
        var grid = self
        grid.rows = rows.map { $0.reversed() }
        return grid
    }

    /// A quarter turn: the first column, from below, becomes the first row.
    var clockwise: Grid {
        var grid = self
        grid.rows = rows[0].indices.map { x in rows.reversed().map { $0[x] } }
        return grid
    }

    /// The meaning of EXIF's values in the words that ExifTool gives them.
    func displayed(_ orientation: Orientation) -> Grid {
        switch orientation.rawValue {
        case 1: self
        case 2: mirrored
        case 3: clockwise.clockwise
        case 4: mirrored.clockwise.clockwise
        case 5: mirrored.clockwise.clockwise.clockwise
        case 6: clockwise
        case 7: mirrored.clockwise
        default: clockwise.clockwise.clockwise
        }
    }
}

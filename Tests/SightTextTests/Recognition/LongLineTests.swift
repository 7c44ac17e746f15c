import SightGeometry
import SightImage
import SightTestSupport
import SightText
import Testing

@Suite("Long lines")
struct LongLineTests {
    /// Letters of ten steps each, with a gap of three steps behind them; a word gap of eight behind every fifth.
    static func line(letters: Int) -> [CTCStep] {
        (0..<letters).flatMap { i -> [CTCStep] in
            let letter = CTCStep(best: 2 + i % 50, probability: 0.9, space: 0)
            let blank = CTCStep(best: 0, probability: 0.9, space: 0.1)
            return [CTCStep](repeating: letter, count: 10) + [CTCStep](repeating: blank, count: i % 5 == 4 ? 8 : 3)
        }
    }

    /// What a recognizer that sees every step rightly, but those at a cut end, says of a line's pieces.
    static func pieces(of steps: [CTCStep]) -> (pieces: [[CTCStep]], starts: [Int]) {
        let height = Double(LineShape.height)
        let quad = Quad(Rectangle(x: 0, y: 0, width: Double(8 * steps.count), height: height))
        let picture = PixelBuffer(width: 8 * steps.count, height: LineShape.height, format: .rgb8) {
            $0.initializeMemory(as: UInt8.self, repeating: 0)
        }
        let long = LongLine(LineShape(quad: quad).image(of: picture))
        let pieces = zip(long.pieces, long.starts).map { piece, start in
            let count = piece.shape.paddedWidth / 8
            return (0..<count).map { i in
                let isCut = (i < 3 && start > 0) || (i >= count - 3 && start + count < steps.count)
                let step = start + i < steps.count ? steps[start + i] : CTCStep(best: 0, probability: 1, space: 0)
                return isCut ? CTCStep(best: 60 + i % 2, probability: 0.7, space: 0) : step
            }
        }
        return (pieces, long.starts)
    }

    @Test(arguments: 36...90)
    func `the steps of overlapping pieces join to those of the line`(letters: Int) {
        let steps = Self.line(letters: letters)
        let (pieces, starts) = Self.pieces(of: steps)
        #expect(pieces.count > 1)
        let joined = LongLine.joined(pieces, starts: starts, space: 1)
        #expect(Array(joined.prefix(steps.count)) == steps)
        #expect(joined.dropFirst(steps.count).allSatisfy { $0.best == 0 })
    }

    @Test
    func `without a gap the pieces are joined within a letter`() {
        let letter = CTCStep(best: 5, probability: 0.9, space: 0)
        let (pieces, starts) = Self.pieces(of: [CTCStep](repeating: letter, count: 500))
        let joined = LongLine.joined(pieces, starts: starts, space: 1)
        #expect(joined.prefix(500).allSatisfy { $0 == letter })
    }

    @Test(arguments: [1601, 1608, 2000, 2881, 3201, 10_000, 96_000])
    func `pieces cover the line, share enough to find a gap, and lie where they stand in the picture`(width: Int) {
        let quad = Quad(Rectangle(x: 10, y: 20, width: Double(width), height: 48))
        let picture = PixelBuffer.noise(width: width + 20, height: 80)
        let line = LineShape(quad: quad).image(of: picture)
        let long = LongLine(line)
        #expect(long.starts.first == 0)
        for (start, piece) in zip(long.starts, long.pieces) {
            #expect(piece.pixels.width == piece.shape.width && piece.shape.paddedWidth == LongLine.pieceWidth)
            #expect(abs(piece.shape.quad.topLeft.x - Double(10 + 8 * start)) < 1e-6)
            #expect(piece.pixels.pixel(5, 7) == line.pixels.pixel(8 * start + 5, 7))
        }
        let ends = zip(long.starts, long.pieces).map { 8 * $0 + $1.pixels.width }
        #expect(ends.last == width)
        #expect(zip(ends, long.starts.dropFirst()).allSatisfy { $0 - 8 * $1 >= LongLine.overlap - 8 })
    }
}

import Foundation
import SightImage
import SightTestSupport
import Testing

@Suite("HEIC")
struct HEICTests {
    /// libheif is optional: without it the error must name the way to it.
    private static func read(_ data: Data) throws -> PixelBuffer? {
        do {
            return try PictureSource(data).displayedPixels()
        } catch {
            guard case PictureError.decoderMissing(let cause) = error else { throw error }
            #expect(cause.contains("apt-get install libheif1"))
            return nil
        }
    }

    @Test func `a picture is read, or the missing library named`() throws {
        guard let pixels = try Self.read(Fixtures.data("sign.heic")) else { return }
        let original = try PictureSource(contentsOf: Fixtures.url("sign.png")).displayedPixels().rgb()
        #expect(pixels.width == original.width && pixels.height == original.height)
        var difference = 0
        for y in 0..<pixels.height {
            for x in 0..<pixels.width { difference += abs(Int(pixels.pixel(x, y)[1]) - Int(original.pixel(x, y)[1])) }
        }
        #expect(Double(difference) / Double(pixels.width * pixels.height) < 8)
    }

    /// The files' EXIF repeats the turn, as telephones write it; it must not be applied again.
    @Test(arguments: [(Orientation.up, 0), (.down, 2), (.right, 3), (.left, 1)])
    func `a turn is applied once`(orientation: Orientation, quarterTurns: Int) throws {
        let stored = try PictureSamples.file("orientation-\(orientation.rawValue).heic")
        let data = quarterTurns == 0 ? stored : HEICFile.turned(stored, quarterTurns: quarterTurns)
        guard let pixels = try Self.read(data) else { return }
        let expected = try PictureSource(contentsOf: Fixtures.url("orientation-\(orientation.rawValue).jpg"))
            .displayedPixels().rgb()
        #expect(try #require(pixels.meanDifference(to: expected)) < 4)
    }

    @Test(arguments: [20, 60, 200, 900, 2000])
    func `a file that is cut short is an error`(length: Int) throws {
        let data = try Fixtures.data("sign.heic").prefix(length)
        #expect(throws: PictureError.self) { try PictureSource(Data(data)).displayedPixels() }
    }

    @Test func `damage anywhere ends in pixels or in an error`() throws {
        let data = try Fixtures.data("sign.heic")
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<200 {
            var damaged = data
            for _ in 0..<6 {
                damaged[Int.random(in: 12..<damaged.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            do throws(PictureError) {
                _ = try PictureSource(damaged, limits: PictureLimits(pixels: 4_000_000)).displayedPixels()
            } catch {
                #expect(!"\(error)".isEmpty)
            }
        }
    }
}

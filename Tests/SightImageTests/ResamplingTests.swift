import SightImage
import SightTestSupport
import Testing

@Suite("Resampling")
struct ResamplingTests {
    static let sizes = [
        (1, 1, 5, 4), (1, 9, 3, 3), (9, 1, 4, 1), (31, 33, 31, 7), (32, 32, 16, 16), (33, 31, 10, 30), (7, 3, 21, 9),
        (10, 40, 30, 13), (50, 20, 49, 19), (64, 64, 1, 1), (3, 200, 7, 1),
    ].map { Sizes(width: $0.0, height: $0.1, toWidth: $0.2, toHeight: $0.3) }

    struct Sizes: Sendable {
        var width, height, toWidth, toHeight: Int
    }

    @Test(arguments: sizes, [PixelFormat.gray8, .rgb8, .rgba8])
    func `a picture is resized as the slow reference does it`(sizes: Sizes, format: PixelFormat) {
        let picture = PixelBuffer.noise(width: sizes.width, height: sizes.height, format: format, padding: 5)
        let resized = picture.resized(width: sizes.toWidth, height: sizes.toHeight)
        #expect(resized.width == sizes.toWidth && resized.height == sizes.toHeight && resized.format == format)
        let expected = Self.reference(picture, sizes)
        let difference = zip(resized.samples, expected).map { abs(Double($0) - $1) }.max()!
        #expect(resized.samples.count == expected.count)
        #expect(difference <= 0.51)
    }

    @Test(arguments: sizes, [UInt8(0), 1, 127, 255])
    func `a plain picture stays plain`(sizes: Sizes, shade: UInt8) {
        let picture = PixelBuffer.made(width: sizes.width, height: sizes.height) { _, _ in [shade] }
        let resized = picture.resized(width: sizes.toWidth, height: sizes.toHeight)
        #expect(Set(resized.samples) == [shade])
    }

    @Test
    func `halving twice keeps a thin line visible`() {
        let picture = PixelBuffer.made(width: 64, height: 64) { x, _ in [x == 21 ? 0 : 255] }
        let small = picture.resized(width: 16, height: 16)
        #expect(small.pixel(5, 3)[0] == 191)
    }

    @Test
    func `the same size gives the same bytes without a copy`() {
        let picture = PixelBuffer.noise(width: 9, height: 5)
        #expect(picture.resized(width: 9, height: 5).shares(storageOf: picture))
    }

    @Test
    func `a part of a picture is resized without its surroundings`() {
        let picture = PixelBuffer.noise(width: 30, height: 20)
        let part = picture.cropped(x: 4, y: 6, width: 11, height: 9)
        let alone = PixelBuffer.made(width: 11, height: 9, format: .rgb8) { part.pixel($0, $1) }
        #expect(part.resized(width: 5, height: 18).samples == alone.resized(width: 5, height: 18).samples)
    }

    /// Along an axis that shrinks, the mean of what a target pixel covers; along one that grows, the bilinear sample at its
    /// centre.
    private static func reference(_ picture: PixelBuffer, _ sizes: Sizes) -> [Double] {
        (0..<sizes.toHeight).flatMap { y -> [Double] in
            let rows = weights(picture.height, sizes.toHeight, y)
            return (0..<sizes.toWidth).flatMap { x -> [Double] in
                let columns = weights(picture.width, sizes.toWidth, x)
                var sums = [Double](repeating: 0, count: picture.format.bytesPerPixel)
                for (sy, row) in rows.enumerated() where row > 0 {
                    for (sx, column) in columns.enumerated() where column > 0 {
                        for (band, sample) in picture.pixel(sx, sy).enumerated() {
                            sums[band] += row * column * Double(sample)
                        }
                    }
                }
                return sums
            }
        }
    }

    /// The weight of each source sample in one target sample.
    private static func weights(_ source: Int, _ target: Int, _ i: Int) -> [Double] {
        let scale = Double(source) / Double(target)
        return (0..<source).map { s in
            if source > target {
                let covered = min(Double(s + 1), Double(i + 1) * scale) - max(Double(s), Double(i) * scale)
                return max(covered, 0) / scale
            }
            let center = min(max((Double(i) + 0.5) * scale - 0.5, 0), Double(source - 1))
            return max(1 - abs(Double(s) - center), 0)
        }
    }
}

import Foundation
import SightGeometry
import SightText
import Testing

@Suite("Boxes of a probability map")
struct DifferentiableBinarizationTests {
    let postprocessing = DifferentiableBinarization()

    @Test(arguments: [(10, 10, 60, 8), (0, 0, 30, 5), (90, 40, 30, 20), (5, 30, 6, 25), (50, 20, 3, 3)])
    func `an upright core grows by its area over its perimeter`(x: Int, y: Int, width: Int, height: Int) throws {
        var map = MapPainter(width: 140, height: 80)
        map.fill(x: x, y: y, width: width, height: height)
        let regions = postprocessing.regions(of: map.map)
        let region = try #require(regions.first)
        #expect(regions.count == 1)
        let w = Double(width), h = Double(height), growth = w * h * 1.8 / (2 * (w + h))
        #expect(abs(region.margin - (growth - Self.shrinkage(width: w, height: h))) < 0.01)
        let expected = Rectangle(
            x: Double(x) - growth, y: Double(y) - growth, width: w + 2 * growth, height: h + 2 * growth)
        for (corner, other) in zip(region.box.quad.corners, Quad(expected).corners) {
            #expect(corner.distance(to: other) < 1e-6)
        }
        #expect(region.score > 0.5 && region.score <= 1)
    }

    @Test(arguments: [-80.0, -45, -20, -5, 3, 10, 30, 60, 89])
    func `a turned core gives a turned box`(degrees: Double) throws {
        let core = RotatedRectangle(center: Point(x: 80, y: 70), width: 90, height: 12, angle: degrees * .pi / 180)
        var map = MapPainter(width: 160, height: 140)
        map.fill(core)
        let regions = postprocessing.regions(of: map.map)
        let region = try #require(regions.first)
        #expect(regions.count == 1)
        let growth = 90 * 12 * 1.8 / (2 * 102)
        for (corner, expected) in zip(region.box.quad.corners, core.expanded(by: growth).quad.corners) {
            #expect(corner.distance(to: expected) < 3.5)
        }
        #expect(region.box.center.distance(to: core.center) < 1)
        #expect(abs(region.margin - (growth - Self.shrinkage(width: 90, height: 12))) < 1)
    }

    @Test(arguments: [(1, 1), (2, 2), (3, 2), (10, 2)])
    func `cores a hairline apart are one, those further apart are two`(gap: Int, expected: Int) {
        var beside = MapPainter(width: 120, height: 40)
        beside.fill(x: 10, y: 10, width: 40, height: 8)
        beside.fill(x: 50 + gap, y: 10, width: 40, height: 8)
        #expect(postprocessing.regions(of: beside.map).count == expected)
        var below = MapPainter(width: 60, height: 60)
        below.fill(x: 10, y: 10, width: 40, height: 8)
        below.fill(x: 10, y: 18 + gap, width: 40, height: 8)
        #expect(postprocessing.regions(of: below.map).count == expected)
    }

    /// As the marks of Thai make it: a core of which every other part reaches up or down.
    @Test
    func `a wavy line is kept, a short or faint one of the same outline is not`() {
        func wave(of count: Int, _ value: Float = 0.9) -> [DifferentiableBinarization.Region] {
            var map = MapPainter(width: 300, height: 60)
            for i in 0..<count {
                map.fill(x: 10 + 8 * i, y: 24, width: 8, height: 6, value: value)
                if i % 3 == 0 { map.fill(x: 10 + 8 * i, y: i % 2 == 0 ? 18 : 30, width: 8, height: 6, value: value) }
            }
            return postprocessing.regions(of: map.map)
        }
        #expect(wave(of: 30).count == 1)
        #expect(wave(of: 30)[0].score < postprocessing.boxThreshold)
        #expect(wave(of: 30, 0.7).isEmpty)
        #expect(wave(of: 12).isEmpty)
    }

    @Test
    func `specks are nothing`() {
        var map = MapPainter(width: 60, height: 60)
        map.fill(x: 5, y: 5, width: 1, height: 1)
        map.fill(x: 20, y: 5, width: 2, height: 2)
        map.fill(x: 5, y: 30, width: 50, height: 2)
        #expect(postprocessing.regions(of: map.map).isEmpty)
    }

    @Test(arguments: [(1, 1), (1, 40), (40, 1), (64, 64)])
    func `an empty map has no boxes`(width: Int, height: Int) {
        #expect(postprocessing.regions(of: MapPainter(width: width, height: height).map).isEmpty)
    }

    @Test
    func `a full map is one box around all of it`() throws {
        var map = MapPainter(width: 64, height: 32)
        map.fill(x: 0, y: 0, width: 64, height: 32)
        let regions = postprocessing.regions(of: map.map)
        #expect(regions.count == 1)
        let box = try #require(regions.first).box.quad.boundingBox
        #expect(box.x <= 0 && box.y <= 0 && box.maxX >= 64 && box.maxY >= 32)
    }

    @Test(arguments: [(1, 1), (1, 20), (20, 1), (2, 2)])
    func `a full map too small for text has no box`(width: Int, height: Int) {
        var map = MapPainter(width: width, height: height)
        map.fill(x: 0, y: 0, width: width, height: height)
        #expect(postprocessing.regions(of: map.map).isEmpty)
    }

    @Test
    func `what is likely is kept and what is only possible is dropped`() {
        var map = MapPainter(width: 100, height: 60)
        map.fill(x: 10, y: 10, width: 60, height: 10, value: 0.4)
        map.fill(x: 10, y: 40, width: 60, height: 10, value: 0.8)
        let regions = postprocessing.regions(of: map.map)
        #expect(regions.map { $0.box.center.y } == [45])
        #expect(abs(regions[0].score - 0.8 * 600 / 671) < 1e-3, "the mean over the places inside")
    }

    @Test
    func `of too many components the largest stay`() {
        var map = MapPainter(width: 200, height: 200)
        for i in 0..<10 { map.fill(x: 5, y: 5 + 15 * i, width: 20 + 10 * i, height: 6) }
        var few = postprocessing
        few.maximumRegions = 3
        #expect(Set(few.regions(of: map.map).map { max($0.box.width, $0.box.height) > 90 }) == [true])
        #expect(few.regions(of: map.map).count == 3)
        #expect(postprocessing.regions(of: map.map).count == 10)
    }

    /// How far letters reach beyond their core: by 0.422 of their own area over their perimeter, found by halving.
    private static func shrinkage(width: Double, height: Double) -> Double {
        var low = 0.0, high = min(width, height)
        while high - low > 1e-9 {
            let middle = (low + high) / 2, w = width + 2 * middle, h = height + 2 * middle
            if middle < 0.422 * w * h / (2 * (w + h)) { low = middle } else { high = middle }
        }
        return low
    }
}

/// A map with filled rectangles.
private struct MapPainter {
    let width: Int
    let height: Int
    private var values: [Float]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        values = [Float](repeating: 0, count: width * height)
    }

    var map: ProbabilityMap { ProbabilityMap(width: width, height: height, values: values) }

    mutating func fill(x: Int, y: Int, width: Int, height: Int, value: Float = 1) {
        for row in y..<(y + height) {
            for column in x..<(x + width) { values[row * self.width + column] = value }
        }
    }

    /// The places whose centres lie inside.
    mutating func fill(_ rectangle: RotatedRectangle) {
        let c = cos(rectangle.angle), s = sin(rectangle.angle)
        for y in 0..<height {
            for x in 0..<width {
                let d = Point(x: Double(x) + 0.5, y: Double(y) + 0.5) - rectangle.center
                if abs(d.x * c + d.y * s) <= rectangle.width / 2, abs(d.y * c - d.x * s) <= rectangle.height / 2 {
                    values[y * width + x] = 1
                }
            }
        }
    }
}

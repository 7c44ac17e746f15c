import SightGeometry
import SightTestSupport
import SightText
import Testing

@Suite("Connected components")
struct ConnectedComponentsTests {
    @Test(arguments: [(1, 1), (1, 17), (17, 1), (5, 4), (24, 31), (64, 64)], [0.03, 0.1, 0.25, 0.5, 0.9])
    func `the components of random maps are those of a flood fill`(size: (width: Int, height: Int), density: Double) {
        for seed in 0..<10 {
            var generator = SeededGenerator(seed: seed)
            let values = (0..<(size.width * size.height)).map { _ in
                Double.random(in: 0..<1, using: &generator) < density ? Float(0.9) : 0.1
            }
            let map = ProbabilityMap(width: size.width, height: size.height, values: values)
            let found = ConnectedComponents.hulls(of: map, above: 0.5)
            let expected = Self.flooded(map, above: 0.5)
            #expect(found.count == expected.count)
            #expect(Self.summary(found.map { ($0.area, $0.outline) }) == Self.summary(expected.map { ($0.count, $0) }))
        }
    }

    @Test
    func `a value that equals the threshold is not above it`() {
        let map = ProbabilityMap(width: 3, height: 1, values: [0.3, 0.3, 0.3])
        #expect(ConnectedComponents.hulls(of: map, above: 0.3).isEmpty)
        #expect(ConnectedComponents.hulls(of: map, above: 0.29).map(\.area) == [3])
    }

    @Test
    func `one place becomes two by two, cut off at the right and lower border`() {
        var values = [Float](repeating: 0, count: 16)
        values[5] = 1
        let inside = ConnectedComponents.hulls(of: ProbabilityMap(width: 4, height: 4, values: values), above: 0.5)
        #expect(inside.map(\.area) == [4])
        values[5] = 0
        values[15] = 1
        let corner = ConnectedComponents.hulls(of: ProbabilityMap(width: 4, height: 4, values: values), above: 0.5)
        #expect(corner.map(\.area) == [1])
    }

    /// What tells one component from another: how many places it has, and its hull.
    private static func summary(_ components: [(area: Int, points: [Point])]) -> [String] {
        components.map { component in
            let hull = Set(ConvexHull.of(component.points)).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
            return "\(component.area) " + hull.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " ")
        }.sorted()
    }

    /// The dilated map place by place, then from each unseen place to all its neighbours.
    private static func flooded(_ map: ProbabilityMap, above threshold: Float) -> [[Point]] {
        func isAbove(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && map.values[y * map.width + x] > threshold }
        var open = Set<Point>()
        for y in 0..<map.height {
            for x in 0..<map.width
            where isAbove(x, y) || isAbove(x - 1, y) || isAbove(x, y - 1) || isAbove(x - 1, y - 1) {
                open.insert(Point(x: Double(x), y: Double(y)))
            }
        }
        var components: [[Point]] = []
        while let start = open.popFirst() {
            var component: [Point] = [], border = [start]
            while let p = border.popLast() {
                component.append(p)
                for dy in -1...1 {
                    for dx in -1...1 {
                        if let next = open.remove(Point(x: p.x + Double(dx), y: p.y + Double(dy))) {
                            border.append(next)
                        }
                    }
                }
            }
            components.append(component)
        }
        return components
    }
}

internal import Foundation
package import SightGeometry

/// Turns a detector's probability map into the boxes of lines.
///
/// 1. Places above a threshold are joined into components, after a 2 × 2 dilation that closes hairline gaps.
/// 2. Each component gets its rectangle of least area, at any angle.
/// 3. Rectangles whose mean probability is low are dropped, unless they are lines that only bulge.
/// 4. The network was taught shrunk text regions, so the rectangle grows back by its area over its perimeter.
///
/// Source: M. Liao et al., "Real-time Scene Text Detection with Differentiable Binarization", AAAI 2020; the constants are those
/// that scored best on receipts and forms with PP-OCRv6 (threshold 0.3 and box threshold 0.5 with dilation, against the
/// model's own 0.2, 0.45 and none: +1 to +2 F1, and a sixth less width to read).
package struct DifferentiableBinarization: Sendable, Hashable {
    /// A place is text above this.
    package var threshold: Float = 0.3
    /// A box is kept when the mean probability inside is at least this.
    package var boxThreshold: Float = 0.5
    /// A core of at least this length, in its own heights, is a line: letters with marks above and below in turn make its outline wavy,
    /// so that a rectangle around it holds much that is no text.
    package var lineRatio = 6.0
    /// It is kept with this mean inside the rectangle already, where that of its own places is as high as the other.
    package var lineThreshold: Float = 0.35
    package var sureOfLine: Float = 0.75
    /// The core grows outwards by area × this ÷ perimeter.
    package var unclipRatio: Double = 1.8
    /// Cores with a shorter side are specks.
    package var minimumCoreSide: Double = 3
    /// Boxes with a shorter side hold nothing that could be read.
    package var minimumBoxSide: Double = 5
    /// The most components that are looked at, the largest first: a bound for noise.
    package var maximumRegions = 10_000

    package init() {}

    /// A box on the map, in its own pixels, and how sure it is.
    package struct Region: Sendable, Hashable {
        package var box: RotatedRectangle
        /// How far the box reaches beyond the letters, on every side.
        package var margin: Double
        package var score: Float
    }

    /// The boxes of a map, in no particular order.
    package func regions(of map: ProbabilityMap) -> [Region] {
        var components = ConnectedComponents.hulls(of: map, above: threshold)
        if components.count > maximumRegions {
            components.sort { $0.area > $1.area }
            components.removeLast(components.count - maximumRegions)
        }
        let hulls = components.map { ConvexHull.of($0.outline) }
        let cores = Self.straightened(hulls.map { RotatedRectangle(around: $0) }, hulls)
        return zip(cores, components).compactMap { core, component in
            guard let core else { return nil }
            guard min(core.width, core.height) >= minimumCoreSide else { return nil }
            let score = Self.mean(of: map, inside: core)
            let isLine = max(core.width, core.height) >= lineRatio * min(core.width, core.height)
            guard score >= boxThreshold || isLine && score >= lineThreshold && component.mean >= sureOfLine else {
                return nil
            }
            let growth = core.width * core.height * unclipRatio / (2 * (core.width + core.height))
            let box = core.expanded(by: growth)
            guard min(box.width, box.height) >= minimumBoxSide else { return nil }
            return Region(box: box, margin: growth - Self.shrinkage(of: core), score: score)
        }
    }

    /// The rectangles, those of about equal sides set to the direction of the longest lines: a letter or two have no direction
    /// of their own, and the rectangle of least area around them is often askew.
    private static func straightened(
        _ cores: [RotatedRectangle?], _ hulls: [[Point]]
    ) -> [RotatedRectangle?] {
        let quarter = Double.pi / 2
        let lines = cores.compactMap { $0 }.filter { max($0.width, $0.height) >= 4 * min($0.width, $0.height) }
            .map { (length: max($0.width, $0.height), angle: $0.angle - ($0.angle / quarter).rounded() * quarter) }
            .sorted { ($0.angle, $0.length) < ($1.angle, $1.length) }
        let total = lines.reduce(0) { $0 + $1.length }
        var sum = 0.0
        guard
            let angle = lines.first(where: {
                sum += $0.length; return 2 * sum >= total
            })?.angle
        else { return cores }
        return zip(cores, hulls).map { core, hull in
            guard let core, max(core.width, core.height) < 1.5 * min(core.width, core.height) else { return core }
            return RotatedRectangle(around: hull, angle: angle)
        }
    }

    /// How far the letters of a line reach beyond its core, on every side.
    ///
    /// The network was taught cores that lie inside the text by a share of its area over its perimeter. The share is what the
    /// word boxes of forms show at the threshold that is used: lines are 1.73 times as high as their cores, and the
    /// shorter a line the less.
    static func shrinkage(of core: RotatedRectangle) -> Double {
        let share = 0.422
        var distance = 0.0
        for _ in 0..<12 {
            let width = core.width + 2 * distance, height = core.height + 2 * distance
            distance = share * width * height / (2 * (width + height))
        }
        return distance
    }

    /// The mean of the map over the pixels whose index lies inside a rectangle.
    static func mean(of map: ProbabilityMap, inside rectangle: RotatedRectangle) -> Float {
        let bounds = rectangle.quad.boundingBox
        let left = max(Int(bounds.x.rounded(.down)), 0), right = min(Int(bounds.maxX.rounded(.up)), map.width - 1)
        let top = max(Int(bounds.y.rounded(.down)), 0), bottom = min(Int(bounds.maxY.rounded(.up)), map.height - 1)
        guard left <= right, top <= bottom else { return 0 }
        let c = cos(rectangle.angle), s = sin(rectangle.angle)
        let halfWidth = rectangle.width / 2 + 1e-6, halfHeight = rectangle.height / 2 + 1e-6
        var sum: Float = 0
        var count = 0
        map.values.withUnsafeBufferPointer { values in
            for y in top...bottom {
                let dy = Double(y) - rectangle.center.y
                for x in left...right {
                    let dx = Double(x) - rectangle.center.x
                    guard abs(dx * c + dy * s) <= halfWidth, abs(dy * c - dx * s) <= halfHeight else { continue }
                    sum += values[y * map.width + x]
                    count += 1
                }
            }
        }
        return count == 0 ? 0 : sum / Float(count)
    }
}

extension RotatedRectangle {
    /// The rectangle of a given direction around a polygon.
    fileprivate init?(around hull: [Point], angle: Double) {
        guard !hull.isEmpty else { return nil }
        let c = cos(angle), s = sin(angle)
        let along = hull.map { $0.x * c + $0.y * s }, across = hull.map { $0.y * c - $0.x * s }
        let u = (along.min()! + along.max()!) / 2, v = (across.min()! + across.max()!) / 2
        self.init(
            center: Point(x: u * c - v * s, y: u * s + v * c), width: along.max()! - along.min()!,
            height: across.max()! - across.min()!, angle: angle)
    }
}

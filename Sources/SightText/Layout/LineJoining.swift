internal import Foundation
internal import SightGeometry

/// Joins what the detector found in pieces: neighbours on one line with no more than a space between them.
///
/// A detected box reaches beyond its letters, so two pieces that were cut at a narrow gap overlap, and the letters beside
/// the gap would be read twice.
package struct LineJoining: Sendable, Hashable {
    /// The widest gap between letters, as a part of the text's height, that is taken for a space within a line.
    package var widestGap: Double
    /// How much of the lower one's height two pieces must share.
    package var sharedHeight = 0.7
    /// How alike in height they must be: the lower as a part of the higher.
    package var heightRatio = 0.6

    package init(widestGap: Double = 0.2) {
        self.widestGap = widestGap
    }

    /// The regions with those joined that belong together. Cost: quadratic in the regions.
    package func joined(_ regions: [TextRegion]) -> [TextRegion] {
        var group = Array(regions.indices)
        func root(_ i: Int) -> Int { group[i] == i ? i : root(group[i]) }
        for i in regions.indices {
            for j in regions.indices where j > i && belongTogether(regions[i], regions[j]) {
                let a = root(i), b = root(j)
                group[max(a, b)] = min(a, b)
            }
        }
        return Dictionary(grouping: regions.indices, by: root).sorted { $0.key < $1.key }.map { _, members in
            members.count == 1 ? regions[members[0]] : Self.union(members.map { regions[$0] })
        }
    }

    private func belongTogether(_ a: TextRegion, _ b: TextRegion) -> Bool {
        let frame = Frame(along: Frame.length(a) >= Frame.length(b) ? a : b)
        let p = frame.letters(of: a), q = frame.letters(of: b)
        let lower = min(p.height, q.height), higher = max(p.height, q.height)
        guard lower > 0, lower >= heightRatio * higher else { return false }
        let shared = min(p.maxY, q.maxY) - max(p.y, q.y)
        let gap = max(p.x, q.x) - min(p.maxX, q.maxX)
        return shared >= sharedHeight * lower && gap <= widestGap * higher && gap >= -0.2 * higher
    }

    /// The rectangle around the letters of all, in the direction and with the margin of the longest.
    private static func union(_ regions: [TextRegion]) -> TextRegion {
        let longest = regions.max { Frame.length($0) < Frame.length($1) }!
        let frame = Frame(along: longest)
        let letters = regions.map(frame.letters)
        let left = letters.map(\.x).min()!, top = letters.map(\.y).min()!
        let right = letters.map(\.maxX).max()!, bottom = letters.map(\.maxY).max()!
        let rectangle = RotatedRectangle(
            center: frame.picture(Point(x: (left + right) / 2, y: (top + bottom) / 2)), width: right - left,
            height: bottom - top, angle: frame.angle)
        return TextRegion(
            quad: rectangle.expanded(by: longest.margin).quad, margin: longest.margin,
            score: regions.map(\.score).min()!)
    }

    /// The plane turned so that a region's longer side lies level.
    private struct Frame {
        let angle: Double

        static func length(_ region: TextRegion) -> Double { max(region.quad.width, region.quad.height) }

        init(along region: TextRegion) {
            let quad = region.quad
            let side = quad.width >= quad.height ? quad.topRight - quad.topLeft : quad.bottomLeft - quad.topLeft
            angle = atan2(side.y, side.x)
        }

        func box(of quad: Quad) -> Rectangle {
            let c = cos(angle), s = sin(angle)
            return quad.map { Point(x: $0.x * c + $0.y * s, y: $0.y * c - $0.x * s) }.boundingBox
        }

        func letters(of region: TextRegion) -> Rectangle {
            let box = box(of: region.quad), margin = region.margin
            return Rectangle(
                x: box.x + margin, y: box.y + margin, width: box.width - 2 * margin, height: box.height - 2 * margin)
        }

        func picture(_ p: Point) -> Point {
            let c = cos(angle), s = sin(angle)
            return Point(x: p.x * c - p.y * s, y: p.x * s + p.y * c)
        }
    }
}

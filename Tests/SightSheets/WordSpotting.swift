package import SightGeometry

/// How many words were found where they are: a word counts when its text is the same and its box covers half of what both
/// boxes cover together. In percent.
///
/// Each true word is paired with at most one found word, the best covering pairs first. This is how docTR measures a page.
/// Source: M. Liao et al., "Mask TextSpotter", ECCV 2018, end-to-end protocol of ICDAR 2015.
package struct WordSpotting: Sendable {
    package private(set) var truth = 0
    package private(set) var found = 0
    /// Pairs that cover each other well, and those of them with the same text.
    package private(set) var located = 0
    package private(set) var read = 0
    /// What was not found: the true word, and the found word that covers it best with the share of the cover.
    package private(set) var misses: [(word: String, nearest: String, overlap: Double)] = []

    /// For each true word, the share that the best covering found word has of what both cover.
    package private(set) var overlaps: [Double] = []

    package init() {}

    package var recall: Double { truth == 0 ? 100 : 100 * Double(read) / Double(truth) }
    package var precision: Double { found == 0 ? 100 : 100 * Double(read) / Double(found) }

    package typealias Word = (text: String, quad: Quad)

    package mutating func add(truth: [Word], found: [Word], threshold: Double = 0.5) {
        self.truth += truth.count
        self.found += found.count
        var pairs: [(i: Int, j: Int, overlap: Double)] = []
        for (i, a) in truth.enumerated() {
            for (j, b) in found.enumerated() {
                let overlap = a.quad.overlap(with: b.quad)
                if overlap > 0 { pairs.append((i, j, overlap)) }
            }
        }
        var freeTruth = Set(truth.indices), freeFound = Set(found.indices), right = Set<Int>()
        for pair in pairs.sorted(by: { ($0.overlap, $1.i, $1.j) > ($1.overlap, $0.i, $0.j) }) {
            guard pair.overlap >= threshold else { break }
            guard freeTruth.contains(pair.i), freeFound.contains(pair.j) else { continue }
            freeTruth.remove(pair.i)
            freeFound.remove(pair.j)
            located += 1
            if truth[pair.i].text == found[pair.j].text {
                read += 1
                right.insert(pair.i)
            }
        }
        for i in truth.indices {
            let nearest = pairs.filter { $0.i == i }.max { $0.overlap < $1.overlap }
            overlaps.append(nearest?.overlap ?? 0)
            guard !right.contains(i) else { continue }
            misses.append((truth[i].text, nearest.map { found[$0.j].text } ?? "", nearest?.overlap ?? 0))
        }
    }
}

extension Quad {
    /// The area of what both quads cover over that of what either covers. Both convex, corners clockwise.
    package func overlap(with other: Quad) -> Double {
        let a = boundingBox, b = other.boundingBox
        guard a.x < b.maxX, b.x < a.maxX, a.y < b.maxY, b.y < a.maxY else { return 0 }
        // Source: I. Sutherland and G. Hodgman, "Reentrant polygon clipping", 1974.
        var polygon = corners
        let clip = other.corners
        for i in clip.indices {
            let from = clip[i], direction = clip[(i + 1) % 4] - from
            func side(_ p: Point) -> Double { direction.x * (p.y - from.y) - direction.y * (p.x - from.x) }
            var next: [Point] = []
            for (k, q) in polygon.enumerated() {
                let p = polygon[(k + polygon.count - 1) % polygon.count]
                let sp = side(p), sq = side(q)
                if (sp >= 0) != (sq >= 0) { next.append(p + (q - p) * (sp / (sp - sq))) }
                if sq >= 0 { next.append(q) }
            }
            polygon = next
            if polygon.count < 3 { return 0 }
        }
        let both = Self.area(polygon)
        return both / max(Self.area(corners) + Self.area(other.corners) - both, 1e-9)
    }

    private static func area(_ polygon: [Point]) -> Double {
        var twice = 0.0
        for (i, p) in polygon.enumerated() {
            let q = polygon[(i + 1) % polygon.count]
            twice += p.x * q.y - p.y * q.x
        }
        return abs(twice) / 2
    }
}

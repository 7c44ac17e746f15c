package import SightGeometry

/// The connected parts of a thresholded map.
package enum ConnectedComponents {
    package struct Component: Sendable {
        /// The ends of its run in each row: enough for its convex hull. A pixel's right and lower edge count, its left and upper
        /// edge too: the 2 × 2 dilation puts the pixel's index on the first and the index after it on the last.
        package var outline: [Point]
        /// In pixels.
        package var area: Int
        /// The mean of the map where it is above the threshold.
        package var mean: Float
    }

    /// The components of what lies above a threshold, dilated by 2 × 2 (to the right and downwards), eight neighbours.
    ///
    /// Runs of each row are joined with those of the row above by union-find: one pass, memory for the runs alone.
    package static func hulls(of map: ProbabilityMap, above threshold: Float) -> [Component] {
        struct Run {
            var row: Int
            var first: Int
            var last: Int
            /// Of the places above the threshold: how many they are, and the sum of their values.
            var count: Int
            var sum: Float
        }
        var runs: [Run] = []
        var parents: [Int] = []
        func root(_ i: Int) -> Int {
            var i = i
            while parents[i] != i {
                parents[i] = parents[parents[i]]
                i = parents[i]
            }
            return i
        }

        map.values.withUnsafeBufferPointer { values in
            var above = 0..<0
            for y in 0..<map.height {
                let start = runs.count
                var x = 0
                while x < map.width {
                    // Dilation: a place is set when it, its left, its upper or its upper left neighbour is.
                    func isSet(_ x: Int) -> Bool {
                        let at = y * map.width + x
                        return values[at] > threshold || (x > 0 && values[at - 1] > threshold)
                            || (y > 0
                                && (values[at - map.width] > threshold
                                    || (x > 0 && values[at - map.width - 1] > threshold)))
                    }
                    guard isSet(x) else {
                        x += 1
                        continue
                    }
                    let first = x
                    var count = 0, sum: Float = 0
                    while x < map.width, isSet(x) {
                        let value = values[y * map.width + x]
                        if value > threshold {
                            count += 1
                            sum += value
                        }
                        x += 1
                    }
                    runs.append(Run(row: y, first: first, last: x - 1, count: count, sum: sum))
                    parents.append(parents.count)
                }
                var a = above.lowerBound
                for b in start..<runs.count {
                    while a < above.upperBound, runs[a].last < runs[b].first - 1 { a += 1 }
                    var c = a
                    while c < above.upperBound, runs[c].first <= runs[b].last + 1 {
                        let one = root(c), two = root(b)
                        if one != two { parents[max(one, two)] = min(one, two) }
                        c += 1
                    }
                }
                above = start..<runs.count
            }
        }

        var indexOfRoot: [Int: Int] = [:]
        var components: [Component] = [], counts: [Int] = []
        for (i, run) in runs.enumerated() {
            let root = root(i)
            let index = indexOfRoot[root] ?? components.count
            if index == components.count {
                indexOfRoot[root] = index
                components.append(Component(outline: [], area: 0, mean: 0))
                counts.append(0)
            }
            components[index].outline.append(Point(x: Double(run.first), y: Double(run.row)))
            components[index].outline.append(Point(x: Double(run.last), y: Double(run.row)))
            components[index].area += run.last - run.first + 1
            components[index].mean += run.sum
            counts[index] += run.count
        }
        for i in components.indices { components[i].mean /= Float(max(counts[i], 1)) }
        return components
    }
}

internal import Foundation

/// A part of a path as straight pieces.
struct Polyline {
    var points: [CGPoint]
    var isClosed: Bool
    /// Whether the line goes through a point without a corner, being a curve there.
    var isSmooth: [Bool]

    /// The same line with its end, where it is closed.
    fileprivate var closedPoints: [CGPoint] { isClosed ? points + [points[0]] : points }
}

/// Paths as straight pieces, and what is made of these.
extension PathSteps {
    /// The parts as straight pieces, none farther from its curve than a hundredth of a unit, or a part in 256 of a small one.
    /// A part that is a point alone has one.
    var polylines: [Polyline] {
        var found: [Polyline] = []
        var part = Polyline(points: [], isClosed: false, isSmooth: [])
        func finish() {
            // A closed part may come back to its start by itself.
            if part.isClosed, part.points.count > 1, part.points[part.points.count - 1] == part.points[0] {
                part.points.removeLast()
                part.isSmooth.removeLast()
            }
            if !part.points.isEmpty { found.append(part) }
            part = Polyline(points: [], isClosed: false, isSmooth: [])
        }
        func add(_ point: CGPoint, isSmooth: Bool = false) {
            guard point.x.isFinite, point.y.isFinite else { return }
            part.points.append(point)
            part.isSmooth.append(isSmooth)
        }
        func follow(_ pieces: Int, _ point: (CGFloat) -> CGPoint) {
            for piece in 1...pieces { add(point(CGFloat(piece) / CGFloat(pieces)), isSmooth: piece < pieces) }
        }
        for step in steps {
            switch step {
            case .move(let point):
                finish()
                add(point)
            case .line(let point): add(point)
            case .quad(let control, let end):
                guard let from = part.points.last else { continue }
                follow(Self.pieces([from, control, end])) { Self.quad(from, control, end, $0) }
            case .curve(let control1, let control2, let end):
                guard let from = part.points.last else { continue }
                follow(Self.pieces([from, control1, control2, end])) {
                    Self.curve(from, control1, control2, end, $0)
                }
            case .close:
                part.isClosed = true
                finish()
            }
        }
        finish()
        return found
    }

    /// How many straight pieces a curve needs: its distance from its chord falls with their square.
    private static func pieces(_ points: [CGPoint]) -> Int {
        var bend: CGFloat = 0
        for at in 1..<(points.count - 1) {
            let (a, b, c) = (points[at - 1], points[at], points[at + 1])
            bend = max(bend, hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y))
        }
        guard bend.isFinite else { return 1 }
        let tolerance = min(0.01, max(bend / 256, 1e-6))
        return min(max(Int((bend / (8 * tolerance) * 6).squareRoot().rounded(.up)), 1), 512)
    }

    /// The dashes of a pattern along the path, as open parts of straight pieces.
    ///
    /// - Parameter lengths: Dash and gap in turns, none below 0 and one of them above; as many as there are once more where
    ///   their number is odd.
    func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathSteps {
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let whole = pattern.reduce(0, +)
        guard whole > 0, whole.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return self }
        var result = PathSteps()
        for part in polylines {
            // Where in the pattern a part begins.
            var index = 0
            var rest = phase - (phase / whole).rounded(.down) * whole
            while rest >= pattern[index] {
                rest -= pattern[index]
                index = (index + 1) % pattern.count
            }
            var left = pattern[index] - rest
            let points = part.closedPoints
            if index % 2 == 0 { result.move(to: points[0]) }
            for (from, to) in zip(points, points.dropFirst()) {
                let length = hypot(to.x - from.x, to.y - from.y)
                // A pattern so fine that nobody can tell it from a line would take for ever.
                guard length > 0, length / whole < 1e5 else { continue }
                var done: CGFloat = 0
                while length - done >= left {
                    done += left
                    let t = done / length
                    let point = CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
                    if index % 2 == 0 { result.line(to: point) } else { result.move(to: point) }
                    index = (index + 1) % pattern.count
                    left = pattern[index]
                }
                left -= length - done
                if index % 2 == 0 { result.line(to: to) }
            }
        }
        return result
    }

    /// What of the path lies between two parts of its length, from 0 to 1, as straight pieces.
    func trimmed(from start: CGFloat, to end: CGFloat) -> PathSteps {
        let parts = polylines
        func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }
        let whole = parts.reduce(0) { sum, part in
            let points = part.closedPoints
            return zip(points, points.dropFirst()).reduce(sum) { $0 + length($1.0, $1.1) }
        }
        let first = max(start, 0) * whole, last = min(end, 1) * whole
        guard last > first else { return PathSteps() }
        var result = PathSteps()
        var done: CGFloat = 0
        for part in parts {
            let points = part.closedPoints
            var isOpen = false
            for (from, to) in zip(points, points.dropFirst()) {
                let size = length(from, to)
                defer { done += size }
                guard size > 0, done + size > first, done < last else { continue }
                func point(_ at: CGFloat) -> CGPoint {
                    let t = min(max((at - done) / size, 0), 1)
                    return CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
                }
                if !isOpen { result.move(to: point(first)) }
                isOpen = true
                result.line(to: point(last))
            }
        }
        return result
    }

    /// The same path the other way round, from its end.
    var reversed: PathSteps {
        var parts: [(start: CGPoint, steps: [Step], isClosed: Bool)] = []
        for step in steps {
            switch step {
            case .move(let point): parts.append((point, [], false))
            case .close: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
            default: if !parts.isEmpty { parts[parts.count - 1].steps.append(step) }
            }
        }
        var result = PathSteps()
        for part in parts.reversed() {
            let ends = [part.start] + part.steps.map(\.end)
            result.move(to: ends[ends.count - 1])
            for (number, step) in part.steps.enumerated().reversed() {
                switch step {
                case .quad(let control, _): result.quad(to: ends[number], control: control)
                case .curve(let control1, let control2, _):
                    result.curve(to: ends[number], control1: control2, control2: control1)
                default: result.line(to: ends[number])
                }
            }
            if part.isClosed { result.close() }
        }
        return result
    }
}

extension PathSteps.Step {
    fileprivate var end: CGPoint {
        switch self {
        case .move(let point), .line(let point): point
        case .quad(_, let end), .curve(_, _, let end): end
        case .close: .zero
        }
    }
}

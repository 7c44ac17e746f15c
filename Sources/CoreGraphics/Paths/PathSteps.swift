internal import Foundation

/// The steps of a path as values, all work on paths is done on these.
struct PathSteps: Hashable, Sendable {
    enum Step: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(control: CGPoint, end: CGPoint)
        case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
        case close
    }

    private(set) var steps: [Step] = []
    /// Where the current part began.
    private var start: CGPoint?
    /// Where the next step begins; nil for an empty path.
    private(set) var current: CGPoint?

    var isEmpty: Bool { steps.isEmpty }

    mutating func move(to point: CGPoint) {
        // A part without a line is nothing; only the last start counts.
        if case .move = steps.last { steps.removeLast() }
        steps.append(.move(point))
        start = point
        current = point
    }

    /// Does nothing on an empty path, as there is nothing to draw from.
    mutating func line(to point: CGPoint) {
        append(.line(point), end: point)
    }

    mutating func quad(to end: CGPoint, control: CGPoint) {
        append(.quad(control: control, end: end), end: end)
    }

    mutating func curve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(control1: control1, control2: control2, end: end), end: end)
    }

    mutating func close() {
        guard let last = steps.last, last != .close else { return }
        steps.append(.close)
        current = start
    }

    private mutating func append(_ step: Step, end: CGPoint) {
        guard let start else { return }
        if steps.last == .close { steps.append(.move(start)) }
        steps.append(step)
        current = end
    }

    /// Takes the first step away, so that the rest goes on from where another path ends.
    mutating func removeStart() {
        if case .move? = steps.first { steps.removeFirst() }
    }

    mutating func append(_ other: PathSteps) {
        for step in other.steps {
            switch step {
            case .move(let point): move(to: point)
            case .line(let point): line(to: point)
            case .quad(let control, let end): quad(to: end, control: control)
            case .curve(let control1, let control2, let end): curve(to: end, control1: control1, control2: control2)
            case .close: close()
            }
        }
    }

    func applying(_ t: CGAffineTransform) -> PathSteps {
        guard !t.isIdentity else { return self }
        var result = PathSteps()
        result.steps = steps.map { step in
            switch step {
            case .move(let point): .move(point.applying(t))
            case .line(let point): .line(point.applying(t))
            case .quad(let control, let end): .quad(control: control.applying(t), end: end.applying(t))
            case .curve(let control1, let control2, let end):
                .curve(control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t))
            case .close: .close
            }
        }
        result.start = start?.applying(t)
        result.current = current?.applying(t)
        return result
    }

    /// All points, control points among them.
    var points: [CGPoint] {
        steps.flatMap { step -> [CGPoint] in
            switch step {
            case .move(let point), .line(let point): [point]
            case .quad(let control, let end): [control, end]
            case .curve(let control1, let control2, let end): [control1, control2, end]
            case .close: []
            }
        }
    }
}

/// Shapes.
extension PathSteps {
    mutating func rectangle(_ rect: CGRect) {
        move(to: rect.origin)
        line(to: CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y))
        line(to: CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height))
        line(to: CGPoint(x: rect.origin.x, y: rect.origin.y + rect.size.height))
        close()
    }

    mutating func polygon(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { line(to: point) }
    }

    mutating func ellipse(in rect: CGRect) {
        roundedRectangle(rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
    }

    /// From the middle of the right side towards greater y.
    ///
    /// - Parameter corners: A bit for each that is round: 1 for the least x and y, 2 for the greatest x, 4 for the greatest y,
    ///   8 for both.
    mutating func roundedRectangle(
        _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, corners: UInt = 15
    ) {
        let w = min(max(cornerWidth, 0), rect.width / 2), h = min(max(cornerHeight, 0), rect.height / 2)
        guard w > 0, h > 0, corners & 15 != 0 else { return rectangle(rect) }
        let (left, right, low, high) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        // How far along the tangents the control points of a quarter of a circle are.
        let k = 1 - Self.kappa
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        /// A corner, from a side along y to one along x or the other way.
        func corner(_ bit: UInt, _ x: CGFloat, _ y: CGFloat, beginsAlongY: Bool) {
            guard corners & bit != 0 else { return line(to: point(x, y)) }
            let (dx, dy) = (x == left ? w : -w, y == low ? h : -h)
            let alongY = (end: point(x, y + dy), control: point(x, y + dy * k))
            let alongX = (end: point(x + dx, y), control: point(x + dx * k, y))
            let (first, last) = beginsAlongY ? (alongY, alongX) : (alongX, alongY)
            line(to: first.end)
            curve(to: last.end, control1: first.control, control2: last.control)
        }
        move(to: point(right, rect.midY))
        corner(8, right, high, beginsAlongY: true)
        corner(4, left, high, beginsAlongY: false)
        corner(1, left, low, beginsAlongY: true)
        corner(2, right, low, beginsAlongY: false)
        close()
    }

    /// An arc in pieces of at most a quarter turn, with a line to its start where there is a current point.
    ///
    /// - Parameter sweep: Radians; negative for the other direction.
    mutating func arc(center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat) {
        guard radius.isFinite, start.isFinite, sweep.isFinite else { return }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        if current == nil { move(to: point(start)) } else { line(to: point(start)) }
        let pieces = Int((abs(sweep) / (.pi / 2)).rounded(.up))
        guard pieces > 0 else { return }
        let step = sweep / CGFloat(pieces)
        let length = 4 / 3 * tan(step / 4) * radius
        for piece in 0..<pieces {
            let from = start + CGFloat(piece) * step, to = from + step
            let a = point(from), b = point(to)
            curve(
                to: b, control1: CGPoint(x: a.x - length * sin(from), y: a.y + length * cos(from)),
                control2: CGPoint(x: b.x + length * sin(to), y: b.y - length * cos(to)))
        }
    }

    /// How far an arc goes between two angles in a direction, at most once round.
    static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let difference = clockwise ? start - end : end - start
        guard difference.isFinite else { return 0 }
        let sweep = difference >= turn ? turn : difference - (difference / turn).rounded(.down) * turn
        return clockwise ? -sweep : sweep
    }

    /// The arc that rounds the corner at `corner` on the way from the current point to `end`.
    mutating func arc(corner: CGPoint, end: CGPoint, radius: CGFloat) {
        guard let from = current else { return }
        let (ax, ay) = (from.x - corner.x, from.y - corner.y), (bx, by) = (end.x - corner.x, end.y - corner.y)
        let a = hypot(ax, ay), b = hypot(bx, by)
        let cross = ax * by - ay * bx
        guard a > 0, b > 0, radius > 0, abs(cross) > 1e-12 * a * b else { return line(to: corner) }
        let half = atan2(abs(cross), ax * bx + ay * by) / 2
        let along = radius / tan(half), out = radius / sin(half)
        let (mx, my) = (ax / a + bx / b, ay / a + by / b)
        let m = hypot(mx, my)
        let center = CGPoint(x: corner.x + mx / m * out, y: corner.y + my / m * out)
        let first = CGPoint(x: corner.x + ax / a * along, y: corner.y + ay / a * along)
        let last = CGPoint(x: corner.x + bx / b * along, y: corner.y + by / b * along)
        let start = atan2(first.y - center.y, first.x - center.x), stop = atan2(last.y - center.y, last.x - center.x)
        arc(
            center: center, radius: radius, start: start,
            sweep: Self.sweep(from: start, to: stop, clockwise: cross > 0))
    }

    private static let kappa: CGFloat = 4 / 3 * (2.0.squareRoot() - 1)
}

internal import Foundation

/// Questions about a path.
extension PathSteps {
    /// The smallest rectangle around the line itself, without the control points outside it; null for an empty path.
    var bounds: CGRect {
        var points: [CGPoint] = []
        var at = CGPoint.zero
        for step in steps {
            switch step {
            case .move(let point), .line(let point):
                points.append(point)
                at = point
            case .quad(let control, let end):
                points += [end] + Self.turns(at, control, end).map { Self.quad(at, control, end, $0) }
                at = end
            case .curve(let control1, let control2, let end):
                points += [end]
                points += Self.turns(at, control1, control2, end).map { Self.curve(at, control1, control2, end, $0) }
                at = end
            case .close: break
            }
        }
        return CGRect(enclosing: points)
    }

    func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
        var winding = 0
        func cross(_ a: CGPoint, _ b: CGPoint) {
            guard (a.y <= point.y) != (b.y <= point.y) else { return }
            let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
            if b.y > a.y, side > 0 { winding += 1 }
            if b.y < a.y, side < 0 { winding -= 1 }
        }
        forEachLine(cross)
        return rule == .evenOdd ? winding % 2 != 0 : winding != 0
    }

    /// Each straight piece, curves cut into pieces, open parts closed.
    private func forEachLine(_ body: (CGPoint, CGPoint) -> Void) {
        let pieces = 32
        var start = CGPoint.zero
        var at = CGPoint.zero
        func follow(_ point: (CGFloat) -> CGPoint) {
            var from = at
            for piece in 1...pieces {
                let to = point(CGFloat(piece) / CGFloat(pieces))
                body(from, to)
                from = to
            }
            at = from
        }
        for step in steps {
            switch step {
            case .move(let point):
                body(at, start)
                start = point
                at = point
            case .line(let point):
                body(at, point)
                at = point
            case .quad(let control, let end):
                let from = at
                follow { Self.quad(from, control, end, $0) }
            case .curve(let control1, let control2, let end):
                let from = at
                follow { Self.curve(from, control1, control2, end, $0) }
            case .close:
                body(at, start)
                at = start
            }
        }
        body(at, start)
    }

    static func quad(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ t: CGFloat) -> CGPoint {
        let s = 1 - t
        func mix(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat) -> CGFloat { s * s * p + 2 * s * t * q + t * t * r }
        return CGPoint(x: mix(a.x, b.x, c.x), y: mix(a.y, b.y, c.y))
    }

    static func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat) -> CGPoint {
        let s = 1 - t
        func mix(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ u: CGFloat) -> CGFloat {
            s * s * s * p + 3 * s * s * t * q + 3 * s * t * t * r + t * t * t * u
        }
        return CGPoint(x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y))
    }

    /// Where a curve turns back along x or y.
    private static func turns(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> [CGFloat] {
        func turn(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat) -> [CGFloat] { roots(0, p - 2 * q + r, q - p) }
        return turn(a.x, b.x, c.x) + turn(a.y, b.y, c.y)
    }

    private static func turns(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGFloat] {
        func turn(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ u: CGFloat) -> [CGFloat] {
            roots(u - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p)
        }
        return turn(a.x, b.x, c.x, d.x) + turn(a.y, b.y, c.y, d.y)
    }

    /// The solutions of a·t² + b·t + c = 0 between 0 and 1.
    private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
        var found: [CGFloat]
        if abs(a) < 1e-12 {
            found = b == 0 ? [] : [-c / b]
        } else {
            let inside = b * b - 4 * a * c
            guard inside >= 0 else { return [] }
            found = [(-b + inside.squareRoot()) / (2 * a), (-b - inside.squareRoot()) / (2 * a)]
        }
        return found.filter { $0 > 0 && $0 < 1 }
    }
}

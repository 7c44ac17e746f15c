internal import Foundation

/// The outline of a line: shapes that overlap, all going round in one direction, so that the winding rule takes their union.
extension PathSteps {
    struct Pen {
        var width: CGFloat
        var cap: CGLineCap
        var join: CGLineJoin
        /// How many widths a pointed join may be long.
        var miterLimit: CGFloat
    }

    /// What a pen covers that follows the path. Curves are cut into straight pieces.
    func outlined(by pen: Pen) -> PathSteps {
        guard pen.width > 0, pen.width.isFinite else { return PathSteps() }
        var outline = PathSteps()
        for part in polylines { outline.addOutline(of: part.withoutRepetitions, pen) }
        return outline
    }

    private mutating func addOutline(of part: Polyline, _ pen: Pen) {
        let half = pen.width / 2, points = part.points
        func circle(_ center: CGPoint) -> CGRect {
            CGRect(x: center.x - half, y: center.y - half, width: pen.width, height: pen.width)
        }
        guard points.count > 1 else {
            switch pen.cap {
            case .round: ellipse(in: circle(points[0]))
            case .square: rectangle(circle(points[0]))
            case .butt: break
            }
            return
        }
        let pieces = part.isClosed ? points.count : points.count - 1
        func point(_ index: Int) -> CGPoint { points[index % points.count] }
        /// Half a width to the left of a piece.
        func normal(_ piece: Int) -> CGPoint {
            let (a, b) = (point(piece), point(piece + 1))
            let length = hypot(b.x - a.x, b.y - a.y)
            return CGPoint(x: -(b.y - a.y) / length * half, y: (b.x - a.x) / length * half)
        }
        for piece in 0..<pieces {
            let n = normal(piece)
            var (a, b) = (point(piece), point(piece + 1))
            if pen.cap == .square, !part.isClosed {
                // Along the piece, which is the normal turned to the right.
                if piece == 0 { a = CGPoint(x: a.x - n.y, y: a.y + n.x) }
                if piece == pieces - 1 { b = CGPoint(x: b.x + n.y, y: b.y - n.x) }
            }
            add([
                CGPoint(x: a.x - n.x, y: a.y - n.y), CGPoint(x: b.x - n.x, y: b.y - n.y),
                CGPoint(x: b.x + n.x, y: b.y + n.y), CGPoint(x: a.x + n.x, y: a.y + n.y),
            ])
        }
        for corner in (part.isClosed ? 0 : 1)..<pieces {
            let n = normal((corner + pieces - 1) % pieces), m = normal(corner)
            addJoin(at: point(corner), n, m, part.isSmooth[corner % points.count] ? .miter : pen.join, pen)
        }
        if pen.cap == .round, !part.isClosed {
            ellipse(in: circle(points[0]))
            ellipse(in: circle(points[points.count - 1]))
        }
    }

    /// Fills the gap on the outer side of a corner, between the ends of two pieces.
    private mutating func addJoin(at corner: CGPoint, _ n: CGPoint, _ m: CGPoint, _ join: CGLineJoin, _ pen: Pen) {
        let half = pen.width / 2
        let cross = n.x * m.y - n.y * m.x, along = n.x * m.x + n.y * m.y
        if join == .round {
            guard cross != 0 || along < 0 else { return }
            return ellipse(
                in: CGRect(x: corner.x - half, y: corner.y - half, width: pen.width, height: pen.width))
        }
        let side: CGFloat = cross > 0 ? -1 : 1
        let a = CGPoint(x: corner.x + side * n.x, y: corner.y + side * n.y)
        let b = CGPoint(x: corner.x + side * m.x, y: corner.y + side * m.y)
        // The square of the sine of half the angle between the pieces; its root is the width's part of a point's length.
        let sine = (1 + along / (half * half)) / 2
        guard join == .miter, sine > 1e-9, 1 / sine.squareRoot() <= max(pen.miterLimit, 1) else {
            return add([corner, a, b])
        }
        let (x, y) = ((n.x + m.x) / 2, (n.y + m.y) / 2)
        add([corner, a, CGPoint(x: corner.x + side * x / sine, y: corner.y + side * y / sine), b])
    }

    /// A shape, going round from the x axis towards the y axis whatever the order of its corners.
    private mutating func add(_ corners: [CGPoint]) {
        let next = corners.dropFirst() + corners.prefix(1)
        let area = zip(corners, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x }
        guard area != 0 else { return }
        polygon(area > 0 ? corners : corners.reversed())
        close()
    }
}

extension Polyline {
    /// Without points that repeat the one before.
    fileprivate var withoutRepetitions: Polyline {
        var result = Polyline(points: [], isClosed: isClosed, isSmooth: [])
        for (point, isSmooth) in zip(points, isSmooth) where point != result.points.last {
            result.points.append(point)
            result.isSmooth.append(isSmooth)
        }
        if isClosed, result.points.count > 1, result.points.last == result.points.first {
            result.points.removeLast()
            result.isSmooth.removeLast()
        }
        if result.points.count < 2 { result.isClosed = false }
        return result
    }
}

import CoreGraphics
import Testing

@Suite("Lines of paths")
struct PathLinesTests {
    private func zigzag(isClosed: Bool) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: [
            CGPoint(x: 10, y: 12), CGPoint(x: 52, y: 30), CGPoint(x: 15, y: 40), CGPoint(x: 50, y: 55),
        ])
        if isClosed { path.closeSubpath() }
        return path
    }

    private func drawn(_ draw: (CGContext) -> Void) throws -> [[UInt8]] {
        let context = try Bitmaps.gray.context(width: 64, height: 64)
        context.setFillColor(.white)
        context.setStrokeColor(.white)
        draw(context)
        return Bitmaps.gray.map(context)
    }

    private func difference(_ a: [[UInt8]], _ b: [[UInt8]]) -> (worst: Int, mean: Double) {
        let all = zip(a.joined(), b.joined()).map { abs(Int($0) - Int($1)) }
        return (all.max() ?? 0, Double(all.reduce(0, +)) / Double(all.count))
    }

    @Test(
        "The outline of a line covers what drawing the line does",
        arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
    func outlines(cap: CGLineCap, join: CGLineJoin) throws {
        let curve = CGMutablePath()
        curve.move(to: CGPoint(x: 8, y: 8))
        curve.addCurve(to: CGPoint(x: 56, y: 20), control1: CGPoint(x: 20, y: 70), control2: CGPoint(x: 50, y: 50))
        for path in [zigzag(isClosed: false), zigzag(isClosed: true), curve] {
            let line = try drawn { context in
                context.setLineWidth(7)
                context.setLineCap(cap)
                context.setLineJoin(join)
                context.addPath(path)
                context.strokePath()
            }
            let outline = path.copy(strokingWithWidth: 7, lineCap: cap, lineJoin: join, miterLimit: 10)
            let filled = try drawn { context in
                context.addPath(outline)
                context.fillPath()
            }
            let (worst, mean) = difference(line, filled)
            // Drawing a curve may be a tenth of a pixel away from it.
            #expect(worst <= 26, "\(cap), \(join): \(worst), \(mean)")
            #expect(mean < 0.3, "\(cap), \(join): \(worst), \(mean)")
        }
    }

    @Test("A point alone is a dot where lines end round or square")
    func dots() {
        let point = CGMutablePath()
        point.move(to: CGPoint(x: 5, y: 5))
        point.addLine(to: CGPoint(x: 5, y: 5))
        func box(_ cap: CGLineCap) -> CGRect {
            point.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10).boundingBoxOfPath
        }
        #expect(box(.butt).isNull)
        #expect(box(.round) == CGRect(x: 3, y: 3, width: 4, height: 4) && box(.square) == box(.round))
    }

    @Test("Dashes of a path are those that are drawn", arguments: [0.0, 3, -5, 21])
    func dashes(phase: Double) throws {
        for path in [zigzag(isClosed: false), zigzag(isClosed: true)] {
            let line = try drawn { context in
                context.setLineWidth(3)
                context.setLineDash(phase: phase, lengths: [6, 4, 2])
                context.addPath(path)
                context.strokePath()
            }
            let cut = try drawn { context in
                context.setLineWidth(3)
                context.addPath(path.copy(dashingWithPhase: phase, lengths: [6, 4, 2]))
                context.strokePath()
            }
            // Where a closed line begins, a dash goes round the corner when it is drawn.
            #expect(difference(line, cut).mean < 0.6)
        }
        #expect(zigzag(isClosed: false).copy(dashingWithPhase: 0, lengths: []) == zigzag(isClosed: false))
    }

    @Test("The context's own path becomes the outline of its line, as the pen is then")
    func replaced() throws {
        let line = try drawn { context in
            context.scaleBy(x: 1.5, y: 0.8)
            context.setLineWidth(5)
            context.move(to: CGPoint(x: 5, y: 5))
            context.addLine(to: CGPoint(x: 35, y: 60))
            context.strokePath()
        }
        let filled = try drawn { context in
            context.scaleBy(x: 1.5, y: 0.8)
            context.setLineWidth(5)
            context.move(to: CGPoint(x: 5, y: 5))
            context.addLine(to: CGPoint(x: 35, y: 60))
            context.replacePathWithStrokedPath()
            #expect(!context.isPathEmpty)
            context.fillPath()
        }
        #expect(difference(line, filled).worst <= 4)
    }

    @Test("What lies between two parts of a path's length is cut out")
    func trimmed() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(path.trimmed(from: 0, to: 0.25).boundingBox == CGRect(x: 0, y: 0, width: 10, height: 0))
        #expect(path.trimmed(from: 0.5, to: 1).boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.trimmed(from: 0.3, to: 0.4).boundingBox == CGRect(x: 10, y: 2, width: 0, height: 4))
        #expect(path.trimmed(from: 0.6, to: 0.6).isEmpty && path.trimmed(from: 0, to: 1) == path)
    }
}

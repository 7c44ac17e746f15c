import CoreGraphics
import Testing

@Suite("CGPath")
struct CGPathTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    private func kinds(_ path: CGPath) -> [CGPathElementType] {
        var kinds: [CGPathElementType] = []
        path.applyWithBlock { kinds.append($0.pointee.type) }
        return kinds
    }

    @Test("Steps come back as they were added")
    func steps() {
        let path = CGMutablePath()
        #expect(path.isEmpty && path.boundingBox.isNull && path.currentPoint == .zero)
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.isEmpty, "there is no point to draw a line from")
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 4, y: 9))
        path.addCurve(to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 6, y: 6), control2: CGPoint(x: 6, y: 7))
        #expect(path.currentPoint == CGPoint(x: 7, y: 8))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        #expect(kinds(path) == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
        var ends: [CGPoint] = []
        path.applyWithBlock { element in
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            if count > 0 { ends.append(element.pointee.points[count - 1]) }
        }
        #expect(ends == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6), CGPoint(x: 7, y: 8)])
    }

    @Test("A line after a closed part goes on from its start")
    func afterClosing() {
        let path = CGMutablePath()
        path.addRect(square)
        path.addLine(to: CGPoint(x: -5, y: -5))
        #expect(kinds(path).suffix(2) == [.moveToPoint, .addLineToPoint])
        #expect(path.boundingBox == CGRect(x: -5, y: -5, width: 15, height: 15))
    }

    @Test("The box of all points holds control points, the box of the path does not")
    func boxes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
        let circle = CGPath(ellipseIn: square, transform: nil)
        #expect(abs(circle.boundingBoxOfPath.maxX - 10) < 1e-9 && abs(circle.boundingBoxOfPath.minY) < 1e-9)
    }

    @Test("Winding counts turns, even-odd counts crossings")
    func inside() {
        let path = CGMutablePath()
        path.addRect(square)
        path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(path.contains(CGPoint(x: 3, y: 3)))
        #expect(!path.contains(CGPoint(x: 3, y: 3), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 8, y: 8), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 11, y: 3)))
        #expect(path.contains(CGPoint(x: 80, y: 80), transform: CGAffineTransform(scaleX: 0.1, y: 0.1)))
        let open = CGMutablePath()
        open.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        #expect(open.contains(CGPoint(x: 2, y: 2)), "open parts count as closed")
    }

    @Test("Points of a circle are inside by their distance", arguments: 0..<24)
    func circle(step: Int) {
        let angle = CGFloat(step) * .pi / 12
        let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        #expect(circle.contains(CGPoint(x: 9.9 * cos(angle), y: 9.9 * sin(angle))))
        #expect(!circle.contains(CGPoint(x: 10.01 * cos(angle), y: 10.01 * sin(angle))))
    }

    @Test("Arcs run in the direction asked for, and never more than once round")
    func arcs() {
        func end(_ start: CGFloat, _ stop: CGFloat, _ clockwise: Bool) -> CGRect {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: stop, clockwise: clockwise)
            return path.boundingBoxOfPath
        }
        let quarter = end(0, .pi / 2, false)
        #expect(abs(quarter.minX) < 1e-9 && abs(quarter.maxY - 10) < 1e-9 && abs(quarter.minY) < 1e-9)
        let rest = end(0, .pi / 2, true)
        #expect(abs(rest.minX + 10) < 0.01 && abs(rest.minY + 10) < 0.01)
        #expect(abs(end(0, 2 * .pi, false).width - 20) < 0.01)
        #expect(abs(end(0, 7 * .pi, false).width - 20) < 0.01)
    }

    @Test("A rounded corner touches both of its sides")
    func roundedCorner() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 0, y: 10))
        path.closeSubpath()
        #expect(!path.contains(CGPoint(x: 9.5, y: 0.5)) && path.contains(CGPoint(x: 8, y: 2)))
    }

    @Test("An arc under a transform goes on from the current point")
    func transformedArc() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 100, y: 0))
        path.addArc(
            center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false,
            transform: CGAffineTransform(scaleX: 50, y: 50))
        #expect(kinds(path) == [.moveToPoint, .addLineToPoint, .addCurveToPoint])
        #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 50) < 1e-9)
        #expect(path.boundingBoxOfPath.maxX == 100)
    }

    @Test("Copies stay as they are; mapped copies are mapped")
    func copies() throws {
        let path = CGMutablePath()
        path.addRect(square)
        let copy = try #require(path.copy())
        path.addEllipse(in: square)
        #expect(kinds(copy).count == 5)
        var map = CGAffineTransform(translationX: 5, y: 0)
        #expect(try #require(copy.copy(using: &map)).boundingBox == square.offsetBy(dx: 5, dy: 0))
        #expect(copy == CGPath(rect: square, transform: nil) && copy != path)
        path.addPath(path)
        #expect(kinds(path).count == 2 * (5 + 10))
    }

    @Test("Upright rectangles are known as such")
    func rectangles() {
        var rect = CGRect.zero
        #expect(CGPath(rect: square, transform: nil).isRect(&rect) && rect == square)
        var turn = CGAffineTransform(rotationAngle: 0.3)
        #expect(!CGPath(rect: square, transform: &turn).isRect(nil))
        #expect(!CGPath(ellipseIn: square, transform: nil).isRect(nil))
        #expect(CGPath(roundedRect: square, cornerWidth: 0, cornerHeight: 3, transform: nil).isRect(nil))
    }
}

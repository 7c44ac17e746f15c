import CoreGraphics
import SightImage
import SightTestSupport
import Testing

@Suite("Drawing")
struct CGContextDrawingTests {
    private let gray = Bitmaps.gray

    /// A context of grey with white as its fill and stroke colour.
    private func canvas(_ width: Int, _ height: Int) throws -> CGContext {
        let context = try gray.context(width: width, height: height)
        context.setFillColor(.white)
        context.setStrokeColor(.white)
        return context
    }

    @Test("Edges between pixels cover their share")
    func antialiasing() throws {
        let context = try canvas(4, 2)
        context.fill(CGRect(x: 0.5, y: 0, width: 2.25, height: 1))
        let row = gray.map(context)[1].map { Int($0) }
        #expect(abs(row[0] - 128) < 3 && row[1] == 255 && abs(row[2] - 191) < 3 && row[3] == 0)
        context.clear(CGRect(x: 0, y: 0, width: 4, height: 2))
        context.setShouldAntialias(false)
        context.fill(CGRect(x: 0.4, y: 0, width: 2, height: 1))
        #expect(gray.map(context)[1] == [255, 255, 0, 0])
    }

    @Test("Rectangles without end cover the whole, turned and enlarged as well", arguments: [0.0, 0.7])
    func infinite(angle: Double) throws {
        for rect in [CGRect.infinite, CGRect(x: -1e9, y: -1e12, width: 1e13, height: 1e13)] {
            let context = try canvas(4, 3)
            context.translateBy(x: 2, y: 1)
            context.rotate(by: angle)
            context.scaleBy(x: 0.1, y: 10)
            context.clip(to: rect)
            context.fill(rect)
            #expect(gray.map(context).allSatisfy { $0.allSatisfy { $0 == 255 } })
            context.clear(rect)
            #expect(gray.map(context).allSatisfy { $0.allSatisfy { $0 == 0 } })
            context.fill(CGRect(x: 1e9, y: 0, width: 10, height: 10))
            #expect(gray.map(context).allSatisfy { $0.allSatisfy { $0 == 0 } })
        }
    }

    @Test("Coverage of a slanted shape is its area, pixel by pixel")
    func coverage() throws {
        let context = try canvas(16, 16)
        let corners = [CGPoint(x: 1.3, y: 2.1), CGPoint(x: 14.2, y: 5.7), CGPoint(x: 6.4, y: 14.6)]
        let path = CGMutablePath()
        path.addLines(between: corners)
        context.addPath(path)
        context.fillPath()
        let drawn = gray.map(context)
        var worst = 0.0, sum = 0.0
        for y in 0..<16 {
            for x in 0..<16 {
                var inside = 0
                for v in 0..<16 {
                    for u in 0..<16 {
                        let point = CGPoint(
                            x: CGFloat(x) + (CGFloat(u) + 0.5) / 16, y: CGFloat(15 - y) + (CGFloat(v) + 0.5) / 16)
                        if path.contains(point) { inside += 1 }
                    }
                }
                let difference = abs(Double(drawn[y][x]) - Double(inside) / 256 * 255)
                worst = max(worst, difference)
                sum += difference
            }
        }
        #expect(worst < 16 && sum / 256 < 1.5, "cairo counts 15 lines a pixel")
    }

    /// Each map of a context that turns or mirrors a picture of two by three pixels, and the orientation that does the
    /// same.
    struct Turn: Sendable {
        var map: CGAffineTransform
        var orientation: Orientation
    }

    @Test(
        "A picture is turned and mirrored exactly",
        arguments: [
            Turn(map: .identity, orientation: .up),
            Turn(map: CGAffineTransform(-1, 0, 0, 1, 2, 0), orientation: .upMirrored),
            Turn(map: CGAffineTransform(-1, 0, 0, -1, 2, 3), orientation: .down),
            Turn(map: CGAffineTransform(1, 0, 0, -1, 0, 3), orientation: .downMirrored),
            Turn(map: CGAffineTransform(0, 1, -1, 0, 3, 0), orientation: .left),
            Turn(map: CGAffineTransform(0, -1, 1, 0, 0, 2), orientation: .right),
            Turn(map: CGAffineTransform(0, -1, -1, 0, 3, 2), orientation: .leftMirrored),
            Turn(map: CGAffineTransform(0, 1, 1, 0, 0, 0), orientation: .rightMirrored),
        ])
    func turns(turn: Turn) throws {
        let source = PixelBuffer.numbered(width: 2, height: 3, format: .gray8)
        let expected = source.oriented(turn.orientation)
        let context = try gray.context(width: expected.width, height: expected.height)
        context.concatenate(turn.map)
        context.draw(CGImage(source), in: CGRect(x: 0, y: 0, width: 2, height: 3))
        #expect(gray.map(context).flatMap { $0 } == expected.samples)
    }

    @Test("Rotations are counter-clockwise, and maps apply in the order that code reads")
    func order() throws {
        let context = try canvas(4, 4)
        context.translateBy(x: 4, y: 0)
        context.rotate(by: .pi / 2)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))  // two up, one to the left of x = 4
        #expect(gray.map(context) == [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 255], [0, 0, 0, 255]])
        context.scaleBy(x: 2, y: 1)
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)).y.rounded() == 2)
        let back = context.convertToUserSpace(CGPoint(x: 3, y: 2))
        #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 1) < 1e-9)
    }

    @Test("Enlarged pixels are squares without interpolation")
    func nearest() throws {
        let source = PixelBuffer.numbered(width: 2, height: 2, format: .gray8)
        let context = try gray.context(width: 4, height: 4)
        context.interpolationQuality = .none
        context.draw(CGImage(source), in: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(gray.map(context) == [[0, 0, 1, 1], [0, 0, 1, 1], [16, 16, 17, 17], [16, 16, 17, 17]])
    }

    @Test("A picture that grows keeps its border's colour up to the edge")
    func growing() throws {
        let context = try gray.context(width: 9, height: 9)
        context.draw(
            CGImage(PixelBuffer.made(width: 3, height: 3) { _, _ in [200] }),
            in: CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect(gray.map(context).allSatisfy { $0.allSatisfy { $0 == 200 } })
    }

    @Test("A picture that shrinks is a mean of what falls on each pixel", arguments: [2, 3, 5, 8])
    func shrinking(factor: Int) throws {
        let source = PixelBuffer.noise(width: 8 * factor, height: 6 * factor, format: .gray8)
        let context = try gray.context(width: 8, height: 6)
        context.draw(CGImage(source), in: CGRect(x: 0, y: 0, width: 8, height: 6))
        let mean = source.resized(width: 8, height: 6)
        let difference = zip(gray.map(context).flatMap { $0 }, mean.samples).map { abs(Int($0) - Int($1)) }.max()
        #expect(difference ?? 255 <= 6)
    }

    @Test("Thin strokes survive where a picture shrinks by eight")
    func strokes() throws {
        let source = PixelBuffer.made(width: 160, height: 80) { x, _ in [x % 16 == 5 ? 0 : 255] }
        let context = try gray.context(width: 20, height: 10)
        context.draw(CGImage(source), in: CGRect(x: 0, y: 0, width: 20, height: 10))
        let row = gray.map(context)[5]
        for x in stride(from: 0, to: 20, by: 2) { #expect(row[x] < 240 && row[x + 1] > 240) }
    }

    @Test("The clip narrows and comes back with the saved state")
    func clip() throws {
        let context = try canvas(4, 2)
        context.saveGState()
        context.clip(to: CGRect(x: 1, y: 0, width: 3, height: 2))
        context.clip(to: [CGRect(x: 0, y: 0, width: 2, height: 1), CGRect(x: 3, y: 0, width: 1, height: 1)])
        #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 0, width: 3, height: 1))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(gray.map(context) == [[0, 0, 0, 0], [0, 255, 0, 255]])
        context.restoreGState()
        context.restoreGState()
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 2))
        context.addEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
        context.clip()
        #expect(context.isPathEmpty)
        context.resetClip()
        context.fill(CGRect(x: 0, y: 1, width: 4, height: 1))
        #expect(gray.map(context)[0] == [255, 255, 255, 255])
    }

    @Test("Saved colours, maps and blend modes come back")
    func state() throws {
        let context = try canvas(2, 1)
        context.saveGState()
        context.setFillColor(.black)
        context.setBlendMode(.clear)
        context.setAlpha(0.1)
        context.translateBy(x: 1, y: 0)
        context.restoreGState()
        #expect(context.ctm == .identity)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(gray.map(context) == [[255, 0]])
    }

    @Test("Lines are as wide as the pen, in user space")
    func lines() throws {
        let context = try canvas(6, 6)
        context.setLineWidth(2)
        context.move(to: CGPoint(x: 0, y: 3))
        context.addLine(to: CGPoint(x: 6, y: 3))
        context.strokePath()
        #expect(gray.map(context).map { $0[3] } == [0, 0, 255, 255, 0, 0])
        context.clear(CGRect(x: 0, y: 0, width: 6, height: 6))
        context.scaleBy(x: 2, y: 2)
        context.stroke(CGRect(x: 0.5, y: 0.5, width: 2, height: 2), width: 1)
        #expect(gray.map(context)[0] == [255, 255, 255, 255, 255, 255])
        #expect(gray.map(context)[2] == [255, 255, 0, 0, 255, 255])
    }

    @Test("Dashes leave gaps")
    func dashes() throws {
        let context = try canvas(8, 1)
        context.setLineDash(phase: 0, lengths: [2, 1])
        context.move(to: CGPoint(x: 0, y: 0.5))
        context.addLine(to: CGPoint(x: 8, y: 0.5))
        context.strokePath()
        #expect(gray.map(context)[0] == [255, 255, 0, 255, 255, 0, 255, 255])
        context.setLineDash(phase: 0, lengths: [0, 0])
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 8, y: 0.5)])
        #expect(gray.map(context)[0].allSatisfy { $0 == 255 })
    }

    @Test("Inside and line of a path are drawn together, holes by the even-odd rule")
    func drawing() throws {
        let context = try canvas(6, 6)
        context.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
        context.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
        #expect(context.pathContains(CGPoint(x: 3, y: 3), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: 3, y: 3), mode: .eoFill))
        context.drawPath(using: .eoFill)
        #expect(gray.map(context)[3] == [255, 255, 0, 0, 255, 255])
        #expect(context.isPathEmpty)
    }

    /// A blend mode, and what half a red over an opaque blue becomes.
    @Test(
        "Blend modes mix as they say",
        arguments: [
            (CGBlendMode.normal, [255, 0, 0, 255]), (.multiply, [0, 0, 0, 255]), (.screen, [255, 0, 255, 255]),
            (.copy, [255, 0, 0, 255]), (.clear, [0, 0, 0, 0]), (.destinationOver, [0, 0, 255, 255]),
            (.xor, [0, 0, 0, 0]), (.sourceOut, [0, 0, 0, 0]), (.plusLighter, [255, 0, 255, 255]),
            (.difference, [255, 0, 255, 255]), (.sourceIn, [255, 0, 0, 255]),
        ] as [(CGBlendMode, [UInt8])])
    func blending(mode: CGBlendMode, expected: [UInt8]) throws {
        let rgba = Bitmaps.rgba
        let context = try rgba.context(width: 2, height: 1)
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.setBlendMode(mode)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(rgba.pixel(context, 0, 0) == expected)
        #expect(rgba.pixel(context, 1, 0) == [0, 0, 255, 255], "what is not drawn on stays")
    }

    @Test("A mask is painted with the fill colour where it is 0")
    func masks() throws {
        let provider = try #require(CGDataProvider(data: Data([0, 255, 102]) as CFData))
        let mask = try #require(
            CGImage(
                maskWidth: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3, provider: provider,
                decode: nil, shouldInterpolate: false))
        let context = try Bitmaps.rgba.context(width: 3, height: 1)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.draw(mask, in: CGRect(x: 0, y: 0, width: 3, height: 1))
        #expect(
            (0..<3).map { Bitmaps.rgba.pixel(context, $0, 0) } == [[255, 0, 0, 255], [0, 0, 0, 0], [153, 0, 0, 153]])
    }

    @Test("Tiles cover the clip")
    func tiles() throws {
        let context = try gray.context(width: 5, height: 2)
        let tile = CGImage(PixelBuffer.made(width: 2, height: 1) { x, _ in [x == 0 ? 10 : 20] })
        context.draw(tile, in: CGRect(x: 1, y: 0, width: 2, height: 1), byTiling: true)
        #expect(gray.map(context) == [[20, 10, 20, 10, 20], [20, 10, 20, 10, 20]])
    }

    @Test("The path is kept in user space through a change of it")
    func paths() throws {
        let context = try canvas(10, 10)
        context.move(to: CGPoint(x: 1, y: 1))
        context.scaleBy(x: 2, y: 2)
        context.addLine(to: CGPoint(x: 4, y: 1))
        #expect(context.currentPointOfPath == CGPoint(x: 4, y: 1))
        #expect(context.boundingBoxOfPath == CGRect(x: 0.5, y: 0.5, width: 3.5, height: 0.5))
        context.beginPath()
        #expect(context.path == nil && context.boundingBoxOfPath.isNull)
    }

    @Test("Numbers that are none draw nothing and break nothing")
    func noNumbers() throws {
        let context = try canvas(2, 1)
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        context.draw(
            CGImage(.numbered(width: 2, height: 2)), in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
        context.move(to: CGPoint(x: 0, y: CGFloat.infinity))
        context.addLine(to: .zero)
        context.strokePath()
        for flat in [CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: CGFloat.nan, y: 1)] {
            context.saveGState()
            context.concatenate(flat)
            context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.draw(CGImage(.numbered(width: 2, height: 2)), in: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
        }
        context.setLineWidth(.nan)
        context.setLineDash(phase: .nan, lengths: [.infinity, 1])
        context.strokeLineSegments(between: [.zero, CGPoint(x: 2, y: 1)])
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(gray.map(context) == [[255, 0]])
    }
}

import SightImage
import SightTestSupport
import Synchronization
import Testing
import UIKit

@Suite("CALayer")
struct CALayerTests {
    /// A layer drawn as UIKit's contexts draw it, opaque on black.
    private func drawn(_ layer: CALayer, _ width: Int, _ height: Int) throws -> PixelBuffer {
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        let size = CGSize(width: width, height: height)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { layer.render(in: $0.cgContext) }
        return try #require(image.cgImage).pixelBuffer
    }

    private func layer(_ frame: CGRect, _ color: UIColor? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color?.cgColor
        return layer
    }

    @Test("Backgrounds, borders and order are drawn")
    func looks() throws {
        let root = layer(CGRect(x: 0, y: 0, width: 6, height: 6), .red)
        root.borderColor = UIColor.white.cgColor
        root.borderWidth = 1
        let low = layer(CGRect(x: 1, y: 1, width: 3, height: 3), .green)
        let high = layer(CGRect(x: 3, y: 3, width: 2, height: 2), .blue)
        low.zPosition = 1
        root.addSublayer(low)
        root.addSublayer(high)
        let pixels = try drawn(root, 6, 6)
        #expect(pixels.pixel(0, 3) == [255, 255, 255] && pixels.pixel(1, 1) == [0, 255, 0])
        #expect(pixels.pixel(3, 3) == [0, 255, 0], "the greater z position is above")
        #expect(pixels.pixel(4, 4) == [0, 0, 255] && pixels.pixel(1, 4) == [255, 0, 0])
    }

    @Test("Opacity, hiding and clipping hold for what lies inside")
    func inside() throws {
        let root = layer(CGRect(x: 0, y: 0, width: 4, height: 4))
        let box = layer(CGRect(x: 0, y: 0, width: 2, height: 2))
        box.masksToBounds = true
        box.opacity = 0.4
        box.addSublayer(layer(CGRect(x: 1, y: 1, width: 3, height: 3), .white))
        root.addSublayer(box)
        let pixels = try drawn(root, 4, 4)
        #expect(pixels.pixel(1, 1) == [102, 102, 102] && pixels.pixel(2, 2) == [0, 0, 0])
        box.isHidden = true
        #expect(try drawn(root, 4, 4).pixel(1, 1) == [0, 0, 0])
    }

    @Test("A picture is upright and fills as told")
    func contents() throws {
        let root = layer(CGRect(x: 0, y: 0, width: 4, height: 2))
        root.contents = CGImage(
            PixelBuffer.made(width: 2, height: 2, format: .rgb8) { x, y in [200, UInt8(100 * y), 0] })
        let stretched = try drawn(root, 4, 2)
        #expect(stretched.pixel(0, 0)[1] < 30 && stretched.pixel(0, 1)[1] > 70)
        root.contentsGravity = .resizeAspect
        let fitted = try drawn(root, 4, 2)
        #expect(
            fitted.pixel(0, 0) == [0, 0, 0] && fitted.pixel(1, 0) == [200, 0, 0] && fitted.pixel(2, 1) == [200, 100, 0])
    }

    @Test("A shape is painted and drawn")
    func shapes() throws {
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 0, y: 0, width: 6, height: 6)
        shape.path = CGPath(rect: CGRect(x: 1, y: 1, width: 4, height: 4), transform: nil)
        shape.fillColor = nil
        shape.strokeColor = UIColor.yellow.cgColor
        shape.lineWidth = 2
        var pixels = try drawn(shape, 6, 6)
        #expect(pixels.pixel(0, 0) == [255, 255, 0] && pixels.pixel(2, 3) == [0, 0, 0])
        shape.fillColor = UIColor.blue.cgColor
        shape.lineWidth = 0
        pixels = try drawn(shape, 6, 6)
        #expect(pixels.pixel(2, 3) == [0, 0, 255] && pixels.pixel(0, 0) == [0, 0, 0])
    }

    @Test("A turned layer's frame is the box around it, and points are converted through it")
    func transforms() {
        let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let turned = layer(CGRect(x: 40, y: 40, width: 20, height: 10))
        root.addSublayer(turned)
        turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let frame = turned.frame
        #expect(abs(frame.minX - 45) < 1e-9 && abs(frame.minY - 35) < 1e-9 && abs(frame.width - 10) < 1e-9)
        let corner = turned.convert(CGPoint.zero, to: root)
        #expect(abs(corner.x - 55) < 1e-9 && abs(corner.y - 35) < 1e-9)
        #expect(root.hitTest(CGPoint(x: 50, y: 54)) == turned && root.hitTest(CGPoint(x: 60, y: 45)) == root)
    }

    @Test("Layers are added, replaced and removed")
    func tree() {
        let root = CALayer(), a = CALayer(), b = CALayer(), c = CALayer()
        #expect(root.sublayers == nil)
        root.addSublayer(a)
        root.addSublayer(b)
        root.insertSublayer(c, below: b)
        #expect(root.sublayers == [a, c, b])
        root.replaceSublayer(c, with: b)
        #expect(root.sublayers == [a, b] && c.superlayer == nil)
        a.removeFromSuperlayer()
        #expect(root.sublayers == [b])
        root.sublayers = nil
        #expect(b.superlayer == nil && root.sublayers == nil)
    }

    @Test("A transaction's end is told when it ends, inner ones first")
    func transactions() {
        let ends = Mutex<[Int]>([])
        CATransaction.begin()
        CATransaction.setCompletionBlock { ends.withLock { $0.append(1) } }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { ends.withLock { $0.append(2) } }
        #expect(CATransaction.disableActions())
        CATransaction.commit()
        #expect(!CATransaction.disableActions() && ends.withLock { $0 } == [2])
        CATransaction.commit()
        CATransaction.commit()
        #expect(ends.withLock { $0 } == [2, 1])
    }
}

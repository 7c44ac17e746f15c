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

    @Test("What overlaps in a layer covers together; each by itself where that is wanted")
    func groups() throws {
        let root = layer(CGRect(x: 0, y: 0, width: 4, height: 4))
        let group = layer(CGRect(x: 0, y: 0, width: 4, height: 4))
        group.opacity = 0.4
        group.addSublayer(layer(CGRect(x: 0, y: 0, width: 3, height: 4), .white))
        group.addSublayer(layer(CGRect(x: 1, y: 0, width: 3, height: 4), .white))
        root.addSublayer(group)
        #expect(try (0..<4).allSatisfy { try drawn(root, 4, 4).pixel($0, 1) == [102, 102, 102] })
        group.allowsGroupOpacity = false
        #expect(try drawn(root, 4, 4).pixel(1, 1)[0] > 150)
    }

    @Test("A mask shows the layer where it is itself seen")
    func mask() throws {
        let root = layer(CGRect(x: 0, y: 0, width: 6, height: 6), .blue)
        let box = layer(CGRect(x: 1, y: 1, width: 4, height: 4), .red)
        let mask = CAShapeLayer()
        mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 4), transform: nil)
        box.mask = mask
        root.addSublayer(box)
        let pixels = try drawn(root, 6, 6)
        #expect(pixels.pixel(2, 2) == [255, 0, 0] && pixels.pixel(3, 2) == [0, 0, 255])
        #expect(pixels.pixel(0, 0) == [0, 0, 255])
        let half = layer(CGRect(x: 1, y: 0, width: 3, height: 4), UIColor(white: 0, alpha: 0.4))
        box.mask = half
        #expect(try drawn(root, 6, 6).pixel(3, 2) == [102, 0, 153] && drawn(root, 6, 6).pixel(1, 2) == [0, 0, 255])
    }

    @Test("A shadow lies beside its layer, or is that of a path", arguments: [false, true])
    func shadow(hasPath: Bool) throws {
        let root = layer(CGRect(x: 0, y: 0, width: 12, height: 12), .white)
        let box = layer(CGRect(x: 2, y: 2, width: 4, height: 4), .red)
        box.shadowColor = UIColor.blue.cgColor
        box.shadowOffset = CGSize(width: 3, height: 4)
        box.shadowRadius = 0
        root.addSublayer(box)
        #expect(try drawn(root, 12, 12).pixel(8, 9) == [255, 255, 255], "no shadow from the start")
        box.shadowOpacity = 1
        if hasPath { box.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 4), transform: nil) }
        let pixels = try drawn(root, 12, 12)
        #expect(pixels.pixel(6, 9) == [0, 0, 255] && pixels.pixel(3, 3) == [255, 0, 0])
        #expect(
            pixels.pixel(8, 9) == (hasPath ? [255, 255, 255] : [0, 0, 255]) && pixels.pixel(3, 9) == [255, 255, 255])
    }

    @Test("A line is drawn from a part of its path to another")
    func lineParts() throws {
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 0, y: 0, width: 8, height: 2)
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 1), CGPoint(x: 8, y: 1)])
        shape.path = path
        shape.strokeColor = UIColor.white.cgColor
        shape.fillColor = nil
        shape.lineWidth = 2
        shape.strokeStart = 0.25
        shape.strokeEnd = 0.75
        let row = try (0..<8).map { try drawn(shape, 8, 2).pixel($0, 0)[0] }
        #expect(row == [0, 0, 255, 255, 255, 255, 0, 0])
    }

    @Test("Corners are rounded where told, parts of pictures shown, and y turned round")
    func more() throws {
        let box = layer(CGRect(x: 0, y: 0, width: 8, height: 8), .white)
        box.cornerRadius = 4
        box.maskedCorners = [.layerMaxXMinYCorner]
        let corners = try drawn(box, 8, 8)
        #expect(corners.pixel(0, 0)[0] == 255 && corners.pixel(7, 0)[0] < 60 && corners.pixel(7, 7)[0] == 255)

        let picture = layer(CGRect(x: 0, y: 0, width: 2, height: 2))
        picture.contents = CGImage(
            PixelBuffer.made(width: 2, height: 2, format: .rgb8) { x, y in [UInt8(100 * x), UInt8(100 * y), 0] })
        picture.contentsRect = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
        #expect(try drawn(picture, 2, 2).pixel(0, 0) == [100, 100, 0])

        let root = layer(CGRect(x: 0, y: 0, width: 4, height: 4))
        root.isGeometryFlipped = true
        let low = layer(CGRect(x: 0, y: 0, width: 4, height: 2))
        low.contents = CGImage(PixelBuffer.made(width: 1, height: 2, format: .gray8) { _, y in [y == 0 ? 200 : 100] })
        low.magnificationFilter = .nearest
        root.addSublayer(low)
        let flipped = try drawn(root, 4, 4)
        #expect(flipped.pixel(1, 0) == [0, 0, 0] && flipped.pixel(1, 2)[0] > flipped.pixel(1, 3)[0])
        #expect(root.convert(CGPoint(x: 1, y: 1), from: low) == CGPoint(x: 1, y: 3))
    }

    @Test("Colours go over into each other along and around")
    func gradients() throws {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        let down = try drawn(gradient, 10, 10)
        #expect(down.pixel(5, 0)[0] < 30 && down.pixel(5, 9)[0] > 225 && down.pixel(0, 5) == down.pixel(9, 5))
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        gradient.locations = [0.5, 0.6]
        let across = try drawn(gradient, 10, 10)
        #expect(across.pixel(3, 5)[0] == 0 && across.pixel(7, 5)[0] == 255)
        gradient.type = .radial
        gradient.locations = nil
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        let around = try drawn(gradient, 10, 10)
        #expect(around.pixel(5, 5)[0] < 60 && around.pixel(0, 5)[0] > 200)
    }

    @Test("A turn in space is one of the plane, and is undone")
    func space() {
        let turn = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 0), .pi / 3, 0, 0, 1)
        let flat = CGAffineTransform(translationX: 3, y: 4).rotated(by: .pi / 3)
        let found = CATransform3DGetAffineTransform(turn)
        #expect(abs(found.a - flat.a) < 1e-12 && abs(found.c - flat.c) < 1e-12 && found.tx == 3 && found.ty == 4)
        #expect(CATransform3DIsAffine(turn) && CATransform3DIsIdentity(CATransform3DIdentity))
        let back = CATransform3DConcat(turn, CATransform3DInvert(turn))
        #expect(abs(back.m11 - 1) < 1e-12 && abs(back.m21) < 1e-12 && abs(back.m41) < 1e-12)
        let tilted = CATransform3DMakeRotation(0.4, 1, 2, 3)
        #expect(!CATransform3DIsAffine(tilted))
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        #expect(layer.frame.size == CGSize(width: 20, height: 30) && layer.affineTransform().d == 3)
    }

    @Test("Animations end where they begin, and those that go on are kept")
    func animations() {
        final class Listener: NSObject, CAAnimationDelegate {
            var told: [String] = []
            func animationDidStart(_ anim: CAAnimation) { told.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { told.append("stop \(flag)") }
        }
        let layer = CAShapeLayer(), listener = Listener()
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.delegate = listener
        layer.add(animation, forKey: "line")
        #expect(listener.told == ["start", "stop true"] && layer.animation(forKey: "line") == nil)
        animation.repeatCount = .infinity
        layer.add(animation, forKey: "line")
        let kept = layer.animation(forKey: "line") as? CABasicAnimation
        #expect(kept?.keyPath == "strokeEnd" && kept !== animation && layer.animationKeys() == ["line"])
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil)
        layer.setValue(7, forKey: "mine")
        #expect(layer.value(forKey: "mine") as? Int == 7)
    }
}

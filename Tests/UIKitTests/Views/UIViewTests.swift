import SightImage
import SightTestSupport
import Testing
import UIKit

@Suite("UIView")
@MainActor
struct UIViewTests {
    @Test("A view lies in one other at a time, its layer with it")
    func tree() {
        let a = UIView(), b = UIView(), c = UIView(), d = UIView()
        a.addSubview(b)
        a.addSubview(c)
        a.insertSubview(d, at: 0)
        #expect(a.subviews == [d, b, c])
        #expect(a.layer.sublayers?.map { $0 } == [d.layer, b.layer, c.layer])
        a.insertSubview(c, belowSubview: b)
        #expect(a.subviews == [d, c, b] && a.layer.sublayers == [d.layer, c.layer, b.layer])
        a.bringSubviewToFront(d)
        a.sendSubviewToBack(b)
        #expect(a.subviews == [b, c, d] && a.layer.sublayers == [b.layer, c.layer, d.layer])
        b.addSubview(c)
        #expect(a.subviews == [b, d] && c.superview == b && c.isDescendant(of: a) && !d.isDescendant(of: b))
        b.removeFromSuperview()
        #expect(a.subviews == [d] && b.superview == nil && b.layer.superlayer == nil)
        c.tag = 7
        #expect(b.viewWithTag(7) == c && a.viewWithTag(7) == nil)
    }

    @Test("Frame, bounds and middle belong together")
    func geometry() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40) && view.center == CGPoint(x: 25, y: 40))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame.origin == CGPoint(x: 85, y: 80))
        view.bounds.size = CGSize(width: 10, height: 10)
        #expect(view.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 1)
        #expect(view.frame == CGRect(x: 90, y: 95, width: 20, height: 10))
    }

    @Test("Points and rectangles are converted between views, scrolled ones too")
    func conversion() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let a = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let b = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        let c = UIView(frame: CGRect(x: 60, y: 0, width: 10, height: 10))
        root.addSubview(a)
        a.addSubview(b)
        root.addSubview(c)
        #expect(b.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 17))
        #expect(b.convert(CGPoint(x: 16, y: 17), from: root) == CGPoint(x: 1, y: 2))
        #expect(b.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: 17))
        #expect(c.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: b) == CGRect(x: 45, y: -15, width: 1, height: 1))
        a.bounds.origin = CGPoint(x: 0, y: 3)
        #expect(b.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 12))
    }

    @Test("The topmost view that takes events is hit")
    func hits() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let a = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let b = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
        root.addSubview(a)
        root.addSubview(b)
        #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) == b)
        b.isHidden = true
        #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) == a)
        a.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) == root)
        #expect(root.hitTest(CGPoint(x: 130, y: 30), with: nil) == nil)
    }

    @Test(
        "Views follow the size of the one that they lie in",
        arguments: [
            (UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]), CGRect(x: 10, y: 10, width: 180, height: 80)),
            (
                UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleTopMargin]),
                CGRect(x: 110, y: 10, width: 80, height: 80)
            ),
            (
                UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin]),
                CGRect(x: 60, y: 10, width: 80, height: 80)
            ),
            (UIView.AutoresizingMask(), CGRect(x: 10, y: 10, width: 80, height: 80)),
        ])
    func autoresizing(mask: UIView.AutoresizingMask, expected: CGRect) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        view.autoresizingMask = mask
        root.addSubview(view)
        root.frame.size.width = 200
        #expect(view.frame == expected)
    }

    private final class Stack: UIView {
        var layouts = 0

        override func layoutSubviews() {
            layouts += 1
            for (index, view) in subviews.enumerated() { view.frame.origin.y = CGFloat(10 * index) }
        }
    }

    @Test("Layout is done when it is needed, once")
    func layout() {
        let stack = Stack(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stack.addSubview(UIView())
        stack.addSubview(UIView())
        stack.layoutIfNeeded()
        stack.layoutIfNeeded()
        #expect(stack.layouts == 1 && stack.subviews[1].frame.origin.y == 10)
        stack.frame.size.width = 20
        stack.layoutIfNeeded()
        #expect(stack.layouts == 2)
        stack.setNeedsLayout()
        _ = UIGraphicsImageRenderer(size: stack.bounds.size).image { stack.layer.render(in: $0.cgContext) }
        #expect(stack.layouts == 3, "drawing a layer lays out its view first")
    }

    @Test("Looks are those of the layer")
    func looks() {
        let view = UIView()
        view.backgroundColor = .red
        view.alpha = 0.5
        view.clipsToBounds = true
        #expect(
            view.layer.backgroundColor == UIColor.red.cgColor && view.layer.opacity == 0.5 && view.layer.masksToBounds)
        #expect(view.backgroundColor == .red)
        let inner = UIView()
        view.addSubview(inner)
        view.tintColor = .green
        #expect(inner.tintColor == .green)
        var isDone = false
        UIView.animate(withDuration: 0.3) {
            inner.alpha = 0
        } completion: {
            isDone = $0
        }
        #expect(isDone && inner.alpha == 0)
    }

    private final class Shape: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }

        override init(frame: CGRect) {
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    @Test("A view has the layer that its class names, and needs no frame to be made")
    func layerClass() {
        #expect(Shape().layer is CAShapeLayer && Shape().frame == .zero)
    }

    private final class Cross: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.white.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: rect.width, height: 1))
        }
    }

    @Test("A tree of views is drawn with what subclasses draw")
    func drawing() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        root.backgroundColor = .blue
        let cross = Cross(frame: CGRect(x: 1, y: 2, width: 2, height: 2))
        root.addSubview(cross)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
            root.drawHierarchy(in: root.bounds, afterScreenUpdates: true)
        }
        let pixels = try #require(image.cgImage).pixelBuffer
        #expect(pixels.pixel(0, 0) == [0, 0, 255, 255] && pixels.pixel(1, 2) == [255, 255, 255, 255])
        #expect(pixels.pixel(1, 3) == [0, 0, 255, 255] && pixels.pixel(3, 2) == [0, 0, 255, 255])
    }

    @Test("A view of a picture shows it upright and is as large")
    func imageView() throws {
        let buffer = PixelBuffer.made(width: 2, height: 1, format: .rgb8) { x, _ in [x == 0 ? 255 : 0, 0, 0] }
        let view = UIImageView(image: UIImage(cgImage: CGImage(buffer), scale: 1, orientation: .right))
        #expect(view.frame.size == CGSize(width: 1, height: 2))
        let image = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
        let pixels = try #require(image.cgImage).pixelBuffer
        #expect(pixels.pixel(0, 0)[0] == 255 && pixels.pixel(0, 1)[0] == 0)
        view.image = nil
        #expect(view.layer.contents == nil)
    }
}

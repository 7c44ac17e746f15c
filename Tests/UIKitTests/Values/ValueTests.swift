import Testing
import UIKit

@Suite("Values")
struct ValueTests {
    @Test("Colours are what their components say")
    func colors() {
        var (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(UIColor.orange.withAlphaComponent(0.25).getRed(&a, green: &b, blue: &c, alpha: &d))
        #expect((a, b, c, d) == (1, 0.5, 0, 0.25))
        #expect(UIColor(white: 0.5, alpha: 1).getWhite(&a, alpha: nil) && a == 0.5)
        #expect(!UIColor.red.getWhite(nil, alpha: nil))
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
        #expect(UIColor.systemYellow.cgColor.alpha == 1)
    }

    @Test("Hue, saturation and brightness are there and back", arguments: 0..<24)
    func hues(step: Int) {
        let hue = CGFloat(step) / 24
        var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(hue: hue, saturation: 0.5, brightness: 0.8, alpha: 1).getHue(
            &h, saturation: &s, brightness: &b, alpha: nil)
        #expect(abs(h - hue) < 1e-9 && abs(s - 0.5) < 1e-9 && abs(b - 0.8) < 1e-9)
    }

    @Test("Geometry goes into objects and comes back")
    func objects() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.width == 3)
        #expect(NSValue(cgSize: CGSize(width: 5, height: 6)).cgSizeValue.height == 6)
    }

    @Test("Edges are cut off a rectangle")
    func insets() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(CGRect(x: 0, y: 0, width: 20, height: 10).inset(by: insets) == CGRect(x: 2, y: 1, width: 14, height: 6))
        #expect(UIEdgeInsets.zero == UIEdgeInsets())
    }
}

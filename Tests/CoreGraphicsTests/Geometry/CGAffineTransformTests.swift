import CoreGraphics
import Testing

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
    private func isNear(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool { abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9 }

    @Test("Points are moved, scaled and turned counter-clockwise")
    func points() {
        let p = CGPoint(x: 3, y: 1)
        #expect(p.applying(.identity) == p)
        #expect(p.applying(CGAffineTransform(translationX: 2, y: -1)) == CGPoint(x: 5, y: 0))
        #expect(p.applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 6, y: 3))
        #expect(isNear(p.applying(CGAffineTransform(rotationAngle: .pi / 2)), -1, 3))
        #expect(isNear(p.applying(CGAffineTransform(1, 2, 3, 4, 5, 6)), 3 + 3 + 5, 6 + 4 + 6))
    }

    @Test("Translated, scaled and rotated maps do the new part first, concatenated ones last")
    func order() {
        let base = CGAffineTransform(scaleX: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(base.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 2))
        let moved = base.concatenating(CGAffineTransform(translationX: 10, y: 0))
        #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 12, y: 2))
        #expect(
            CGPoint(x: 1, y: 1).applying(CGAffineTransform(translationX: 1, y: 0).scaledBy(x: 3, y: 1))
                == CGPoint(x: 4, y: 1))
        #expect(
            isNear(CGPoint(x: 1, y: 0).applying(CGAffineTransform(translationX: 1, y: 0).rotated(by: .pi / 2)), 1, 1))
    }

    @Test("The inverse undoes a map; one that cannot be undone comes back")
    func inverse() {
        let map = CGAffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: -6)
        #expect(isNear(CGPoint(x: 7, y: 8).applying(map).applying(map.inverted()), 7, 8))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform.identity.isIdentity && !map.isIdentity)
    }

    @Test("A rectangle becomes the box around its corners, a size is not moved")
    func shapes() {
        let turn = CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(translationX: 100, y: 0))
        let box = CGRect(x: 0, y: 0, width: 20, height: 10).applying(turn)
        #expect(isNear(box.origin, 90, 0) && abs(box.width - 10) < 1e-9 && abs(box.height - 20) < 1e-9)
        #expect(CGRect.null.applying(turn).isNull && CGRect.infinite.applying(turn).isInfinite)
        #expect(
            CGSize(width: 2, height: 3).applying(CGAffineTransform(a: 2, b: 0, c: 0, d: -1, tx: 9, ty: 9))
                == CGSize(width: 4, height: -3))
        #expect(
            CGRect(x: 4, y: 4, width: -2, height: -2).applying(.identity) == CGRect(x: 2, y: 2, width: 2, height: 2))
    }

    @Test("Maps and movements can be stored")
    func codable() throws {
        let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: JSONEncoder().encode(map)) == map)
        let vector = CGVector(dx: 1, dy: 2)
        #expect(try JSONDecoder().decode(CGVector.self, from: JSONEncoder().encode(vector)) == vector)
        #expect(CGVector.zero == CGVector(dx: 0, dy: 0))
    }
}

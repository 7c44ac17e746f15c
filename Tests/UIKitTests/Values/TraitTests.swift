import Testing
import UIKit

@Suite("Surroundings and colours")
struct TraitTests {
    private let night = UITraitCollection(userInterfaceStyle: .dark)

    @Test("A colour of its surroundings is another one by night")
    func dynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.cgColor == UIColor.black.cgColor)
        #expect(color.resolvedColor(with: night) == UIColor.white)
        night.performAsCurrent {
            #expect(color.cgColor == UIColor.white.cgColor && UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        #expect(UIColor.label.resolvedColor(with: night) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.secondaryLabel.cgColor.alpha == 0.6)
        #expect(UIColor.red.resolvedColor(with: night) === UIColor.red)
    }

    @Test("Surroundings add up, the last one counting")
    func adding() {
        let fine = UITraitCollection(displayScale: 3)
        let both = UITraitCollection(traitsFrom: [fine, night])
        #expect(both.displayScale == 3 && both.userInterfaceStyle == .dark)
        #expect(both.containsTraits(in: fine) && !fine.containsTraits(in: both))
        #expect(UIGraphicsImageRendererFormat(for: fine).scale == 3)
        #expect(night.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    }

    @Test("Views follow what is above them, unless they override it")
    @MainActor
    func views() throws {
        let above = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2)), below = UIView()
        above.addSubview(below)
        above.overrideUserInterfaceStyle = .dark
        #expect(below.traitCollection.userInterfaceStyle == .dark)
        below.overrideUserInterfaceStyle = .light
        #expect(below.traitCollection.userInterfaceStyle == .light)
        above.backgroundColor = .systemBackground
        #expect(above.layer.backgroundColor == UIColor.black.resolvedColor(with: night).cgColor.rgbCopy)
    }
}

extension CGColor {
    fileprivate var rgbCopy: CGColor? {
        converted(to: CGColorSpace(name: CGColorSpace.sRGB)!, intent: .defaultIntent, options: nil)
    }
}

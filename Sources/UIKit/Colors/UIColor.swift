public import CoreGraphics
public import Foundation

/// A colour.
public final class UIColor: NSObject, Sendable {
    private enum Content: Sendable {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    private let content: Content

    /// The same colour for Core Graphics; of one that depends on surroundings, as it is in the current ones.
    public var cgColor: CGColor {
        switch content {
        case .fixed(let color): color
        case .dynamic(let provider): provider(.current).cgColor
        }
    }

    /// A colour of Core Graphics.
    public init(cgColor: CGColor) {
        content = .fixed(cgColor)
    }

    /// A colour that depends on surroundings.
    ///
    /// - Parameter dynamicProvider: Says which it is; it may be asked on any thread.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        content = .dynamic(dynamicProvider)
    }

    /// The colour as it is in surroundings: one that no longer depends on them.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch content {
        case .fixed: self
        case .dynamic(let provider):
            traitCollection.performingAsCurrent { provider(traitCollection).resolvedColor(with: traitCollection) }
        }
    }

    /// By the components of sRGB, from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// Grey from black at 0 to white at 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(genericGrayGamma2_2Gray: white, alpha: alpha))
    }

    /// By the components of Display P3, from 0 to 1, which are taken as sRGB's when it is drawn.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let space = CGColorSpace(name: CGColorSpace.displayP3)!
        self.init(cgColor: CGColor(colorSpace: space, components: [displayP3Red, green, blue, alpha])!)
    }

    /// By hue, from 0 for red over a third for green to 1, saturation and brightness.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        let pure = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * (sector - sector.rounded(.down)))
        let rising = brightness * (1 - saturation * (1 - (sector - sector.rounded(.down))))
        let (red, green, blue) =
            switch Int(sector) {
            case 0: (brightness, rising, pure)
            case 1: (falling, brightness, pure)
            case 2: (pure, brightness, rising)
            case 3: (pure, falling, brightness)
            case 4: (rising, pure, brightness)
            default: (brightness, pure, falling)
            }
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The same colour with another alpha.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
    }

    /// Two colours are equal when their spaces and components are.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.cgColor == cgColor
    }

    public override var hash: Int { cgColor.hashValue }
}

extension UIColor {
    /// Writes red, green, blue and alpha, from 0 to 1, to where there is a place for it.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgb = cgColor.rgb
        red?.pointee = rgb.red
        green?.pointee = rgb.green
        blue?.pointee = rgb.blue
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// Writes grey and alpha, from 0 to 1, to where there is a place for it.
    ///
    /// - Returns: False when the colour is not grey; then nothing is written.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgb = cgColor.rgb
        guard rgb.red == rgb.green, rgb.green == rgb.blue else { return false }
        white?.pointee = rgb.red
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// Writes hue, saturation, brightness and alpha, from 0 to 1, to where there is a place for it.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (red, green, blue) = cgColor.rgb
        let most = max(red, green, blue), range = most - min(red, green, blue)
        var turn: CGFloat = 0
        if range > 0 {
            turn =
                most == red
                ? (green - blue) / range : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
        }
        hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// Paints insides and lines of the current context with it.
    public func set() {
        setFill()
        setStroke()
    }

    /// Paints insides of the current context with it.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Paints lines of the current context with it.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}

extension UIColor: TextColorCarrier {
    package var textColor: CGColor { cgColor }
}

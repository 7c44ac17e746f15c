public import Foundation

/// Colours.
extension CGContext {
    /// What insides are painted with.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
        state.fillSpace = color.colorSpace ?? state.fillSpace
    }

    /// The colour space of colours of insides that come without one; black is the colour then.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        let components = [CGFloat](repeating: space.model == .cmyk ? 1 : 0, count: space.numberOfComponents) + [1]
        state.fillColor = CGColor(colorSpace: space, components: components) ?? .black
    }

    /// What insides are painted with: components of the space that ``setFillColorSpace(_:)`` named, and alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        state.fillColor = CGColor(colorSpace: state.fillSpace, components: components) ?? state.fillColor
    }

    /// What insides are painted with: components from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// What insides are painted with: components from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// What lines are painted with.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
        state.strokeSpace = color.colorSpace ?? state.strokeSpace
    }

    /// The colour space of colours of lines that come without one; black is the colour then.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        let components = [CGFloat](repeating: space.model == .cmyk ? 1 : 0, count: space.numberOfComponents) + [1]
        state.strokeColor = CGColor(colorSpace: space, components: components) ?? .black
    }

    /// What lines are painted with: components of the space that ``setStrokeColorSpace(_:)`` named, and alpha.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        state.strokeColor = CGColor(colorSpace: state.strokeSpace, components: components) ?? state.strokeColor
    }

    /// What lines are painted with: components from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// What lines are painted with: components from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }
}

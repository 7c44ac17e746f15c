public import Foundation

/// Colours.
extension CGContext {
    /// What insides are painted with.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
    }

    /// What insides are painted with: components from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// What insides are painted with: components from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(gray: gray, alpha: alpha)
    }

    /// What lines are painted with.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
    }

    /// What lines are painted with: components from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// What lines are painted with: components from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }
}

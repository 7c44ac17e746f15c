internal import CoreGraphics
public import Foundation

/// A layer that is painted with colours that go over into each other.
open class CAGradientLayer: CALayer {
    /// The colours: `CGColor` each.
    open var colors: [Any]?
    /// A place from 0 to 1 for each of them; nil for equal distances.
    open var locations: [NSNumber]?
    /// Where it begins, as parts of the layer's size.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where it ends, as parts of the layer's size.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// Which way it goes.
    open var type = CAGradientLayerType.axial

    override func drawShape(in ctx: CGContext) {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        let places = locations.map { $0.map { CGFloat($0.doubleValue) } }
        guard !colors.isEmpty, places.map({ $0.count == colors.count }) ?? true,
            let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: places)
        else { return }
        func point(_ part: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + part.x * bounds.width, y: bounds.minY + part.y * bounds.height)
        }
        let start = point(startPoint), end = point(endPoint)
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        ctx.saveGState()
        ctx.addPath(outline(insetBy: 0))
        ctx.clip()
        if type == .radial {
            // An ellipse about the start, whose corner is the end.
            let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
            if width > 0, height > 0 {
                ctx.translateBy(x: start.x, y: start.y)
                ctx.scaleBy(x: width, y: height)
                ctx.drawRadialGradient(
                    gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options)
            }
        } else {
            ctx.drawLinearGradient(gradient, start: start, end: end, options: options)
        }
        ctx.restoreGState()
    }
}

/// Which way the colours of a layer go over into each other.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the way.
    public let rawValue: String

    /// A way by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the middle of an ellipse outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
}

public import Foundation

/// A colour: the components of a colour space, and alpha.
public final class CGColor: Sendable {
    /// What the components mean.
    public let colorSpace: CGColorSpace?
    private let values: [CGFloat]

    /// A colour by its components, from 0 to 1, alpha being the last; nil for a space without components.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.numberOfComponents > 0 else { return nil }
        colorSpace = space
        values = (0...space.numberOfComponents).map { components[$0] }
    }

    private init(_ space: CGColorSpace, _ values: [CGFloat]) {
        colorSpace = space
        self.values = values
    }

    /// A colour by the components of a device's RGB, from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(CGColorSpaceCreateDeviceRGB(), [red, green, blue, alpha])
    }

    /// A colour by the components of sRGB, from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(CGColorSpace(name: CGColorSpace.sRGB)!, [red, green, blue, alpha])
    }

    /// A device's grey, from black at 0 to white at 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(CGColorSpaceCreateDeviceGray(), [gray, alpha])
    }

    /// Grey as screens show it, from black at 0 to white at 1.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)!, [gray, alpha])
    }

    /// A colour by some printer's inks, from 0 to 1.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(CGColorSpace(name: CGColorSpace.genericCMYK)!, [cyan, magenta, yellow, black, alpha])
    }

    /// How many ``components`` there are, alpha among them.
    public var numberOfComponents: Int { values.count }

    /// The components from 0 to 1, alpha being the last.
    public var components: [CGFloat]? { values }

    /// How much the colour covers, from 0 to 1.
    public var alpha: CGFloat { values[values.count - 1] }

    /// The same colour.
    public func copy() -> CGColor? { self }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(colorSpace!, values.dropLast() + [alpha])
    }

    /// The nearest colour in another space. Between grey and RGB grey stays the weighted mean 0.299, 0.587, 0.114; spaces
    /// of one model are taken as equal.
    ///
    /// - Returns: Nil for a space of inks or of a table, unless the colour is of it already.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        switch space.model {
        case let model where model == colorSpace?.model && model != .indexed: return CGColor(space, values)
        case .rgb: return CGColor(space, [rgb.red, rgb.green, rgb.blue, alpha])
        case .monochrome: return CGColor(space, [gray, alpha])
        default: return nil
        }
    }

    /// Black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Nothing.
    public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor {
    /// The colour's red, green and blue, from 0 to 1.
    package var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        func limited(_ value: CGFloat) -> CGFloat { min(max(0, value), 1) }
        switch colorSpace?.model {
        case .monochrome: return (limited(values[0]), limited(values[0]), limited(values[0]))
        case .rgb: return (limited(values[0]), limited(values[1]), limited(values[2]))
        case .cmyk:
            let light = 1 - limited(values[3])
            return (
                (1 - limited(values[0])) * light, (1 - limited(values[1])) * light, (1 - limited(values[2])) * light
            )
        case .indexed:
            let table = colorSpace!.colorTable
            let entry = 3 * min(max(0, Int(limited(values[0] / 255) * 255)), table.count / 3 - 1)
            return (CGFloat(table[entry]) / 255, CGFloat(table[entry + 1]) / 255, CGFloat(table[entry + 2]) / 255)
        case .lab: return (limited(values[0] / 100), limited(values[0] / 100), limited(values[0] / 100))
        case .XYZ: return (limited(values[1]), limited(values[1]), limited(values[1]))
        case .unknown, .deviceN, .pattern, nil: return (0, 0, 0)
        }
    }

    /// The colour as grey, from 0 to 1.
    var gray: CGFloat {
        let (red, green, blue) = rgb
        return 0.299 * red + 0.587 * green + 0.114 * blue
    }
}

extension CGColor: Hashable {
    /// Two colours are equal when space and components are.
    public static func == (a: CGColor, b: CGColor) -> Bool { a.colorSpace == b.colorSpace && a.values == b.values }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(colorSpace)
        hasher.combine(values)
    }
}

public import Foundation

/// The kind of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
    /// None that is known.
    case unknown = -1
    /// Grey alone.
    case monochrome = 0
    /// Red, green, blue.
    case rgb = 1
    /// Cyan, magenta, yellow, black.
    case cmyk = 2
}

/// What the samples of a picture mean.
///
/// Text recognition looks at shapes, so colours are carried and never converted: a space here is its model and its
/// name.
public final class CGColorSpace: Sendable {
    /// Grey or colour.
    public let model: CGColorSpaceModel
    private let identifier: String?

    /// A colour space by one of the names below; nil for a name that is not among them.
    public init?(name: CFString) {
        let identifier = String(describing: name)
        if Self.rgbNames.contains(identifier) {
            model = .rgb
        } else if Self.grayNames.contains(identifier) {
            model = .monochrome
        } else {
            return nil
        }
        self.identifier = identifier
    }

    private init(model: CGColorSpaceModel) {
        self.model = model
        self.identifier = nil
    }

    /// Samples in a pixel, without alpha.
    public var numberOfComponents: Int {
        switch model {
        case .unknown: 0
        case .monochrome: 1
        case .rgb: 3
        case .cmyk: 4
        }
    }

    /// The name that the space was made with; nil for a device's space.
    public var name: CFString? { identifier.map { NSString(string: $0) } }

    fileprivate static let deviceRGB = CGColorSpace(model: .rgb)
    fileprivate static let deviceGray = CGColorSpace(model: .monochrome)

    private static let rgbNames: Set<String> = [
        "kCGColorSpaceSRGB", "kCGColorSpaceLinearSRGB", "kCGColorSpaceDisplayP3", "kCGColorSpaceAdobeRGB1998",
    ]
    private static let grayNames: Set<String> = ["kCGColorSpaceGenericGrayGamma2_2", "kCGColorSpaceLinearGray"]
}

extension CGColorSpace {
    /// The colours of the web and of most photographs.
    public static var sRGB: CFString { "kCGColorSpaceSRGB" }
    /// sRGB's colours with samples in proportion to light.
    public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
    /// The wider colours of recent screens and phone cameras.
    public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
    /// The wider colours of photography.
    public static var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" }
    /// Grey as screens show it.
    public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
    /// Grey in proportion to light.
    public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
}

extension CGColorSpace: Hashable {
    /// Two spaces are equal when model and name are.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
        a.model == b.model && a.identifier == b.identifier
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(model)
        hasher.combine(identifier)
    }
}

/// The colour space of a device's red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The colour space of a device's grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

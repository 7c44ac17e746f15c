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
    /// Numbers of colours in a table.
    case indexed = 5
}

/// What the samples of a picture mean.
///
/// Text recognition looks at shapes, so colours are carried and never converted between spaces of one model: a space
/// here is its model and its name, or its table of colours.
public final class CGColorSpace: Sendable {
    /// Grey, colour, inks or a table.
    public let model: CGColorSpaceModel
    /// The space of the colours in the table; nil when there is none.
    public let baseColorSpace: CGColorSpace?
    /// Red, green and blue of each colour in the table.
    let colorTable: [UInt8]
    private let identifier: String?

    /// A colour space by one of the names below; nil for a name that is not among them.
    public convenience init?(name: CFString) {
        let identifier = String(describing: name)
        guard let model = Self.models[identifier] else { return nil }
        self.init(model: model, identifier: identifier)
    }

    /// A table of colours, which pixels choose from by number.
    ///
    /// - Parameters:
    ///   - base: The space of the colours: grey or RGB.
    ///   - last: The greatest number, at most 255.
    ///   - table: For each number the components of its colour, a byte each.
    /// - Returns: Nil for another base, and for an impossible number.
    public convenience init?(indexedBaseSpace base: CGColorSpace, last: Int, colorTable table: UnsafePointer<UInt8>) {
        guard (0...255).contains(last), base.model == .monochrome || base.model == .rgb else { return nil }
        let samples = base.numberOfComponents
        self.init(
            model: .indexed, base: base,
            colorTable: (0...last).flatMap { entry in (0..<3).map { table[entry * samples + $0 % samples] } })
    }

    private init(
        model: CGColorSpaceModel, identifier: String? = nil, base: CGColorSpace? = nil, colorTable: [UInt8] = []
    ) {
        self.model = model
        self.identifier = identifier
        self.baseColorSpace = base
        self.colorTable = colorTable
    }

    /// Samples in a pixel, without alpha.
    public var numberOfComponents: Int {
        switch model {
        case .unknown: 0
        case .monochrome, .indexed: 1
        case .rgb: 3
        case .cmyk: 4
        }
    }

    /// The name that the space was made with; nil for a device's space and for a table.
    public var name: CFString? { identifier.map { NSString(string: $0) } }

    /// Whether a ``CGContext`` can draw in this space: in grey and in RGB.
    public var supportsOutput: Bool { model == .monochrome || model == .rgb }

    /// Whether the space has more colours than sRGB.
    public var isWideGamutRGB: Bool { identifier.map(Self.wideNames.contains) ?? false }

    fileprivate static let deviceRGB = CGColorSpace(model: .rgb)
    fileprivate static let deviceGray = CGColorSpace(model: .monochrome)
    fileprivate static let deviceCMYK = CGColorSpace(model: .cmyk)

    private static let wideNames: Set<String> = ["kCGColorSpaceDisplayP3", "kCGColorSpaceAdobeRGB1998"]
    private static let models: [String: CGColorSpaceModel] = [
        "kCGColorSpaceSRGB": .rgb, "kCGColorSpaceLinearSRGB": .rgb, "kCGColorSpaceExtendedSRGB": .rgb,
        "kCGColorSpaceExtendedLinearSRGB": .rgb, "kCGColorSpaceDisplayP3": .rgb, "kCGColorSpaceAdobeRGB1998": .rgb,
        "kCGColorSpaceGenericRGBLinear": .rgb, "kCGColorSpaceGenericGrayGamma2_2": .monochrome,
        "kCGColorSpaceLinearGray": .monochrome, "kCGColorSpaceExtendedGray": .monochrome,
        "kCGColorSpaceGenericCMYK": .cmyk,
    ]
}

extension CGColorSpace {
    /// The colours of the web and of most photographs.
    public static var sRGB: CFString { "kCGColorSpaceSRGB" }
    /// sRGB's colours with samples in proportion to light.
    public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
    /// sRGB's colours and, by samples below 0 and above 1, those beyond them.
    public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
    /// The same with samples in proportion to light.
    public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
    /// The wider colours of recent screens and phone cameras.
    public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
    /// The wider colours of photography.
    public static var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" }
    /// Some screen's colours with samples in proportion to light.
    public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
    /// Grey as screens show it.
    public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
    /// Grey in proportion to light.
    public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
    /// Grey and, by samples below 0 and above 1, what is beyond black and white.
    public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }
    /// Some printer's inks.
    public static var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }
}

extension CGColorSpace: Hashable {
    /// Two spaces are equal when model, name and table are.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
        a.model == b.model && a.identifier == b.identifier && a.colorTable == b.colorTable
            && a.baseColorSpace == b.baseColorSpace
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

/// The colour space of a device's inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

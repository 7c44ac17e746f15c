public import Foundation
internal import SightImage

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
    /// Lightness and two colour axes.
    case lab = 3
    /// Inks of any number.
    case deviceN = 4
    /// Numbers of colours in a table.
    case indexed = 5
    /// Patterns in place of colours.
    case pattern = 6
    /// What light the eye receives.
    case XYZ = 7
}

/// What the samples of a picture mean.
///
/// Text recognition looks at shapes, so colours are carried and never converted between spaces of one model: a space
/// here is its model with its name, its table of colours or its ICC profile.
public final class CGColorSpace: Sendable {
    /// Grey, colour, inks or a table.
    public let model: CGColorSpaceModel
    /// The space of the colours in the table; nil when there is none.
    public let baseColorSpace: CGColorSpace?
    /// Red, green and blue of each colour in the table.
    let colorTable: [UInt8]
    private let identifier: String?
    private let profile: [UInt8]?

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

    /// The space that an ICC profile describes, under its usual name where it is known by one.
    ///
    /// - Parameter iccData: A `CFData` with the profile.
    /// - Returns: Nil for other bytes, and for profiles that are for neither grey, RGB nor CMYK.
    public convenience init?(iccData: CFTypeRef) {
        guard let data = iccData as? NSData else { return nil }
        self.init(profile: [UInt8](Data(sharing: data)))
    }

    /// The space that an ICC profile describes; nil for other bytes, and for profiles of other kinds.
    package convenience init?(profile: [UInt8]) {
        let model: CGColorSpaceModel
        switch ColorProfile.colorModel(of: profile) {
        case .gray: model = .monochrome
        case .rgb: model = .rgb
        case .cmyk: model = .cmyk
        case .lab, nil: return nil
        }
        let identifier = ColorProfile.name(of: profile).flatMap { Self.identifier(ofProfile: $0, model) }
        self.init(model: model, identifier: identifier, profile: profile)
    }

    private init(
        model: CGColorSpaceModel, identifier: String? = nil, base: CGColorSpace? = nil, colorTable: [UInt8] = [],
        profile: [UInt8]? = nil
    ) {
        self.model = model
        self.identifier = identifier
        self.baseColorSpace = base
        self.colorTable = colorTable
        self.profile = profile
    }

    /// Samples in a pixel, without alpha.
    public var numberOfComponents: Int {
        switch model {
        case .unknown, .deviceN, .pattern: 0
        case .monochrome, .indexed: 1
        case .rgb, .lab, .XYZ: 3
        case .cmyk: 4
        }
    }

    /// The name by which ``init(name:)`` makes the space; `kCGColorSpaceDeviceRGB` and the like for a device's. Nil for a
    /// table, and for a profile that is not known by a name.
    public var name: CFString? { identifier.map { NSString(string: $0) } }

    /// The ICC profile: the one that the space was made of, or that of sRGB and Display P3. Nil for other spaces.
    public func copyICCData() -> CFData? {
        let isPlain = identifier == "kCGColorSpaceSRGB"
        return (profileToWrite ?? (isPlain ? ColorProfile.builtIn("srgb") : nil)).map { NSData(data: Data($0)) }
    }

    /// The profile that a file of these colours has to hold; nil where files mean the colours without one.
    package var profileToWrite: [UInt8]? {
        profile ?? (identifier == "kCGColorSpaceDisplayP3" ? ColorProfile.builtIn("p3") : nil)
    }

    /// Whether a ``CGContext`` can draw in this space: in grey and in RGB.
    public var supportsOutput: Bool { model == .monochrome || model == .rgb }

    /// Whether the space has more colours than sRGB.
    public var isWideGamutRGB: Bool {
        guard model == .rgb, let identifier else { return false }
        return ["P3", "AdobeRGB", "2020", "2100", "ROMM", "ACES"].contains { identifier.contains($0) }
    }

    fileprivate static let deviceRGB = CGColorSpace(model: .rgb, identifier: "kCGColorSpaceDeviceRGB")
    fileprivate static let deviceGray = CGColorSpace(model: .monochrome, identifier: "kCGColorSpaceDeviceGray")
    fileprivate static let deviceCMYK = CGColorSpace(model: .cmyk, identifier: "kCGColorSpaceDeviceCMYK")

    /// By the descriptions that the usual makers of profiles give them.
    private static func identifier(ofProfile name: String, _ model: CGColorSpaceModel) -> String? {
        let known: [(description: String, model: CGColorSpaceModel, identifier: String)] = [
            ("display p3", .rgb, "kCGColorSpaceDisplayP3"), ("sp3c", .rgb, "kCGColorSpaceDisplayP3"),
            ("adobe rgb (1998)", .rgb, "kCGColorSpaceAdobeRGB1998"),
            ("linear srgb", .rgb, "kCGColorSpaceLinearSRGB"), ("srgb", .rgb, "kCGColorSpaceSRGB"),
            ("2020", .rgb, "kCGColorSpaceITUR_2020"), ("romm", .rgb, "kCGColorSpaceROMMRGB"),
            ("prophoto", .rgb, "kCGColorSpaceROMMRGB"),
            ("gray gamma 2.2", .monochrome, "kCGColorSpaceGenericGrayGamma2_2"),
        ]
        let name = name.lowercased()
        return known.first { $0.model == model && name.contains($0.description) }?.identifier
    }

    private static let models: [String: CGColorSpaceModel] = {
        let rgb = [
            "DeviceRGB", "SRGB", "LinearSRGB", "ExtendedSRGB", "ExtendedLinearSRGB", "DisplayP3", "LinearDisplayP3",
            "ExtendedDisplayP3", "ExtendedLinearDisplayP3", "DCIP3", "AdobeRGB1998", "GenericRGB", "GenericRGBLinear",
            "ROMMRGB", "ITUR_709", "ITUR_2020", "LinearITUR_2020", "ExtendedITUR_2020", "ExtendedLinearITUR_2020",
            "ACESCGLinear",
        ]
        let gray = [
            "DeviceGray", "GenericGray", "GenericGrayGamma2_2", "LinearGray", "ExtendedGray", "ExtendedLinearGray",
        ]
        let groups: [(CGColorSpaceModel, [String])] = [
            (.rgb, rgb), (.monochrome, gray), (.cmyk, ["DeviceCMYK", "GenericCMYK"]), (.lab, ["GenericLab"]),
            (.XYZ, ["GenericXYZ"]),
        ]
        return Dictionary(
            uniqueKeysWithValues: groups.flatMap { model, names in names.map { ("kCGColorSpace\($0)", model) } })
    }()
}

extension CGColorSpace: Hashable {
    /// Two spaces are equal when model, name, profile and table are.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
        a.model == b.model && a.identifier == b.identifier && a.colorTable == b.colorTable
            && a.baseColorSpace == b.baseColorSpace && (a.identifier != nil || a.profile == b.profile)
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

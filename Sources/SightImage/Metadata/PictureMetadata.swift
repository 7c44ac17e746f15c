/// What a picture file says beside its pixels.
package struct PictureMetadata: Sendable, Hashable {
    /// EXIF's tags.
    package var tags = PictureTags()
    /// Captions and keywords by IPTC's rules: data sets as they stand in a file; nil for none.
    package var captions: [UInt8]?
    /// A description in XMP, an XML text; nil for none.
    package var xmp: [UInt8]?
    /// Texts of a PNG by their keywords.
    package var texts: [String: String] = [:]
    /// The colour profile; nil for none.
    package var profile: [UInt8]?
    /// How long each moment of an animation is shown, in milliseconds.
    package var delays: [Int] = []
    /// How often an animation is shown; 0 for without end, nil where the file does not say.
    package var loops: Int?

    /// The head of a JPEG; nil for none.
    package var jfif: JFIF?
    /// The head of a PNG; nil for none.
    package var png: PNG?

    /// Which rules a JPEG follows, and its resolution.
    package struct JFIF: Sendable, Hashable {
        package struct Version: Sendable, Hashable {
            package var major, minor: Int
        }

        package struct Density: Sendable, Hashable {
            package var x, y: Int
        }

        package var version: Version
        /// 0 for none, 1 for inches, 2 for centimetres.
        package var unit: Int
        package var density: Density
        /// Whether a coarse picture comes first.
        package var isProgressive: Bool

        /// As encoders write it: version 1.01, with whole dots an inch, or with square dots of no size.
        package init(dotsPerInch: (x: Double, y: Double)?) {
            func whole(_ value: Double) -> Int { Int(min(max(value.rounded(), 1), 65535)) }
            version = Version(major: 1, minor: 1)
            unit = dotsPerInch == nil ? 0 : 1
            density = dotsPerInch.map { Density(x: whole($0.x), y: whole($0.y)) } ?? Density(x: 1, y: 1)
            isProgressive = false
        }

        init(version: Version, unit: Int, density: Density, isProgressive: Bool) {
            self.version = version
            self.unit = unit
            self.density = density
            self.isProgressive = isProgressive
        }
    }

    /// How a PNG is meant to be shown.
    package struct PNG: Sendable, Hashable {
        package var interlace: Int
        package var gamma: Double?
        package var intent: Int?
        package var dotsPerMetreX: Int?
        package var dotsPerMetreY: Int?
    }

    /// The name of the colour profile.
    package var profileName: String? { profile.flatMap(ColorProfile.name) }

    package init() {}

    /// Whether a file has to hold anything for it, beside pixels, profile and times.
    package var isEmpty: Bool { tags.isEmpty && captions == nil && xmp == nil && texts.isEmpty }
}

public import Foundation

/// A font by name and size. Nothing is written with it here.
public final class UIFont: NSObject, Sendable {
    /// How heavy letters are.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// From -1 for the lightest to 1 for the heaviest.
        public let rawValue: CGFloat

        /// A weight by its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Light.
        public static let light = Weight(rawValue: -0.4)
        /// As in books.
        public static let regular = Weight(rawValue: 0)
        /// Somewhat heavier.
        public static let medium = Weight(rawValue: 0.23)
        /// Between medium and bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Heavy.
        public static let bold = Weight(rawValue: 0.4)
    }

    /// What the font is called.
    public let fontName: String
    /// In points.
    public let pointSize: CGFloat
    /// How heavy its letters are.
    let weight: Weight

    private init(_ name: String, _ size: CGFloat, _ weight: Weight) {
        fontName = name
        pointSize = size
        self.weight = weight
    }

    /// A font by its name; whether there is such a font is not looked up.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(fontName, fontSize, .regular)
    }

    /// The system's font.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont("system", fontSize, weight)
    }

    /// The system's font, bold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system's font with digits of one width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// The font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize, weight) }
}

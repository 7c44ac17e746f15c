internal import CoreGraphics
public import Foundation

/// A font by name and size. Lengths are in points.
///
/// Letters are drawn by fonts of the machine: the system's font is the one that `sans-serif` stands for there.
public final class UIFont: NSObject, Sendable {
    /// How heavy letters are.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// From -1 for the lightest to 1 for the heaviest.
        public let rawValue: CGFloat

        /// A weight by its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The lightest.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Very light.
        public static let thin = Weight(rawValue: -0.6)
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
        /// Heavier than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest.
        public static let black = Weight(rawValue: 0.62)
    }

    /// What text is for.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the purpose.
        public let rawValue: String

        /// A purpose by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The largest title.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first order.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second order.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third order.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A heading below another one.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// What is read.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// What calls to something.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A note.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// What is below a picture.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The same, smaller.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// In points, as on a phone that nobody set otherwise.
        fileprivate var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }
    }

    /// What the font is called; ``init(name:size:)`` takes it.
    public let fontName: String
    /// What its family is called.
    public var familyName: String { textFont.family }
    /// In points.
    public let pointSize: CGFloat
    package let textFont: TextFont

    private init(_ family: String, _ size: CGFloat, weight: Int = 400, isItalic: Bool = false, name: String? = nil) {
        // As on Apple's systems 0 is the usual size.
        pointSize = size > 0 && size.isFinite ? size : 12
        textFont = TextFont(family: family, weight: weight, isItalic: isItalic, size: pointSize)
        let style = FontName.style(weight: weight, isItalic: isItalic)
        fontName = name ?? (style.isEmpty ? family : "\(family)-\(style)")
    }

    /// A font by its name: a family, which may be followed by a hyphen and a style, such as `Helvetica-Bold`.
    ///
    /// - Parameters:
    ///   - fontName: The name.
    ///   - fontSize: In points.
    /// - Returns: Nil when the machine has no such family. The families that every iPhone has are there always: where the
    ///   machine has them not, another one of their kind is taken.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let found = FontName(fontName) else { return nil }
        self.init(found.family, fontSize, weight: found.weight, isItalic: found.isItalic, name: fontName)
    }

    /// The system's font.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(TextFont.standardFamily, fontSize, weight: weight.number)
    }

    /// The system's font, bold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system's font, slanted.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(TextFont.standardFamily, fontSize, isItalic: true)
    }

    /// The system's font with digits of one width, which those of most fonts have.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// The system's font whose letters are all of one width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont("monospace", fontSize, weight: weight.number)
    }

    /// The system's font for a purpose.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
    }

    /// The system's font for a purpose.
    ///
    /// - Parameters:
    ///   - style: The purpose.
    ///   - traitCollection: Without effect: nobody asks for larger text.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        preferredFont(forTextStyle: style)
    }

    /// The usual size of labels.
    public static var labelFontSize: CGFloat { 17 }
    /// The usual size of buttons.
    public static var buttonFontSize: CGFloat { 18 }
    /// The usual size.
    public static var systemFontSize: CGFloat { 14 }
    /// The usual size of small text.
    public static var smallSystemFontSize: CGFloat { 12 }

    /// The font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(
            textFont.family, fontSize, weight: textFont.weight, isItalic: textFont.isItalic, name: fontName)
    }

    /// Two fonts are equal when their names and sizes are.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return fontName == other.fontName && textFont == other.textFont
    }

    public override var hash: Int { textFont.hashValue }
}

/// Lengths. Each asks the font: about 50 µs.
extension UIFont {
    /// How far letters reach above the baseline.
    public var ascender: CGFloat { textFont.metrics.ascent }
    /// How far letters reach below the baseline: below 0.
    public var descender: CGFloat { -textFont.metrics.descent }
    /// How high a line is.
    public var lineHeight: CGFloat {
        let metrics = textFont.metrics
        return metrics.ascent + metrics.descent
    }
    /// What the font wants between lines: nothing beside their height.
    public var leading: CGFloat { 0 }
    /// How high capital letters are.
    public var capHeight: CGFloat { TextLayout.height(of: "H", in: textFont) ?? pointSize * 0.7 }
    /// How high small letters are.
    public var xHeight: CGFloat { TextLayout.height(of: "x", in: textFont) ?? pointSize * 0.52 }
}

extension UIFont: TextFontCarrier {}

extension UIFont.Weight {
    /// From 100 to 900.
    fileprivate var number: Int {
        let known: [(UIFont.Weight, Int)] = [
            (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
            (.bold, 700), (.heavy, 800), (.black, 900),
        ]
        return known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
    }
}

internal import CoreGraphics
public import Foundation

/// Attributes of text that is drawn.
extension NSAttributedString.Key {
    /// A ``UIFont``; the system's in 12 points where there is none.
    public static let font = NSAttributedString.Key(rawValue: TextAttribute.font)
    /// How lines stand: an ``NSParagraphStyle``.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: TextAttribute.paragraphStyle)
    /// What letters are painted with: a ``UIColor``; black where there is none.
    public static let foregroundColor = NSAttributedString.Key(rawValue: TextAttribute.foregroundColor)
    /// What is painted behind letters: a ``UIColor``.
    public static let backgroundColor = NSAttributedString.Key(rawValue: TextAttribute.backgroundColor)
    /// Points between letters, more than the font's own: a number.
    public static let kern = NSAttributedString.Key(rawValue: TextAttribute.kern)
    /// A line below: the raw value of an ``NSUnderlineStyle``, each of which is drawn as a single line.
    public static let underlineStyle = NSAttributedString.Key(rawValue: TextAttribute.underlineStyle)
    /// The colour of that line: a ``UIColor``.
    public static let underlineColor = NSAttributedString.Key(rawValue: TextAttribute.underlineColor)
    /// A line through letters: the raw value of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: TextAttribute.strikethroughStyle)
    /// The colour of that line: a ``UIColor``.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: TextAttribute.strikethroughColor)
    /// How far letters stand above the line, in points: a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: TextAttribute.baselineOffset)
    /// Where to go: a `URL` or a `String`. Kept, without effect on drawing.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// Whether letters are joined: a number. Kept: they are where the font does so.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// How thick outlines are. Kept, not drawn.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The colour of outlines. Kept, not drawn.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
}

/// How a line below or through letters looks.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A thick line, drawn as one.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines, drawn as one.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots, drawn as a line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes, drawn as a line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Below words alone, drawn as a line.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

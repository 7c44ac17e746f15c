package import Foundation

/// Whatever says what letters look like, as values of attributes: UIKit's fonts.
package protocol TextFontCarrier: AnyObject {
    var textFont: TextFont { get }
}

/// Whatever says a colour: UIKit's colours.
package protocol TextColorCarrier: AnyObject {
    var textColor: CGColor { get }
}

/// Whatever says how lines stand: UIKit's paragraph styles.
package protocol ParagraphLookCarrier: AnyObject {
    var paragraphLook: ParagraphLook { get }
}

/// The names of attributes that are drawn.
package enum TextAttribute {
    package static let font = "NSFont"
    package static let foregroundColor = "NSColor"
    package static let backgroundColor = "NSBackgroundColor"
    package static let paragraphStyle = "NSParagraphStyle"
    package static let kern = "NSKern"
    package static let baselineOffset = "NSBaselineOffset"
    package static let underlineStyle = "NSUnderline"
    package static let underlineColor = "NSUnderlineColor"
    package static let strikethroughStyle = "NSStrikethrough"
    package static let strikethroughColor = "NSStrikethroughColor"
}

extension StyledText {
    /// Text with the attributes of one run.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - attributes: By their names.
    ///   - look: Of what they do not say.
    ///   - paragraph: Of what they do not say.
    package init(
        _ text: String, attributes: [NSAttributedString.Key: Any], otherwise look: TextLook,
        _ paragraph: ParagraphLook = ParagraphLook()
    ) {
        let styled = Self.looks(attributes, look, paragraph)
        self.init(text, styled.look, styled.paragraph)
    }

    /// An attributed text.
    package init(
        _ text: NSAttributedString, otherwise look: TextLook, _ paragraph: ParagraphLook = ParagraphLook()
    ) {
        let string = NSString(string: text.string)
        var pieces: [Piece] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let styled = Self.looks(attributes, look, paragraph)
            pieces.append(
                Piece(text: string.substring(with: range), look: styled.look, paragraph: styled.paragraph))
        }
        self.init(pieces: pieces.isEmpty ? [Piece(text: "", look: look, paragraph: paragraph)] : pieces)
    }

    private static func looks(
        _ attributes: [NSAttributedString.Key: Any], _ look: TextLook, _ paragraph: ParagraphLook
    ) -> (look: TextLook, paragraph: ParagraphLook) {
        func value(_ name: String) -> Any? { attributes[NSAttributedString.Key(rawValue: name)] }
        func number(_ name: String) -> CGFloat? { value(name).flatMap(Self.number) }
        func color(_ name: String) -> CGColor? {
            switch value(name) {
            case let color as CGColor: color
            case let carrier as any TextColorCarrier: carrier.textColor
            default: nil
            }
        }
        var look = look
        if let carrier = value(TextAttribute.font) as? any TextFontCarrier { look.font = carrier.textFont }
        look.color = color(TextAttribute.foregroundColor) ?? look.color
        look.background = color(TextAttribute.backgroundColor) ?? look.background
        look.kern = number(TextAttribute.kern) ?? look.kern
        look.rise = number(TextAttribute.baselineOffset) ?? look.rise
        look.isUnderlined = number(TextAttribute.underlineStyle).map { $0 != 0 } ?? look.isUnderlined
        look.underlineColor = color(TextAttribute.underlineColor) ?? look.underlineColor
        look.isStruckThrough = number(TextAttribute.strikethroughStyle).map { $0 != 0 } ?? look.isStruckThrough
        look.strikethroughColor = color(TextAttribute.strikethroughColor) ?? look.strikethroughColor
        let style = value(TextAttribute.paragraphStyle) as? any ParagraphLookCarrier
        return (look, style?.paragraphLook ?? paragraph)
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}

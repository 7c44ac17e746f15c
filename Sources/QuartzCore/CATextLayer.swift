public import CoreGraphics
public import Foundation

/// A layer that shows text, from its upper left corner.
///
/// As on Apple's systems what does not fit is drawn beyond its bounds, unless they mask it.
open class CATextLayer: CALayer {
    /// A `String` or an `NSAttributedString`.
    open var string: Any?
    /// A font of UIKit, whose size does not count, or the name of a family; nil for the usual one. It does not count for an
    /// `NSAttributedString`.
    open var font: CFTypeRef?
    /// In points.
    open var fontSize: CGFloat = 36
    /// What the text is drawn with.
    open var foregroundColor: CGColor? = .white
    /// Where lines begin.
    open var alignmentMode = CATextLayerAlignmentMode.natural
    /// Whether lines are broken to fit.
    open var isWrapped = false
    /// What of a line that does not fit is left out, where lines are not broken.
    open var truncationMode = CATextLayerTruncationMode.none
    /// Whether letters may begin at whole pixels alone. Kept, without effect.
    open var allowsFontSubpixelQuantization = false

    override func drawShape(in ctx: CGContext) {
        guard let styled else { return }
        let width = bounds.width > 0 ? bounds.width : nil
        let layout = TextLayout(styled, width: width)
        drawUpright(in: ctx) { ctx.draw(layout, at: bounds.origin) }
    }

    private var styled: StyledText? {
        let face = (font as? any TextFontCarrier)?.textFont
        let family = face?.family ?? (font as? NSString).map { String(describing: $0) } ?? TextFont.standardFamily
        let look = TextLook(
            font: TextFont(
                family: family, weight: face?.weight ?? 400, isItalic: face?.isItalic ?? false, size: fontSize),
            color: foregroundColor ?? .clear)
        var paragraph = ParagraphLook()
        paragraph.alignment = alignmentMode.alignment
        paragraph.breaking = isWrapped ? .words : truncationMode.breaking
        switch string {
        case let text as NSAttributedString:
            var styled = StyledText(text, otherwise: look, paragraph)
            // How lines stand is the layer's to say.
            for index in styled.pieces.indices {
                styled.pieces[index].paragraph.alignment = paragraph.alignment
                styled.pieces[index].paragraph.breaking = paragraph.breaking
            }
            return styled
        case let text as String: return StyledText(text, look, paragraph)
        case let text as NSString: return StyledText(String(describing: text), look, paragraph)
        default: return nil
        }
    }
}

/// What of a line that does not fit is left out.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the part.
    public let rawValue: String

    /// A part by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nothing: it goes on beyond the bounds.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// Its beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// Its end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// Its middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    fileprivate var breaking: ParagraphLook.Breaking {
        switch self {
        case .start: .head
        case .end: .tail
        case .middle: .middle
        default: .clip
        }
    }
}

/// Where the lines of a text layer begin.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the side.
    public let rawValue: String

    /// A side by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Where the language's lines begin.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// On the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// On the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// On both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    fileprivate var alignment: ParagraphLook.Alignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}

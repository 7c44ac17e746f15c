internal import CoreGraphics
public import Foundation

/// A view with text.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text.
    open var text: String? {
        get { plain ?? attributed?.string }
        set {
            plain = newValue
            attributed = nil
        }
    }
    /// The text with its looks; what it does not say is as the label says.
    open var attributedText: NSAttributedString? {
        get { attributed ?? plain.map { NSAttributedString(string: $0) } }
        set {
            attributed = newValue
            plain = nil
        }
    }
    private var plain: String?
    private var attributed: NSAttributedString?
    /// What it is written in.
    open var font: UIFont! = .systemFont(ofSize: 17)
    /// What it is written with.
    open var textColor: UIColor! = .label
    /// Where lines begin.
    open var textAlignment = NSTextAlignment.natural
    /// How many lines there are at most; 0 for as many as are needed.
    open var numberOfLines = 1
    /// What happens to what does not fit.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the text becomes smaller to fit, where there is one line.
    open var adjustsFontSizeToFitWidth = false
    /// How much smaller it may become: a part of its size; 0 for any.
    open var minimumScaleFactor: CGFloat = 0
    /// The colour of a shadow of the letters; nil for none.
    open var shadowColor: UIColor?
    /// How far the shadow lies from the letters.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// What it is written with while it is highlighted.
    open var highlightedTextColor: UIColor?
    /// Whether it is highlighted.
    open var isHighlighted = false
    /// Whether it looks as usual; paler when not.
    open var isEnabled = true
    /// How wide it wants to be at most; 0 for its own width. Kept for ``intrinsicContentSize``.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// Whether its size follows what the reader asks for. Kept: nobody asks.
    open var adjustsFontForContentSizeCategory = false

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textRect(
            forBounds: CGRect(
                x: 0, y: 0, width: size.width > 0 ? size.width : .greatestFiniteMagnitude,
                height: .greatestFiniteMagnitude), limitedToNumberOfLines: numberOfLines
        ).size
    }

    /// The size of the text, in lines no wider than ``preferredMaxLayoutWidth``.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    /// The room that the text takes in a rectangle, from its upper left corner; whole points.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = layout(width: bounds.width, lines: numberOfLines)?.size ?? .zero
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width.rounded(.up), bounds.width),
            height: min(size.height.rounded(.up), bounds.height))
    }

    /// Draws the text in a rectangle of its own coordinates, half of what is left of the height above it.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0,
            var layout = layout(width: rect.width, lines: numberOfLines)
        else { return }
        let fitting = layout.linesFitting(rect.height)
        if fitting < layout.lines.count {
            layout = self.layout(width: rect.width, lines: fitting) ?? layout
        }
        let y = rect.minY + max((rect.height - layout.size.height) / 2, 0)
        context.saveGState()
        if let shadowColor { context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor) }
        if !isEnabled { context.setAlpha(0.4) }
        context.draw(layout, at: CGPoint(x: rect.minX, y: y))
        context.restoreGState()
    }

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    private func layout(width: CGFloat, lines: Int) -> TextLayout? {
        guard var styled, text?.isEmpty == false else { return nil }
        let limit = lines > 0 ? lines : nil
        // Without a limit there is nothing that could be left out, so that lines are broken.
        if limit == nil || limit ?? 0 > 1 {
            styled.breakLines(limit == nil)
        }
        if adjustsFontSizeToFitWidth, limit == 1 {
            let wide = TextLayout(styled.unbroken, width: nil).size.width
            if wide > width, width > 0 { styled.scale(by: max(width / wide, minimumScaleFactor)) }
        }
        return TextLayout(styled, width: width, lines: limit)
    }

    private var styled: StyledText? {
        let color = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
        let look = TextLook(font: (font ?? .systemFont(ofSize: 17)).textFont, color: color.cgColor)
        var paragraph = ParagraphLook()
        paragraph.alignment = textAlignment.look
        paragraph.breaking = lineBreakMode.look
        if let attributed {
            return StyledText(attributed, otherwise: look, paragraph)
        }
        return plain.map { StyledText($0, look, paragraph) }
    }
}

extension StyledText {
    /// Lets paragraphs have several lines; `isEndless` where nothing of them is left out.
    fileprivate mutating func breakLines(_ isEndless: Bool) {
        for index in pieces.indices {
            switch pieces[index].paragraph.breaking {
            case .clip: pieces[index].paragraph.breaking = .words
            case .head, .middle, .tail: if isEndless { pieces[index].paragraph.breaking = .words }
            case .words, .letters: break
            }
        }
    }

    fileprivate var unbroken: StyledText {
        var result = self
        for index in result.pieces.indices { result.pieces[index].paragraph.breaking = .clip }
        return result
    }

    fileprivate mutating func scale(by factor: CGFloat) {
        for index in pieces.indices {
            pieces[index].look.font.size *= factor
            pieces[index].look.kern *= factor
        }
    }
}

internal import CoreGraphics
public import Foundation

/// A view with much text, from its upper left corner.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
    /// The text.
    open var text: String! {
        get { attributed?.string ?? plain }
        set {
            plain = newValue ?? ""
            attributed = nil
        }
    }
    /// The text with its looks.
    open var attributedText: NSAttributedString! {
        get { attributed ?? NSAttributedString(string: plain) }
        set {
            attributed = newValue
            plain = newValue?.string ?? ""
        }
    }
    private var plain = ""
    private var attributed: NSAttributedString?
    /// How far the text is from the edges.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// What it is written in.
    open var font: UIFont?
    /// What it is written with.
    open var textColor: UIColor?
    /// Where lines begin.
    open var textAlignment = NSTextAlignment.natural
    /// Whether it can be changed.
    open var isEditable = true
    /// Whether parts can be chosen.
    open var isSelectable = true
    /// What is chosen.
    open var selectedRange = NSRange(location: 0, length: 0)

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : bounds.width
        let text = layout(width: width).size
        return CGSize(
            width: width, height: (text.height + textContainerInset.top + textContainerInset.bottom).rounded(.up))
    }

    /// Draws the text in its whole width, as many lines as there are.
    open override func draw(_ rect: CGRect) {
        guard !plain.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        context.draw(
            layout(width: bounds.width), at: CGPoint(x: textContainerInset.left + padding, y: textContainerInset.top))
    }

    /// What Apple's text views leave free on both sides.
    private let padding: CGFloat = 5

    private func layout(width: CGFloat) -> TextLayout {
        let look = TextLook(
            font: (font ?? .systemFont(ofSize: 12)).textFont, color: (textColor ?? .label).cgColor)
        var paragraph = ParagraphLook()
        paragraph.alignment = textAlignment.look
        let styled =
            attributed.map { StyledText($0, otherwise: look, paragraph) } ?? StyledText(plain, look, paragraph)
        let inset = textContainerInset.left + textContainerInset.right + 2 * padding
        return TextLayout(styled, width: max(width - inset, 1))
    }
}

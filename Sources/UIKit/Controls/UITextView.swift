public import Foundation

/// A view with much text. The text is kept, not drawn.
@preconcurrency @MainActor
open class UITextView: UIView {
    /// The text.
    open var text: String! = ""
    /// The text with its looks.
    open var attributedText: NSAttributedString! {
        didSet { text = attributedText?.string ?? "" }
    }
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
    /// Whether more than fits can be seen in turn.
    open var isScrollEnabled = true
}

public import Foundation

/// A view with text. The text is kept, not drawn.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text.
    open var text: String?
    /// The text with its looks.
    open var attributedText: NSAttributedString? {
        didSet { text = attributedText?.string }
    }
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
    /// Whether the text becomes smaller to fit.
    open var adjustsFontSizeToFitWidth = false
}

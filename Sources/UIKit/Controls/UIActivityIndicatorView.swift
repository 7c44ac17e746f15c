public import Foundation

/// A sign that something is going on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large the sign is.
    public enum Style: Int, Sendable {
        /// As a line of text.
        case medium = 100
        /// Larger.
        case large = 101
    }

    /// How large the sign is.
    open var style = Style.medium
    /// What the sign is drawn with.
    open var color: UIColor! = .gray
    /// Whether something is going on.
    open private(set) var isAnimating = false
    /// Whether it is seen only while something is going on.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    /// A sign.
    public init(style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: style == .large ? 37 : 20, height: style == .large ? 37 : 20))
        self.style = style
        isHidden = true
    }

    /// A sign in a rectangle of the view that it will lie in.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// A sign from an archive. There are none on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Says that something is going on.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    /// Says that nothing is going on any more.
    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
    }
}

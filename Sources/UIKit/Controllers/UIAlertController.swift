public import Foundation

/// A message with choices. There is nobody to choose: it keeps what it would show.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where a message is shown.
    public enum Style: Int, Sendable {
        /// From an edge of the screen.
        case actionSheet = 0
        /// In the middle of the screen.
        case alert = 1
    }

    /// What is said below the title.
    open var message: String?
    /// Where it is shown.
    public let preferredStyle: Style
    /// The choices.
    open private(set) var actions: [UIAlertAction] = []

    /// A message without choices.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    /// A message from an archive. There are none on Linux.
    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    /// Adds a choice.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
    }
}

/// A choice of a message.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What kind of choice it is.
    public enum Style: Int, Sendable {
        /// One of several.
        case `default` = 0
        /// To leave everything as it is.
        case cancel = 1
        /// To lose something.
        case destructive = 2
    }

    /// What it says.
    public let title: String?
    /// What kind of choice it is.
    public let style: Style
    /// Whether it can be chosen.
    open var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?

    /// A choice.
    ///
    /// - Parameters:
    ///   - title: What it says.
    ///   - style: What kind of choice it is.
    ///   - handler: Called when it is chosen.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    /// Chooses it, as a test does in a person's place.
    package func choose() {
        if isEnabled { handler?(self) }
    }
}

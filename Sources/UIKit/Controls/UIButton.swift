public import Foundation

/// A control to be pressed.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// What a button looks like. Kept.
    public enum ButtonType: Int, Sendable {
        /// As it is made to.
        case custom = 0
        /// As the system's.
        case system = 1
        /// A sign for more about something.
        case detailDisclosure = 2
        /// A light sign for information.
        case infoLight = 3
        /// A dark sign for information.
        case infoDark = 4
        /// A sign for adding.
        case contactAdd = 5
        /// A sign for closing.
        case close = 7
    }

    /// What it looks like.
    open private(set) var buttonType = ButtonType.custom
    /// What shows the title.
    open private(set) lazy var titleLabel: UILabel? = UILabel()
    private var titles: [State: String] = [:]
    private var colors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]

    /// A button in a rectangle of the view that it will lie in.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A button from an archive. There are none on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A button.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// A button that does something when it is pressed.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// What it says in a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        titleLabel?.text = currentTitle
    }

    /// What it says in a state; what it says normally, where nothing was set.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

    /// What it says now.
    open var currentTitle: String? { title(for: state) }

    /// The colour of what it says in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state] = color
    }

    /// The colour of what it says in a state.
    open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

    /// What it shows in a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
    }

    /// What it shows in a state; what it shows normally, where nothing was set.
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

    /// What it shows now.
    open var currentImage: UIImage? { image(for: state) }

    /// A press is use.
    open override func sendActions(for controlEvents: Event) {
        let isPress = controlEvents.contains(.touchUpInside) && controlEvents != .allEvents
        super.sendActions(for: isPress ? controlEvents.union(.primaryActionTriggered) : controlEvents)
    }
}

public import Foundation

/// What a bar above a controller shows of it. There is no bar: it is kept.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// How large the title is.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As that of the one before.
        case automatic = 0
        /// Large.
        case always = 1
        /// Small.
        case never = 2
    }

    /// What it is called.
    open var title: String?
    /// A line above the title.
    open var prompt: String?
    /// A view in the title's place.
    open var titleView: UIView?
    /// Whether there is no way back.
    open var hidesBackButton = false
    /// What the way back to this one is called.
    open var backButtonTitle: String?
    /// How large the title is.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// What is on the left, from the left.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// What is on the right, from the right.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The first on the left; setting it replaces all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first on the right; setting it replaces all.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// What a bar shows: a title.
    public init(title: String) {
        self.title = title
    }

    /// Puts one on the left, in the place of all.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    /// Puts one on the right, in the place of all.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }
}

/// Something in a bar that can be pressed. There is nobody to press it: it is kept.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
    /// What one of the usual kind says or shows.
    public enum SystemItem: Int, Sendable {
        /// Done.
        case done = 0
        /// Stop without a change.
        case cancel = 1
        /// Change something.
        case edit = 2
        /// Keep it.
        case save = 3
        /// One more.
        case add = 4
        /// Room, as much as there is.
        case flexibleSpace = 5
        /// Room of a width.
        case fixedSpace = 6
        /// Write.
        case compose = 7
        /// Answer.
        case reply = 8
        /// What else can be done.
        case action = 9
        /// Put in order.
        case organize = 10
        /// Marked ones.
        case bookmarks = 11
        /// Look for something.
        case search = 12
        /// Once more.
        case refresh = 13
        /// No further.
        case stop = 14
        /// Take a picture.
        case camera = 15
        /// Throw away.
        case trash = 16
        /// Go on.
        case play = 17
        /// Wait.
        case pause = 18
        /// Back.
        case rewind = 19
        /// Ahead.
        case fastForward = 20
        /// Undo.
        case undo = 21
        /// Do again.
        case redo = 22
        /// Close.
        case close = 24
    }

    /// How it looks.
    public enum Style: Int, Sendable {
        /// As usual.
        case plain = 0
        /// As what ends something.
        case done = 2
    }

    /// What it says.
    open var title: String?
    /// What it shows.
    open var image: UIImage?
    /// Whether it can be pressed.
    open var isEnabled = true
    /// How it looks.
    open var style = Style.plain
    /// The colour of what can be pressed.
    open var tintColor: UIColor?
    /// How wide room is.
    open var width: CGFloat = 0
    /// A number, for finding it again.
    open var tag = 0
    /// What it does.
    open var primaryAction: UIAction?
    /// What can be chosen from it.
    open var menu: UIMenu?
    /// A view in its place.
    open var customView: UIView?
    /// Which of the usual kind it is; nil for none.
    let systemItem: SystemItem?

    private init(_ systemItem: SystemItem?) {
        self.systemItem = systemItem
    }

    /// Nothing yet.
    public convenience override init() {
        self.init(nil)
    }

    /// One that says or shows something.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(nil)
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// One of the usual kind.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// A view.
    public convenience init(customView: UIView) {
        self.init(nil)
        self.customView = customView
    }

    /// Room, as much as there is.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// Room of a width.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }
}

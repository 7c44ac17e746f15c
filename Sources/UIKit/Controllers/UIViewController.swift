public import Foundation

/// What fills and runs a view.
///
/// The view is loaded when it is first asked for. What is presented is kept and told that it appears; there is no screen
/// where it would be seen.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    /// What it is called.
    open var title: String? {
        didSet { navigationItem.title = title }
    }
    /// How it is presented. Kept, without effect.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How presenting it looks. Kept, without effect.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The size that it would like to have.
    open var preferredContentSize = CGSize.zero
    /// The name of the file that the view comes from. There are no such files on Linux.
    public let nibName: String?
    /// Where that file is.
    public let nibBundle: Bundle?

    /// What it presents.
    open private(set) var presentedViewController: UIViewController?
    /// What it is presented by.
    open private(set) weak var presentingViewController: UIViewController?
    /// The controllers in it.
    open private(set) var children: [UIViewController] = []
    /// The controller that it is in.
    open private(set) weak var parent: UIViewController?
    /// Whether it is about to be dismissed.
    open private(set) var isBeingDismissed = false
    /// Whether it is about to be presented.
    open private(set) var isBeingPresented = false

    /// What a bar above it shows of it: its title, unless it is told otherwise.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// The controller whose stack it lies in.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    /// Whether its view is for the day or for the night, whatever is around.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
    }
    /// What its surroundings are like.
    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? inheritedTraits }
    var inheritedTraits: UITraitCollection {
        (parent?.traitCollection ?? .current).with(overrideUserInterfaceStyle)
    }

    private var loaded: UIView?
    private(set) var isVisible = false
    /// The controllers in it that are seen while it is.
    var shownChildren: [UIViewController] { children }

    /// A controller.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: Kept: there are no files of views on Linux.
    ///   - nibBundleOrNil: Kept.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// A controller from an archive. There are none on Linux.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    /// A controller.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }

    // MARK: - The view

    /// The view, loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set {
            loaded?.controller = nil
            loaded = newValue
            newValue?.controller = self
        }
    }

    /// The view, when it is loaded.
    open var viewIfLoaded: UIView? { loaded }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loaded != nil }

    /// Makes the view: one as large as the screen, unless a subclass sets another one.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    /// Loads the view now.
    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Called once, when the view was loaded; for subclasses.
    open func viewDidLoad() {}
    /// Called before the view appears; for subclasses.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called after the view appeared; for subclasses.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view goes; for subclasses.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view went; for subclasses.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out what is in it; for subclasses.
    open func viewWillLayoutSubviews() {}
    /// Called after the view laid out what is in it; for subclasses.
    open func viewDidLayoutSubviews() {}
    /// Called when its surroundings changed; for subclasses. They do not change by themselves here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called when there is little memory; for subclasses.
    open func didReceiveMemoryWarning() {}

    /// Lets the view appear, unless it has already, and with it the controllers in it.
    func appear(_ animated: Bool = false) {
        guard !isVisible else { return }
        isVisible = true
        loadViewIfNeeded()
        viewWillAppear(animated)
        view.layoutIfNeeded()
        for child in shownChildren { child.appear(animated) }
        viewDidAppear(animated)
    }

    /// Lets the view go, if it appeared, and with it the controllers in it.
    func disappear(_ animated: Bool = false) {
        guard isVisible else { return }
        isVisible = false
        viewWillDisappear(animated)
        for child in shownChildren { child.disappear(animated) }
        viewDidDisappear(animated)
    }

    // MARK: - Presenting

    /// Presents another controller: its view is loaded and appears.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: Nothing happens when it is presented already, or this one presents another.
    ///   - flag: Handed on as whether it appears animated.
    ///   - completion: Called after it appeared.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil, viewControllerToPresent.presentingViewController == nil,
            viewControllerToPresent !== self
        else { return }
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        viewControllerToPresent.isBeingPresented = true
        viewControllerToPresent.appear(flag)
        viewControllerToPresent.isBeingPresented = false
        completion?()
    }

    /// Ends the presentation of what this one presents, and of what that presents; or else its own.
    ///
    /// - Parameters:
    ///   - flag: Handed on as whether it goes animated.
    ///   - completion: Called after it went.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            presentingViewController?.dismiss(animated: flag, completion: completion)
            return
        }
        if presented.presentedViewController != nil { presented.dismiss(animated: flag) }
        presented.isBeingDismissed = true
        presented.disappear(flag)
        presentedViewController = nil
        presented.presentingViewController = nil
        presented.isBeingDismissed = false
        completion?()
    }

    // MARK: - Containing

    /// Takes a controller in; its view has to be added by the caller, who calls ``didMove(toParent:)`` then.
    open func addChild(_ childController: UIViewController) {
        guard childController !== self, childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Leaves the controller that it is in.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        disappear()
        didMove(toParent: nil)
    }

    /// Called before it moves to another controller; for subclasses.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after it moved to another controller.
    ///
    /// It appears when that one has already; subclasses call this one.
    open func didMove(toParent parent: UIViewController?) {
        if let parent, parent.isVisible { appear() }
    }
}

/// How a controller is presented. Kept, without effect.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole screen.
    case fullScreen = 0
    /// Over part of the screen.
    case pageSheet = 1
    /// In the middle of the screen.
    case formSheet = 2
    /// Over what presents it.
    case currentContext = 3
    /// As a subclass says.
    case custom = 4
    /// Over the whole screen, what is below being seen through it.
    case overFullScreen = 5
    /// Over what presents it, which is seen through it.
    case overCurrentContext = 6
    /// Beside what it belongs to.
    case popover = 7
    /// As the system likes.
    case automatic = -2
    /// Not by itself.
    case none = -1
}

/// How presenting looks. Kept, without effect.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It comes from below.
    case coverVertical = 0
    /// It turns round.
    case flipHorizontal = 1
    /// It becomes visible.
    case crossDissolve = 2
    /// A page is turned.
    case partialCurl = 3
}

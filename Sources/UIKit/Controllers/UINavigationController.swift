public import Foundation

/// A stack of controllers, of which the topmost one is seen.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The controllers, from the lowest.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The topmost one.
    open var topViewController: UIViewController? { stack.last }
    /// The one that is seen: what the topmost one presents, or itself.
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }
    /// Whether there is no bar above. Kept: none is drawn.
    open var isNavigationBarHidden = false
    private var stack: [UIViewController] = []

    /// A stack of one.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// A stack from an archive. There are none on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        show()
    }

    /// Puts a controller on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else { return }
        setViewControllers(stack + [viewController], animated: animated)
    }

    /// Takes the topmost one away, unless it is the last.
    ///
    /// - Returns: The one that was taken away.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        setViewControllers(stack.dropLast(), animated: animated)
        return top
    }

    /// Takes all but the lowest one away.
    ///
    /// - Returns: Those that were taken away.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard stack.count > 1 else { return nil }
        let gone = Array(stack.dropFirst())
        setViewControllers(Array(stack.prefix(1)), animated: animated)
        return gone
    }

    /// Takes away what is above a controller.
    ///
    /// - Returns: Those that were taken away; nil when it is not in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let place = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(stack[(place + 1)...])
        setViewControllers(Array(stack[...place]), animated: animated)
        return gone
    }

    /// Puts other controllers into the stack's place.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let old = stack
        if let top = old.last, top !== viewControllers.last {
            top.viewIfLoaded?.removeFromSuperview()
            top.disappear(animated)
        }
        stack = viewControllers
        for controller in old where !viewControllers.contains(where: { $0 === controller }) {
            controller.removeFromParent()
        }
        for controller in viewControllers where controller.parent !== self { addChild(controller) }
        if isViewLoaded { show() }
        if isVisible { stack.last?.appear(animated) }
        if let top = stack.last, !old.contains(where: { $0 === top }) { top.didMove(toParent: self) }
    }

    /// Hides the bar above or shows it. Kept: none is drawn.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

    private func show() {
        guard let top = stack.last, let topView = top.view else { return }
        topView.frame = view.bounds
        topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(topView)
    }
}

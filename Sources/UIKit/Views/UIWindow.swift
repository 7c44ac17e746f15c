internal import Foundation

/// The view at the top of an interface.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// Whether it is the one that takes keys.
    open private(set) var isKeyWindow = false

    /// What the window shows: its view fills it.
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    /// Shows it: what it shows appears.
    open func makeKeyAndVisible() {
        isHidden = false
        isKeyWindow = true
        layoutIfNeeded()
        rootViewController?.appear()
    }
}

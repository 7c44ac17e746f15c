public import Foundation

/// What events go to. There are none here; views and view controllers are responders.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// For the classes of this family, whose own initializers a subclass inherits or calls.
    package init(asResponder: Void) {
        super.init()
    }

    /// A responder.
    public convenience override init() {
        self.init(asResponder: ())
    }

    /// What an event goes to next; nil for none.
    open var next: UIResponder? { nil }
}

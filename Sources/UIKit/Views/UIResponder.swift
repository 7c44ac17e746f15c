public import Foundation

/// What events go to. There are none here; views and view controllers are responders.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// A responder.
    public override init() {
        super.init()
    }

    /// What an event goes to next; nil for none.
    open var next: UIResponder? { nil }
}

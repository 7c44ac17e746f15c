public import Foundation

/// Something that happens to an interface. Nothing does here.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

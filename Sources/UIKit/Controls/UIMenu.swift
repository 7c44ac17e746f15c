public import Foundation

/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// What it says.
    open var title: String
    /// What it shows.
    open var image: UIImage?

    init(_ title: String, _ image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}

/// A menu. There is nobody to choose from it: it keeps its entries.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The entries.
    public let children: [UIMenuElement]

    /// A menu.
    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
        self.children = children
        super.init(title, image)
    }
}

public import Foundation

/// What was copied last. It is the program's own: there is no desktop to share it with.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The one that people copy to.
    public static let general = UIPasteboard()

    private var contents: [Any] = [] {
        didSet { changeCount += 1 }
    }

    /// How often something was copied.
    open private(set) var changeCount = 0

    /// The first text; setting it replaces everything.
    open var string: String? {
        get { strings?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }

    /// All texts; setting them replaces everything.
    open var strings: [String]? {
        get { contents.contains { $0 is String } ? contents.compactMap { $0 as? String } : nil }
        set { contents = newValue ?? [] }
    }

    /// The first picture; setting it replaces everything.
    open var image: UIImage? {
        get { contents.lazy.compactMap { $0 as? UIImage }.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }

    /// Whether there is text.
    open var hasStrings: Bool { strings != nil }

    /// Whether there is a picture.
    open var hasImages: Bool { image != nil }
}

public import Foundation

/// What surroundings are like: by day or by night, how fine the screen is. There is no screen: the usual ones are those of a
/// phone by day whose points are pixels.
public final class UITraitCollection: NSObject, Sendable {
    /// Whether it is day or night.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels to a point; 0 where nothing says.
    public let displayScale: CGFloat
    /// What the machine is like to use.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// How much room there is across.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// How much room there is from top to bottom.
    public let verticalSizeClass: UIUserInterfaceSizeClass

    /// Surroundings of which nothing is said.
    public override convenience init() {
        self.init(.unspecified, 0)
    }

    /// Surroundings by day or by night, of which nothing else is said.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle, 0)
    }

    /// Surroundings with so many pixels to a point, of which nothing else is said.
    public convenience init(displayScale scale: CGFloat) {
        self.init(.unspecified, scale)
    }

    /// What several surroundings say; where they differ, the last one.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(
            traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified,
            traitCollections.last { $0.displayScale != 0 }?.displayScale ?? 0,
            traitCollections.last { $0.userInterfaceIdiom != .unspecified }?.userInterfaceIdiom ?? .unspecified,
            traitCollections.last { $0.horizontalSizeClass != .unspecified }?.horizontalSizeClass ?? .unspecified,
            traitCollections.last { $0.verticalSizeClass != .unspecified }?.verticalSizeClass ?? .unspecified)
    }

    private init(
        _ style: UIUserInterfaceStyle, _ scale: CGFloat, _ idiom: UIUserInterfaceIdiom = .unspecified,
        _ horizontal: UIUserInterfaceSizeClass = .unspecified, _ vertical: UIUserInterfaceSizeClass = .unspecified
    ) {
        userInterfaceStyle = style
        displayScale = scale
        userInterfaceIdiom = idiom
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
    }

    private static let usual = UITraitCollection(.light, 1, .unspecified, .compact, .regular)
    private static let key = "sightread.traits"

    /// The surroundings of what is done now, on this thread.
    public static var current: UITraitCollection {
        get { Thread.current.threadDictionary[key] as? UITraitCollection ?? usual }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// Does something in these surroundings.
    public func performAsCurrent(_ actions: () -> Void) {
        performingAsCurrent(actions)
    }

    func performingAsCurrent<R>(_ body: () -> R) -> R {
        let before = Self.current
        Self.current = UITraitCollection(traitsFrom: [before, self])
        defer { Self.current = before }
        return body()
    }

    /// The same surroundings by day or by night.
    func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        style == .unspecified
            ? self : UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
    }

    /// Whether these say all that others say.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { UITraitCollection(traitsFrom: [self, $0]).isEqual(self) } ?? true
    }

    /// Whether colours may look different in other surroundings.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
    }

    /// Two surroundings are equal when all they say is.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
            && userInterfaceIdiom == other.userInterfaceIdiom && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
    }

    public override var hash: Int { userInterfaceStyle.rawValue ^ displayScale.hashValue }
}

/// By day or by night.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Nothing says.
    case unspecified = 0
    /// By day.
    case light = 1
    /// By night.
    case dark = 2
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Nothing says.
    case unspecified = 0
    /// Little.
    case compact = 1
    /// Much.
    case regular = 2
}

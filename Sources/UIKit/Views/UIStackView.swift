public import Foundation

/// A view that puts others into a row or a column.
///
/// Each has along the axis the size that fits it best; what is left goes to the last one, or to all alike, as
/// ``distribution`` says.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How the views share the room along the axis.
    public enum Distribution: Int, Sendable {
        /// The last one takes what is left.
        case fill = 0
        /// All are of one size.
        case fillEqually = 1
        /// They grow by their sizes.
        case fillProportionally = 2
        /// What is left is between them.
        case equalSpacing = 3
        /// Their middles are at equal distances.
        case equalCentering = 4
    }

    /// How the views stand across the axis.
    public enum Alignment: Int, Sendable {
        /// As large as the room.
        case fill = 0
        /// At its beginning.
        case leading = 1
        /// In its middle.
        case center = 3
        /// At its end.
        case trailing = 4

        /// At the upper edge of a row.
        public static var top: Alignment { .leading }
        /// At the lower edge of a row.
        public static var bottom: Alignment { .trailing }
    }

    /// Along which axis they stand.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
    /// How they share the room along it.
    open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
    /// How they stand across it.
    open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
    /// How far they are apart.
    open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Whether the margins of its own count. Kept.
    open var isLayoutMarginsRelativeArrangement = false
    /// The views, in order. Hidden ones take no room.
    open private(set) var arrangedSubviews: [UIView] = []
    private var gaps: [ObjectIdentifier: CGFloat] = [:]

    /// A row of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Adds a view at a place.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    /// Puts a view into the row no longer; it stays in this one.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        setNeedsLayout()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        removeArrangedSubview(subview)
        super.willRemoveSubview(subview)
    }

    /// How far the next view is from one.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        gaps[ObjectIdentifier(arrangedSubview)] = spacing
        setNeedsLayout()
    }

    /// How far the next view is from one.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        gaps[ObjectIdentifier(arrangedSubview)] ?? spacing
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let views = shown
        guard !views.isEmpty else { return }
        let isRow = axis == .horizontal
        let room = isRow ? bounds.width : bounds.height, across = isRow ? bounds.height : bounds.width
        var lengths = views.map { length(of: $0, across: across) }
        var gaps = views.dropLast().map { customSpacing(after: $0) }
        let rest = room - lengths.reduce(0, +) - gaps.reduce(0, +)
        switch distribution {
        case .fill: lengths[lengths.count - 1] = max(lengths[lengths.count - 1] + rest, 0)
        case .fillEqually:
            lengths = lengths.map { _ in max((room - gaps.reduce(0, +)) / CGFloat(views.count), 0) }
        case .fillProportionally:
            let whole = lengths.reduce(0, +)
            if whole > 0 { lengths = lengths.map { max($0 + rest * $0 / whole, 0) } }
        case .equalSpacing, .equalCentering:
            if rest > 0 { gaps = gaps.map { $0 + rest / CGFloat(gaps.count) } }
        }
        var at: CGFloat = 0
        for (index, view) in views.enumerated() {
            let own = isRow ? view.sizeThatFits(bounds.size).height : view.sizeThatFits(bounds.size).width
            let size = alignment == .fill ? across : min(own, across)
            let start: CGFloat =
                switch alignment {
                case .fill, .leading: 0
                case .center: (across - size) / 2
                case .trailing: across - size
                }
            view.frame =
                isRow
                ? CGRect(x: at, y: start, width: lengths[index], height: size)
                : CGRect(x: start, y: at, width: size, height: lengths[index])
            at += lengths[index] + (index < gaps.count ? gaps[index] : 0)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let views = shown
        let isRow = axis == .horizontal
        let across = isRow ? size.height : size.width
        let along = views.reduce(0) { $0 + length(of: $1, across: across) }
        let gaps = views.dropLast().reduce(0) { $0 + customSpacing(after: $1) }
        let widest = views.reduce(0) { most, view in
            let fitting = view.sizeThatFits(size)
            return max(most, isRow ? fitting.height : fitting.width)
        }
        return isRow ? CGSize(width: along + gaps, height: widest) : CGSize(width: widest, height: along + gaps)
    }

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    private func length(of view: UIView, across: CGFloat) -> CGFloat {
        axis == .horizontal
            ? view.sizeThatFits(CGSize(width: 0, height: across)).width
            : view.sizeThatFits(CGSize(width: across, height: 0)).height
    }
}

/// What holds between views. There is no layout by constraints here: views lie where their frames say.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// A direction.
    public enum Axis: Int, Sendable {
        /// Across.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }
}

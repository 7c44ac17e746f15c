public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle of an interface, with further ones in it.
///
/// There is no screen: views have geometry, a tree and a look that ``drawHierarchy(in:afterScreenUpdates:)`` and
/// `layer.render(in:)` draw. Geometry is in points of the view above, y downwards.
@preconcurrency @MainActor
open class UIView: UIResponder {
    /// What holds the view's geometry and look.
    public let layer: CALayer
    /// The views in it, from the lowest.
    open private(set) var subviews: [UIView] = []
    /// The view that it lies in.
    open private(set) weak var superview: UIView?
    /// A number, for finding it again.
    open var tag = 0
    /// Whether it takes events. Kept; there are none.
    open var isUserInteractionEnabled = true
    /// Whether what is behind it does not matter. Kept.
    open var isOpaque = true
    /// How it follows when the view that it lies in changes its size.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the views in it follow when it changes its size.
    open var autoresizesSubviews = true
    /// How a picture fills the view.
    open var contentMode = ContentMode.scaleToFill {
        didSet { layer.contentsGravity = contentMode.gravity }
    }
    weak var controller: UIViewController?
    private var needsLayout = true
    private var ownTint: UIColor?
    private var ownBackground: UIColor?

    /// A view in a rectangle of the one that it will lie in.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        layer.frame = frame
        connectLayer()
    }

    /// Layers are laid out and drawn where their views live.
    private func connectLayer() {
        layer.layingOut = { [weak self] in
            MainActor.assumeIsolated { self?.layoutIfNeeded() }
        }
        layer.drawing = { [weak self] context in
            nonisolated(unsafe) let context = context
            MainActor.assumeIsolated { self?.draw(into: context) }
        }
    }

    /// A view from an archive. There are none on Linux.
    ///
    /// - Returns: A view without size.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        connectLayer()
    }

    /// A view without size.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// The class of ``layer``. A layer of a class that is not of this family is made as the nearest one above it that
    /// is.
    open class var layerClass: AnyClass { CALayer.self }

    private class func makeLayer() -> CALayer {
        if let type = layerClass as? any ViewLayer.Type { return type.init() }
        if layerClass is CAShapeLayer.Type { return CAShapeLayer() }
        if layerClass is CATextLayer.Type { return CATextLayer() }
        if layerClass is CAGradientLayer.Type { return CAGradientLayer() }
        return CALayer()
    }

    open override var next: UIResponder? { controller ?? superview }

    // MARK: - Geometry

    /// Where it lies in the view above: the box around it when it is turned.
    open var frame: CGRect {
        get { layer.frame }
        set { resizing { layer.frame = newValue } }
    }

    /// Its own coordinates: the origin that it shows, and its size.
    open var bounds: CGRect {
        get { layer.bounds }
        set { resizing { layer.bounds = newValue } }
    }

    /// Where its middle lies in the view above.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    /// How it is turned and stretched about its middle.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// A point in the coordinates of another view of the tree; nil for the topmost one.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: view?.layer) }

    /// A point of another view of the tree in this one's coordinates; nil for the topmost one.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: view?.layer) }

    /// The box around a rectangle in the coordinates of another view of the tree; nil for the topmost one.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: view?.layer) }

    /// The box around a rectangle of another view of the tree in this one's coordinates; nil for the topmost one.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: view?.layer) }

    /// Whether a point of its own coordinates is inside.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The topmost view at a point of its own coordinates that takes events.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    private func resizing(_ change: () -> Void) {
        let old = bounds.size
        change()
        guard bounds.size != old else { return }
        if autoresizesSubviews {
            for view in subviews { view.follow(old, bounds.size) }
        }
        setNeedsLayout()
    }

    /// Takes its share of what the view above grew by.
    private func follow(_ old: CGSize, _ new: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        let across = autoresizingMask.shares(
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
            [frame.minX, frame.width, old.width - frame.maxX], new.width - old.width)
        let down = autoresizingMask.shares(
            [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin],
            [frame.minY, frame.height, old.height - frame.maxY], new.height - old.height)
        frame = CGRect(
            x: frame.minX + across[0], y: frame.minY + down[0], width: max(0, frame.width + across[1]),
            height: max(0, frame.height + down[1]))
    }

    // MARK: - The tree

    /// Adds a view above the others; it leaves the one that it lay in.
    open func addSubview(_ view: UIView) {
        insertSubview(view, at: subviews.count)
    }

    /// Adds a view at a place among the others; it leaves the one that it lay in.
    open func insertSubview(_ view: UIView, at index: Int) {
        guard view !== self else { return }
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        let place = min(max(index, 0), subviews.count)
        if place < subviews.count {
            layer.insertSublayer(view.layer, below: subviews[place].layer)
        } else {
            layer.addSublayer(view.layer)
        }
        subviews.insert(view, at: place)
        view.superview = self
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
    }

    /// Adds a view below another one.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        view.removeFromSuperview()
        insertSubview(view, at: subviews.firstIndex(of: siblingSubview) ?? 0)
    }

    /// Adds a view above another one.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        view.removeFromSuperview()
        insertSubview(view, at: subviews.firstIndex(of: siblingSubview).map { $0 + 1 } ?? subviews.count)
    }

    /// Takes it out of the view that it lies in.
    open func removeFromSuperview() {
        guard let superview else { return }
        willMove(toSuperview: nil)
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        self.superview = nil
        didMoveToSuperview()
    }

    /// Brings a view above the others.
    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self, let place = subviews.firstIndex(of: view) else { return }
        subviews.remove(at: place)
        subviews.append(view)
        layer.addSublayer(view.layer)
    }

    /// Brings a view below the others.
    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self, let place = subviews.firstIndex(of: view) else { return }
        subviews.remove(at: place)
        subviews.insert(view, at: 0)
        layer.insertSublayer(view.layer, at: 0)
    }

    /// Whether another view is this one or lies above it in the tree.
    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) ?? false
    }

    /// The view with a number, here or below.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The window at the top of the tree; nil when there is none.
    open var window: UIWindow? { self as? UIWindow ?? superview?.window }

    /// Called before it moves to another view; for subclasses.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after it moved to another view; for subclasses.
    open func didMoveToSuperview() {}
    /// Called after a view was added; for subclasses.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a view is taken out; for subclasses.
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: - Layout

    /// Asks for ``layoutSubviews()``.
    open func setNeedsLayout() {
        needsLayout = true
    }

    /// Calls ``layoutSubviews()`` where it was asked for, here and in all views below.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }

    /// Lays out the views in it; for subclasses.
    open func layoutSubviews() {}

    /// The size that it has by itself; none along an axis where it is ``noIntrinsicMetric``.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// No length: -1.
    public static let noIntrinsicMetric: CGFloat = -1

    /// Says that ``intrinsicContentSize`` changed: it is asked for whenever it is needed.
    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
    }

    /// The size that fits best; the one that it has, unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that fits best.
    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    // MARK: - Surroundings

    /// What its surroundings are like, with what it overrides.
    open var traitCollection: UITraitCollection {
        let above = superview?.traitCollection ?? controller?.inheritedTraits ?? .current
        return above.with(overrideUserInterfaceStyle)
    }

    /// Whether it and all in it are for the day or for the night, whatever is around.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    /// Called when its surroundings changed; for subclasses. They do not change by themselves here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - Look

    /// Whether it and all in it are not drawn.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }

    /// How much it and all in it cover, from 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(0, newValue), 1)) }
    }

    /// What it is filled with.
    open var backgroundColor: UIColor? {
        get { ownBackground ?? layer.backgroundColor.map(UIColor.init(cgColor:)) }
        set {
            ownBackground = newValue
            layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
        }
    }

    /// Whether nothing is drawn outside of its bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The colour of what can be touched; that of the view above unless it has its own.
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set { ownTint = newValue }
    }

    /// Asks for drawing. Nothing: what is there is drawn whenever the tree is.
    open func setNeedsDisplay() {}

    /// Draws what a subclass adds, into the current context.
    open func draw(_ rect: CGRect) {}

    private func draw(into context: CGContext) {
        UIGraphicsPushContext(context)
        traitCollection.performAsCurrent { draw(bounds) }
        UIGraphicsPopContext()
    }

    /// Draws it and all in it into a rectangle of the current context.
    ///
    /// - Parameters:
    ///   - rect: Where.
    ///   - afterUpdates: Without effect: there is no screen to wait for.
    /// - Returns: Whether there was a context.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        layoutIfNeeded()
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }
}

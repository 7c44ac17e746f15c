public import CoreGraphics
public import Foundation

/// A rectangle with a look, and further ones in it.
///
/// Geometry is in points of the layer that it lies in, y downwards. A layer and its tree are used by one task at a time.
/// There is no screen: ``render(in:)`` draws a tree into a context.
open class CALayer: NSObject {
    /// A name, for finding it again.
    open var name: String?
    /// Where the layer shows its inside: the origin of its own coordinates, and its size.
    open var bounds = CGRect.zero
    /// Where in the layer above the anchor point lies.
    open var position = CGPoint.zero
    /// The point of the layer that lies at its position and that it turns about, as parts of its size; the middle from
    /// the start.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The order among the layers beside it: greater ones lie above.
    open var zPosition: CGFloat = 0
    /// Whether it and all in it are not drawn.
    open var isHidden = false
    /// How much it and all in it cover together, from 0 to 1.
    open var opacity: Float = 1
    /// Whether what is behind it does not matter. Kept.
    open var isOpaque = false
    /// A layer whose alpha says where this one and all in it are seen; it lies in no other layer.
    open var mask: CALayer?
    /// Whether nothing is drawn outside of its bounds and corners.
    open var masksToBounds = false
    /// What it is filled with.
    open var backgroundColor: CGColor?
    /// How far its corners are rounded.
    open var cornerRadius: CGFloat = 0
    /// Which corners are rounded; all from the start.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// What round corners look like. Kept: they are arcs.
    open var cornerCurve = CALayerCornerCurve.circular
    /// How wide the border is, inside of the bounds.
    open var borderWidth: CGFloat = 0
    /// What the border is drawn with.
    open var borderColor: CGColor? = .black
    /// A picture: a `CGImage`.
    open var contents: Any?
    /// The part of the picture that is shown: the square from 0 to 1 is all of it, y downwards.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// How the picture fills the bounds.
    open var contentsGravity = CALayerContentsGravity.resize
    /// Pixels of the picture to a point, where it is not stretched.
    open var contentsScale: CGFloat = 1
    /// The colour of the shadow.
    open var shadowColor: CGColor? = .black
    /// How much the shadow covers, from 0 to 1; there is none from the start.
    open var shadowOpacity: Float = 0
    /// How far the shadow lies from what throws it.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// How soft the shadow is: the standard deviation of its blur.
    open var shadowRadius: CGFloat = 3
    /// What throws the shadow; nil for all that is drawn of the layer.
    open var shadowPath: CGPath?
    /// Whether y points up for the layers in it.
    open var isGeometryFlipped = false
    /// Whether it is kept as a picture. Kept, without effect.
    open var shouldRasterize = false
    /// Pixels to a point of such a picture. Kept, without effect.
    open var rasterizationScale: CGFloat = 1
    /// Whether its edges may be smooth. Kept, without effect.
    open var allowsEdgeAntialiasing = false
    /// Whether it covers together with all in it where ``opacity`` is below 1; if not, each covers by itself.
    open var allowsGroupOpacity = true
    /// Whether it may be drawn beside the program. Kept, without effect.
    open var drawsAsynchronously = false
    /// Whether it asks for drawing when its size changes. Kept, without effect.
    open var needsDisplayOnBoundsChange = false
    /// How the picture shrinks. Kept, without effect: in the best way.
    open var minificationFilter = CALayerContentsFilter.linear
    /// How the picture grows. Kept, without effect: in the best way.
    open var magnificationFilter = CALayerContentsFilter.linear
    /// What is done when something of it changes. Kept; nothing is animated here.
    open var actions: [String: any CAAction]?
    /// What draws it and lays it out in its place.
    open weak var delegate: (any CALayerDelegate)?
    private var animations: [String: CAAnimation] = [:]
    private var values: [String: Any] = [:]
    private var needsLayoutFlag = false

    /// How it is turned and stretched about its anchor point. There is no depth: what is drawn is its effect on x and y.
    open var transform = CATransform3DIdentity
    /// How the layers in it are turned and stretched about its middle.
    open var sublayerTransform = CATransform3DIdentity
    private var map: CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    private var layers: [CALayer] = []

    /// Lays out the view that it belongs to, and those in it, where that is needed.
    package var layingOut: (() -> Void)?

    /// Draws what the view that it belongs to adds.
    package var drawing: ((CGContext) -> Void)?

    /// The layer that it lies in.
    open private(set) weak var superlayer: CALayer?

    /// A layer without size and look.
    public override init() {
        super.init()
    }

    /// A layer that shows what another one shows.
    ///
    /// - Parameter layer: A `CALayer`.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        name = layer.name
        bounds = layer.bounds
        position = layer.position
        anchorPoint = layer.anchorPoint
        zPosition = layer.zPosition
        isHidden = layer.isHidden
        opacity = layer.opacity
        masksToBounds = layer.masksToBounds
        backgroundColor = layer.backgroundColor
        cornerRadius = layer.cornerRadius
        borderWidth = layer.borderWidth
        borderColor = layer.borderColor
        contents = layer.contents
        contentsGravity = layer.contentsGravity
        contentsRect = layer.contentsRect
        maskedCorners = layer.maskedCorners
        isOpaque = layer.isOpaque
        transform = layer.transform
    }

    /// Where in the layer above it lies: the box around it when it is turned. Setting it sets position and size.
    open var frame: CGRect {
        get {
            guard map.isIdentity else {
                return CGRect(origin: .zero, size: bounds.size).applying(toSuperlayerFromCorner)
            }
            return CGRect(
                x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height)
        }
        set {
            let rect = newValue.standardized
            let size = rect.size.applying(map.inverted())
            bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
            position = CGPoint(
                x: rect.origin.x + anchorPoint.x * rect.width, y: rect.origin.y + anchorPoint.y * rect.height)
        }
    }

    /// How it is turned and stretched about its anchor point.
    open func affineTransform() -> CGAffineTransform { map }

    /// Turns and stretches it about its anchor point.
    open func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// The layers in it, from the lowest.
    open var sublayers: [CALayer]? {
        get { layers.isEmpty ? nil : layers }
        set {
            for layer in layers { layer.superlayer = nil }
            layers = []
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    /// Adds a layer above the others; it leaves the one that it lay in.
    open func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(layers.count))
    }

    /// Adds a layer at a place among the others; it leaves the one that it lay in.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        layers.insert(layer, at: min(Int(idx), layers.count))
        layer.superlayer = self
    }

    /// Adds a layer below another one.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let place = layers.firstIndex { $0 === sibling } ?? 0
        insertSublayer(layer, at: UInt32(place))
    }

    /// Adds a layer above another one.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let place = layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count
        insertSublayer(layer, at: UInt32(place))
    }

    /// Puts a layer in the place of another one.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard layers.contains(where: { $0 === oldLayer }), oldLayer !== newLayer else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Takes it out of the layer that it lies in.
    open func removeFromSuperlayer() {
        superlayer?.layers.removeAll { $0 === self }
        superlayer = nil
    }

    /// Lays out the layers in it: asks the delegate. For subclasses.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    /// Asks for ``layoutSublayers()``.
    open func setNeedsLayout() {
        needsLayoutFlag = true
    }

    /// Whether ``layoutSublayers()`` was asked for.
    open func needsLayout() -> Bool { needsLayoutFlag }

    /// Calls ``layoutSublayers()`` where it was asked for, here and in all layers below.
    open func layoutIfNeeded() {
        layingOut?()
        if needsLayoutFlag {
            needsLayoutFlag = false
            layoutSublayers()
        }
        for layer in layers { layer.layoutIfNeeded() }
    }

    /// Asks for drawing. Nothing: ``render(in:)`` always draws what is there.
    open func setNeedsDisplay() {}

    /// Asks for drawing of a part. Nothing, as ``setNeedsDisplay()``.
    open func setNeedsDisplay(_ r: CGRect) {}

    /// Whether drawing was asked for: never, since it is always drawn as it is.
    open func needsDisplay() -> Bool { false }

    /// Draws where that was asked for: nothing.
    open func displayIfNeeded() {}

    /// Draws what a subclass adds; the context's coordinates are the layer's own. Asks the delegate.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    // MARK: - Animations and values

    /// Begins an animation, which ends at once: there is no screen that would show what is between.
    ///
    /// - Parameters:
    ///   - anim: The animation; its delegate is told of both. It is kept when it repeats without end or is not removed at its
    ///     end.
    ///   - key: Its name, in place of another one of that name.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        let copy = anim.copy() as! CAAnimation
        if !copy.isRemovedOnCompletion || copy.repeatCount == .infinity {
            animations[key ?? UUID().uuidString] = copy
        }
        copy.delegate?.animationDidStart(copy)
        guard copy.repeatCount != .infinity else { return }
        copy.delegate?.animationDidStop(copy, finished: true)
    }

    /// Takes an animation away.
    open func removeAnimation(forKey key: String) {
        animations[key] = nil
    }

    /// Takes all animations away.
    open func removeAllAnimations() {
        animations = [:]
    }

    /// The animation of a name that goes on; nil when there is none.
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }

    /// The names of the animations that go on; nil when there is none.
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }

    /// What it looks like now: itself, since nothing is between two looks.
    open func presentation() -> Self? { self }

    /// What it will look like: itself.
    open func model() -> Self { self }

    /// Keeps a value of the caller's own. The layer's own properties are not set by their names.
    open func setValue(_ value: Any?, forKey key: String) {
        values[key] = value
    }

    /// A value of the caller's own; nil when there is none.
    open func value(forKey key: String) -> Any? { values[key] }

    // MARK: - Coordinates

    /// Own coordinates to those of the layer above.
    private var toSuperlayer: CGAffineTransform {
        let placed = toSuperlayerAsPlaced
        guard let above = superlayer else { return placed }
        var result = placed
        if !CATransform3DIsIdentity(above.sublayerTransform) {
            let middle = CGPoint(
                x: above.bounds.minX + above.anchorPoint.x * above.bounds.width,
                y: above.bounds.minY + above.anchorPoint.y * above.bounds.height)
            result =
                result.concatenating(CGAffineTransform(translationX: -middle.x, y: -middle.y))
                .concatenating(CATransform3DGetAffineTransform(above.sublayerTransform))
                .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
        }
        guard above.isGeometryFlipped else { return result }
        return result.concatenating(
            CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: above.bounds.minY + above.bounds.maxY))
    }

    /// Whether y points up here: an odd number of layers above turn it round.
    private var isUpsideDown: Bool {
        guard let superlayer else { return false }
        return superlayer.isUpsideDown != superlayer.isGeometryFlipped
    }

    private var toSuperlayerAsPlaced: CGAffineTransform {
        CGAffineTransform(
            translationX: -bounds.origin.x - anchorPoint.x * bounds.width,
            y: -bounds.origin.y - anchorPoint.y * bounds.height
        )
        .concatenating(map)
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    private var toSuperlayerFromCorner: CGAffineTransform {
        CGAffineTransform(translationX: bounds.origin.x, y: bounds.origin.y).concatenating(toSuperlayerAsPlaced)
    }

    /// Own coordinates to those of the topmost layer.
    private var toRoot: CGAffineTransform {
        superlayer.map { toSuperlayer.concatenating($0.toRoot) } ?? .identity
    }

    private func map(from layer: CALayer?) -> CGAffineTransform {
        (layer?.toRoot ?? .identity).concatenating(toRoot.inverted())
    }

    /// A point of another layer of the tree in this one's coordinates; nil for the topmost one.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(map(from: l)) }

    /// A point in the coordinates of another layer of the tree; nil for the topmost one.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(map(from: l).inverted()) }

    /// The box around a rectangle of another layer of the tree in this one's coordinates; nil for the topmost one.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(map(from: l)) }

    /// The box around a rectangle in the coordinates of another layer of the tree; nil for the topmost one.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(map(from: l).inverted()) }

    /// Whether a point of its own coordinates is inside its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The topmost layer of the tree below at a point of the coordinates of the layer above.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        let own = p.applying(toSuperlayer.inverted())
        if masksToBounds, !contains(own) { return nil }
        for layer in ordered.reversed() {
            if let hit = layer.hitTest(own) { return hit }
        }
        return contains(own) ? self : nil
    }

    /// From the lowest, by their order.
    private var ordered: [CALayer] {
        layers.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

    // MARK: - Drawing

    /// Draws the layer and all in it.
    ///
    /// - Parameter ctx: Its coordinates are taken as the layer's own, y downwards, as a context of UIKit has them.
    open func render(in ctx: CGContext) {
        layoutIfNeeded()
        render(in: ctx, covering: 1)
    }

    private func render(in ctx: CGContext, covering alpha: CGFloat) {
        guard !isHidden, opacity > 0 else { return }
        ctx.saveGState()
        let throwsShadow = shadowOpacity > 0 && shadowColor != nil
        let isGroup = opacity < 1 && allowsGroupOpacity
        // Each of these needs what is drawn of the layer as one picture.
        if isGroup || throwsShadow {
            ctx.setAlpha(alpha * (isGroup ? CGFloat(opacity) : 1))
            if throwsShadow, shadowPath == nil { throwShadow(in: ctx) }
            if let shadowPath, throwsShadow { drawShadow(of: shadowPath, in: ctx) }
            ctx.beginTransparencyLayer(auxiliaryInfo: nil)
            renderMasked(in: ctx, covering: isGroup ? 1 : CGFloat(opacity))
            ctx.endTransparencyLayer()
        } else {
            renderMasked(in: ctx, covering: alpha * CGFloat(opacity))
        }
        ctx.restoreGState()
    }

    private func renderMasked(in ctx: CGContext, covering alpha: CGFloat) {
        guard let mask else { return renderContents(in: ctx, covering: alpha) }
        ctx.beginTransparencyLayer(auxiliaryInfo: nil)
        renderContents(in: ctx, covering: alpha)
        ctx.setBlendMode(.destinationIn)
        ctx.beginTransparencyLayer(auxiliaryInfo: nil)
        ctx.concatenate(mask.toSuperlayerAsPlaced)
        mask.layoutIfNeeded()
        mask.render(in: ctx, covering: 1)
        ctx.endTransparencyLayer()
        ctx.endTransparencyLayer()
    }

    private func renderContents(in ctx: CGContext, covering alpha: CGFloat) {
        ctx.saveGState()
        ctx.setAlpha(alpha)
        if masksToBounds {
            ctx.addPath(outline(insetBy: 0))
            ctx.clip()
        }
        if let backgroundColor {
            ctx.setFillColor(backgroundColor)
            ctx.addPath(outline(insetBy: 0))
            ctx.fillPath()
        }
        drawContents(in: ctx)
        drawShape(in: ctx)
        draw(in: ctx)
        drawing?(ctx)
        for layer in ordered {
            ctx.saveGState()
            ctx.concatenate(layer.toSuperlayer)
            layer.render(in: ctx, covering: alpha)
            ctx.restoreGState()
        }
        if borderWidth > 0, let borderColor {
            ctx.setStrokeColor(borderColor)
            ctx.setLineWidth(borderWidth)
            ctx.addPath(outline(insetBy: borderWidth / 2))
            ctx.strokePath()
        }
        ctx.restoreGState()
    }

    private func throwShadow(in ctx: CGContext) {
        let color = shadowColor.flatMap { $0.copy(alpha: $0.alpha * CGFloat(shadowOpacity)) }
        ctx.setShadow(inUserSpace: shadowOffset, blur: 2 * shadowRadius, color: color)
    }

    /// The shadow of a path alone: what throws it is left out.
    private func drawShadow(of path: CGPath, in ctx: CGContext) {
        ctx.saveGState()
        ctx.beginTransparencyLayer(auxiliaryInfo: nil)
        ctx.setFillColor(.black)
        throwShadow(in: ctx)
        ctx.addPath(path)
        ctx.fillPath()
        ctx.setShadow(offset: .zero, blur: 0, color: nil)
        ctx.setBlendMode(.destinationOut)
        ctx.addPath(path)
        ctx.fillPath()
        ctx.endTransparencyLayer()
        ctx.restoreGState()
    }

    /// What a kind of layer draws between its picture and the layers in it.
    func drawShape(in ctx: CGContext) {}

    func outline(insetBy inset: CGFloat) -> CGPath {
        let rect = bounds.insetBy(dx: inset, dy: inset), radius = max(0, cornerRadius - inset)
        guard !rect.isNull else { return CGMutablePath() }
        return CGPath(rect: rect, roundingCorners: maskedCorners.rawValue, width: radius, height: radius)
    }

    /// Calls a closure with y downwards, whatever the layers above say.
    func drawUpright(in ctx: CGContext, _ body: () -> Void) {
        ctx.saveGState()
        if isUpsideDown {
            ctx.translateBy(x: 0, y: bounds.minY + bounds.maxY)
            ctx.scaleBy(x: 1, y: -1)
        }
        body()
        ctx.restoreGState()
    }

    private func drawContents(in ctx: CGContext) {
        guard let whole = contents as? CGImage, bounds.width > 0, bounds.height > 0 else { return }
        var image = whole
        if contentsRect != CGRect(x: 0, y: 0, width: 1, height: 1) {
            let (width, height) = (CGFloat(whole.width), CGFloat(whole.height))
            let part = CGRect(
                x: contentsRect.minX * width, y: contentsRect.minY * height, width: contentsRect.width * width,
                height: contentsRect.height * height)
            guard let cut = whole.cropping(to: part) else { return }
            image = cut
        }
        let size = CGSize(
            width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
        let rect = contentsGravity.place(size, in: bounds)
        drawUpright(in: ctx) {
            // Contexts put a picture's first row at the greatest y.
            ctx.translateBy(x: 0, y: rect.maxY + rect.minY)
            ctx.scaleBy(x: 1, y: -1)
            ctx.draw(image, in: rect)
        }
    }
}

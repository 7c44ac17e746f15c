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
    /// How much it and all in it cover, from 0 to 1. Where layers overlap, each covers by itself.
    open var opacity: Float = 1
    /// Whether nothing is drawn outside of its bounds and corners.
    open var masksToBounds = false
    /// What it is filled with.
    open var backgroundColor: CGColor?
    /// How far its corners are rounded.
    open var cornerRadius: CGFloat = 0
    /// How wide the border is, inside of the bounds.
    open var borderWidth: CGFloat = 0
    /// What the border is drawn with.
    open var borderColor: CGColor? = .black
    /// A picture: a `CGImage`.
    open var contents: Any?
    /// How the picture fills the bounds.
    open var contentsGravity = CALayerContentsGravity.resize
    /// Pixels of the picture to a point, where it is not stretched.
    open var contentsScale: CGFloat = 1
    /// The colour of a shadow. Kept; no shadow is drawn.
    open var shadowColor: CGColor? = .black
    /// How much a shadow covers. Kept; no shadow is drawn.
    open var shadowOpacity: Float = 0
    /// Where a shadow lies. Kept; no shadow is drawn.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// How soft a shadow is. Kept; no shadow is drawn.
    open var shadowRadius: CGFloat = 3
    private var needsLayoutFlag = false

    private var map = CGAffineTransform.identity
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
        map = layer.map
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
        map = m
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

    /// Lays out the layers in it; for subclasses.
    open func layoutSublayers() {}

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

    /// Draws what a subclass adds; the context's coordinates are the layer's own.
    open func draw(in ctx: CGContext) {}

    // MARK: - Coordinates

    /// Own coordinates to those of the layer above.
    private var toSuperlayer: CGAffineTransform {
        CGAffineTransform(
            translationX: -bounds.origin.x - anchorPoint.x * bounds.width,
            y: -bounds.origin.y - anchorPoint.y * bounds.height
        )
        .concatenating(map)
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    private var toSuperlayerFromCorner: CGAffineTransform {
        CGAffineTransform(translationX: bounds.origin.x, y: bounds.origin.y).concatenating(toSuperlayer)
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

    /// Draws the layer and all in it. Text and shadows are not drawn.
    ///
    /// - Parameter ctx: Its coordinates are taken as the layer's own, y downwards, as a context of UIKit has them.
    open func render(in ctx: CGContext) {
        layoutIfNeeded()
        render(in: ctx, covering: 1)
    }

    private func render(in ctx: CGContext, covering alpha: CGFloat) {
        guard !isHidden, opacity > 0 else { return }
        let alpha = alpha * CGFloat(opacity)
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

    /// What a kind of layer draws between its picture and the layers in it.
    func drawShape(in ctx: CGContext) {}

    private func outline(insetBy inset: CGFloat) -> CGPath {
        let rect = bounds.insetBy(dx: inset, dy: inset), radius = max(0, cornerRadius - inset)
        guard !rect.isNull else { return CGMutablePath() }
        return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }

    private func drawContents(in ctx: CGContext) {
        guard let image = contents as? CGImage, bounds.width > 0, bounds.height > 0 else { return }
        let size = CGSize(
            width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
        let rect = contentsGravity.place(size, in: bounds)
        ctx.saveGState()
        // Contexts put a picture's first row at the greatest y.
        ctx.translateBy(x: 0, y: rect.maxY + rect.minY)
        ctx.scaleBy(x: 1, y: -1)
        ctx.draw(image, in: rect)
        ctx.restoreGState()
    }
}

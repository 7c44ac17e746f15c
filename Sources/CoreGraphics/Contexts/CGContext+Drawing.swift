public import Foundation

/// Drawing.
extension CGContext {
    /// Draws the path.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill, .fillStroke: canvas.fill(steps, rule: .winding, state: state)
        case .eoFill, .eoFillStroke: canvas.fill(steps, rule: .evenOdd, state: state)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: canvas.stroke(steps, state: state)
        case .fill, .eoFill: break
        }
        beginPath()
    }

    /// Paints the inside of the path.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        canvas.fill(steps, rule: rule, state: state)
        beginPath()
    }

    /// Draws the line of the path.
    public func strokePath() {
        canvas.stroke(steps, state: state)
        beginPath()
    }

    /// Paints a rectangle.
    public func fill(_ rect: CGRect) {
        canvas.fill(shape { $0.rectangle(bounded(rect)) }, rule: .winding, state: state)
        beginPath()
    }

    /// Paints rectangles.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Paints an ellipse.
    public func fillEllipse(in rect: CGRect) {
        canvas.fill(shape { $0.ellipse(in: rect) }, rule: .winding, state: state)
        beginPath()
    }

    /// Draws the sides of a rectangle.
    public func stroke(_ rect: CGRect) {
        canvas.stroke(shape { $0.rectangle(rect) }, state: state)
        beginPath()
    }

    /// Draws the sides of a rectangle with lines of a width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    /// Draws an ellipse.
    public func strokeEllipse(in rect: CGRect) {
        canvas.stroke(shape { $0.ellipse(in: rect) }, state: state)
        beginPath()
    }

    /// Draws a line between the first and the second point, between the third and the fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for first in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[first])
            addLine(to: points[first + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent, or black where there is no alpha.
    public func clear(_ rect: CGRect) {
        var cleared = state
        cleared.blendMode = .clear
        canvas.fill(shape { $0.rectangle(bounded(rect)) }, rule: .winding, state: cleared)
    }

    /// Draws a picture upright into a rectangle: its first row along the greatest y.
    ///
    /// A mask is painted with the fill colour.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - rect: Where, in user space.
    ///   - byTiling: Whether to repeat the picture at that place and size all over the clip.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard rect.size.width != 0, rect.size.height != 0, rect.width.isFinite, rect.height.isFinite,
            rect.origin.x.isFinite, rect.origin.y.isFinite
        else { return }
        guard byTiling else { return canvas.draw(image, in: rect, state: state) }
        let area = boundingBoxOfClipPath
        guard !area.isEmpty else { return }
        func places(_ origin: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> StrideTo<CGFloat> {
            stride(from: origin + ((low - origin) / length).rounded(.down) * length, to: high, by: length)
        }
        for y in places(rect.minY, rect.height, area.minY, area.maxY) {
            for x in places(rect.minX, rect.width, area.minX, area.maxX) {
                canvas.draw(image, in: CGRect(x: x, y: y, width: rect.width, height: rect.height), state: state)
            }
        }
    }

    /// What a rectangle covers of the bitmap, where it reaches beyond what cairo can count: `CGRect.infinite` is the whole.
    fileprivate func bounded(_ rect: CGRect) -> CGRect {
        let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
        guard edges.contains(where: { abs($0) > 1e6 }) else { return rect }
        let whole = CGRect(x: -1, y: -1, width: width + 2, height: height + 2).applying(ctm.inverted())
        let x = max(rect.minX, whole.minX), y = max(rect.minY, whole.minY)
        return CGRect(
            x: x, y: y, width: max(min(rect.maxX, whole.maxX) - x, 0), height: max(min(rect.maxY, whole.maxY) - y, 0))
    }

    private func shape(_ draw: (inout PathSteps) -> Void) -> PathSteps {
        var shape = PathSteps()
        draw(&shape)
        return shape.applying(ctm)
    }
}

/// The clip: what lies outside is not drawn on. It can only become smaller, until a saved state comes back.
extension CGContext {
    /// Narrows the clip to the inside of the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        canvas.clip(steps, rule: rule, state: state)
        beginPath()
    }

    /// Narrows the clip to a rectangle.
    public func clip(to rect: CGRect) {
        canvas.clip(shape { $0.rectangle(bounded(rect)) }, rule: .winding, state: state)
        beginPath()
    }

    /// Narrows the clip to rectangles.
    public func clip(to rects: [CGRect]) {
        canvas.clip(shape { shape in rects.forEach { shape.rectangle($0.standardized) } }, rule: .winding, state: state)
        beginPath()
    }

    /// Narrows the clip by a picture, drawn upright into a rectangle like ``draw(_:in:byTiling:)``.
    ///
    /// - Parameters:
    ///   - rect: Where, in user space; nothing is drawn outside of it.
    ///   - mask: A mask, whose samples hold back what is drawn, or a picture, whose grey lets it through.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        guard rect.size.width != 0, rect.size.height != 0, rect.width.isFinite, rect.height.isFinite else { return }
        state.mask = canvas.mask(mask, in: rect, state: state)
    }

    /// Widens the clip to the whole bitmap.
    public func resetClip() {
        state.mask = nil
        canvas.resetClip()
    }

    /// The smallest rectangle of user space around the clip.
    public var boundingBoxOfClipPath: CGRect {
        canvas.clipBounds.applying(ctm.inverted())
    }
}

extension CGContext: Hashable {
    /// A context equals itself alone.
    public static func == (a: CGContext, b: CGContext) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

internal import CCairo
internal import Foundation

/// Drawing by cairo on a bitmap.
///
/// Paths come in the context's own space, with y upwards; cairo's y points down.
final class Canvas {
    let bitmap: Bitmap
    private let canvas: OpaquePointer
    /// What is drawn on where cairo does not draw on the bitmap's own memory.
    private let copy: UnsafeMutablePointer<UInt8>?
    /// How many layers are open: what is drawn goes to the last one, not to the bitmap.
    private var layers = 0
    /// Beside what a state says.
    var allowsAntialiasing = true

    init?(_ bitmap: Bitmap) {
        guard Self.isAvailable else { return nil }
        let width = Int32(bitmap.width), height = Int32(bitmap.height)
        let isDirect = if case .direct = bitmap.layout { bitmap.bytesPerRow % 4 == 0 } else { false }
        let hasAlpha = bitmap.layout.hasAlpha
        let copy = isDirect ? nil : UnsafeMutablePointer<UInt8>.allocate(capacity: 4 * bitmap.width * bitmap.height)
        let memory = copy ?? bitmap.memory.assumingMemoryBound(to: UInt8.self)
        guard
            let row = Int32(exactly: copy == nil ? bitmap.bytesPerRow : 4 * bitmap.width),
            let canvas = c_cairo_new(memory, width, height, row, hasAlpha)
        else {
            copy?.deallocate()
            return nil
        }
        self.bitmap = bitmap
        self.canvas = canvas
        self.copy = copy
    }

    deinit {
        c_cairo_free(canvas)
        copy?.deallocate()
    }

    func save() { c_cairo_save(canvas) }
    func restore() { c_cairo_restore(canvas) }
    func resetClip() { c_cairo_reset_clip(canvas) }

    /// The smallest rectangle around the clip.
    var clipBounds: CGRect {
        var box = [0.0, 0, 0, 0]
        c_cairo_clip_extents(canvas, &box)
        return CGRect(x: box[0], y: Double(bitmap.height) - box[3], width: box[2] - box[0], height: box[3] - box[1])
    }

    func clip(_ path: PathSteps, rule: CGPathFillRule, state: DrawingState) {
        setPath(path)
        c_cairo_clip(canvas, rule == .evenOdd, state.shouldAntialias && allowsAntialiasing)
    }

    func fill(_ path: PathSteps, rule: CGPathFillRule, state: DrawingState) {
        let bounds = path.bounds
        composing(state, within: bounds) { state in
            setPath(path)
            var paint = paint(state.fillColor, state)
            paint.even_odd = rule == .evenOdd
            draw(within: bounds) { c_cairo_fill(canvas, &paint) }
        }
    }

    func stroke(_ path: PathSteps, state: DrawingState) {
        guard state.transform.isInvertible else { return }
        let t = state.transform
        let scale = max(hypot(t.a, t.b), hypot(t.c, t.d))
        let reach = scale * state.lineWidth * max(state.miterLimit, 2)
        let bounds = path.bounds.insetBy(dx: -reach, dy: -reach)
        composing(state, within: bounds) { drawLine(path, within: bounds, state: $0) }
    }

    private func drawLine(_ path: PathSteps, within bounds: CGRect, state: DrawingState) {
        setPath(path)
        var paint = paint(state.strokeColor, state)
        let t = state.transform
        // Dashes of nothing but gaps of nothing would never end.
        let isPattern = state.dashes.contains { $0 > 0 } && state.dashes.allSatisfy { $0 >= 0 && $0.isFinite }
        let dashes = isPattern && state.dashPhase.isFinite ? state.dashes : []
        dashes.map { Double($0) }.withUnsafeBufferPointer { dashes in
            let pen = toPixels(t)
            var settings = c_cairo_pen(
                matrix: (pen.a, pen.b, pen.c, pen.d, pen.tx, pen.ty), width: state.lineWidth,
                miter_limit: state.miterLimit, dash_phase: state.dashPhase, dashes: dashes.baseAddress,
                dash_count: Int32(dashes.count), cap: state.lineCap.rawValue, join: state.lineJoin.rawValue)
            draw(within: bounds) { c_cairo_stroke(canvas, &paint, &settings) }
        }
    }

    /// - Parameter rect: In user space; the picture's first row lies along its greatest y.
    func draw(_ image: CGImage, in rect: CGRect, state: DrawingState) {
        let bounds = rect.applying(state.transform)
        composing(state, within: bounds) { state in
            draw(
                CairoPicture(image, for: bitmap.layout, color: state.fillColor), in: rect, within: bounds,
                interpolates: image.shouldInterpolate, state: state)
        }
    }

    private func draw(
        _ picture: CairoPicture, in rect: CGRect, within bounds: CGRect, interpolates: Bool, state: DrawingState
    ) {
        let toRect = CGAffineTransform(
            a: rect.size.width / CGFloat(picture.width), b: 0, c: 0, d: -rect.size.height / CGFloat(picture.height),
            tx: rect.origin.x, ty: rect.origin.y + rect.size.height)
        let map = toPixels(toRect.concatenating(state.transform))
        guard map.isInvertible else { return }
        let quality = interpolates ? state.interpolationQuality : .none
        var paint = paint(state.fillColor, state)
        paint.alpha = state.alpha
        draw(within: bounds) {
            _ = picture.bytes.withUnsafeBufferPointer { bytes in
                withUnsafeBytes(of: (map.a, map.b, map.c, map.d, map.tx, map.ty)) { matrix in
                    c_cairo_draw(
                        canvas, bytes.baseAddress, Int32(picture.width), Int32(picture.height),
                        Int32(4 * picture.width), picture.hasAlpha,
                        matrix.assumingMemoryBound(to: Double.self).baseAddress,
                        quality.filter, &paint)
                }
            }
        }
    }

    /// Paints the clip with a gradient between two circles; a line between their centres where they have no radius.
    func draw(_ gradient: CGGradient, _ circles: GradientCircles, state: DrawingState) {
        let clip = clipBounds, map = toPixels(state.transform)
        guard map.isInvertible else { return }
        let stops = gradient.stops(circles.options).map { stop in
            let paint = paint(stop.color, DrawingState(transform: .identity))
            return c_cairo_stop(
                offset: Double(stop.location), red: paint.red, green: paint.green, blue: paint.blue,
                alpha: paint.alpha)
        }
        var shape = c_cairo_gradient_shape()
        shape.is_radial = circles.isRadial
        shape.circles = (
            circles.start.x, circles.start.y, circles.startRadius, circles.end.x, circles.end.y, circles.endRadius
        )
        shape.matrix = (map.a, map.b, map.c, map.d, map.tx, map.ty)
        composing(state, within: clip) { state in
            var paint = paint(.black, state)
            draw(within: clip) { c_cairo_gradient(canvas, &shape, stops, stops.count, &paint) }
        }
    }

    // MARK: - Layers

    /// What is drawn now goes into a layer of its own, until ``endLayer(_:)``.
    func beginLayer() {
        c_cairo_begin_layer(canvas, nil)
        layers += 1
    }

    /// Brings the layer down with the alpha, blend mode, shadow and mask of a state.
    func endLayer(_ state: DrawingState) {
        layers -= 1
        let bounds = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        var settings = paint(.black, state)
        settings.alpha = state.alpha
        finishLayer(settings, state, within: bounds)
    }

    /// Draws by way of a layer where there is a shadow or a mask, which drawing by itself knows nothing of.
    private func composing(_ state: DrawingState, within bounds: CGRect, _ body: (DrawingState) -> Void) {
        guard state.shadow != nil || state.mask != nil else { return body(state) }
        let box = [
            bounds.minX.rounded(.down) - 1, Double(bitmap.height) - bounds.maxY.rounded(.up) - 1,
            bounds.maxX.rounded(.up) + 1, Double(bitmap.height) - bounds.minY.rounded(.down) + 1,
        ]
        guard box.allSatisfy({ abs($0) < 1e6 }) else { return }
        var inner = state
        inner.shadow = nil
        inner.mask = nil
        inner.blendMode = .normal
        var outer = state
        switch state.blendMode {
        case .clear:
            (inner.fillColor, inner.strokeColor, inner.alpha) = (.black, .black, 1)
            outer.blendMode = .destinationOut
        case .copy: outer.blendMode = .normal
        default: break
        }
        // The layer is as large as the clip: a shadow needs what lies beside the clip too, but never draws there.
        c_cairo_begin_layer(canvas, state.shadow == nil ? box : nil)
        layers += 1
        body(inner)
        layers -= 1
        var settings = paint(.black, outer)
        settings.alpha = 1
        finishLayer(settings, outer, within: bounds)
    }

    private func finishLayer(_ settings: c_cairo_paint, _ state: DrawingState, within bounds: CGRect) {
        var settings = settings
        var bounds = bounds
        let mask = state.mask?.bitmap
        func end(_ shadow: UnsafePointer<c_cairo_shadow>?) {
            draw(within: bounds) {
                c_cairo_end_layer(
                    canvas, &settings, shadow, mask?.memory.assumingMemoryBound(to: UInt8.self),
                    Int32(bitmap.width), Int32(bitmap.height), Int32(mask?.bytesPerRow ?? 0))
            }
        }
        guard let shadow = state.shadow else { return end(nil) }
        var plain = DrawingState(transform: .identity)
        plain.alpha = 1
        let color = paint(shadow.color, plain)
        var settingsOfShadow = c_cairo_shadow(
            x: shadow.offset.width, y: -shadow.offset.height, blur: shadow.blur, red: color.red, green: color.green,
            blue: color.blue, alpha: color.alpha)
        let reach = 2 * shadow.blur + 2
        bounds = bounds.union(bounds.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
            .insetBy(dx: -reach, dy: -reach)
        end(&settingsOfShadow)
    }

    // MARK: - Private

    /// Whether cairo is installed; it is loaded on first use.
    static let isAvailable = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(C_CAIRO_ERROR_CAPACITY)) {
        c_cairo_load($0.baseAddress) == 0
    }

    /// A mask of this canvas' size: how much of what is drawn arrives at each pixel.
    ///
    /// - Parameters:
    ///   - image: A mask, whose samples hold back, or a picture, whose grey lets through.
    ///   - rect: Where, in user space.
    ///   - state: Its transform, and a mask that the new one narrows.
    func mask(_ image: CGImage, in rect: CGRect, state: DrawingState) -> ClipMask? {
        guard
            let target = Bitmap(
                memory: nil, width: bitmap.width, height: bitmap.height, bytesPerRow: 0, layout: .alphaOnly,
                release: nil), let canvas = Canvas(target)
        else { return nil }
        var plain = DrawingState(transform: state.transform)
        plain.interpolationQuality = state.interpolationQuality
        canvas.draw(
            CairoPicture(image, for: .alphaOnly, color: .black, asMask: true), in: rect,
            within: rect.applying(state.transform), interpolates: image.shouldInterpolate, state: plain)
        return ClipMask(target, narrowing: state.mask)
    }

    /// Whatever maps into the context's own space, mapped to pixels from the top.
    private func toPixels(_ t: CGAffineTransform) -> CGAffineTransform {
        t.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(bitmap.height)))
    }

    private func paint(_ color: CGColor, _ state: DrawingState) -> c_cairo_paint {
        var (red, green, blue) = color.rgb
        if bitmap.layout.isGray { (red, green, blue) = (color.gray, color.gray, color.gray) }
        if case .direct(isSwapped: true, _) = bitmap.layout { swap(&red, &blue) }
        return c_cairo_paint(
            red: red, green: green, blue: blue, alpha: min(max(0, color.alpha), 1) * state.alpha,
            operator: state.blendMode.cairoOperator, even_odd: false,
            antialias: state.shouldAntialias && allowsAntialiasing)
    }

    private func setPath(_ path: PathSteps) {
        var verbs: [UInt8] = []
        var numbers: [Double] = []
        var at = CGPoint.zero
        let top = CGFloat(bitmap.height)
        func add(_ verb: UInt8, _ points: CGPoint...) {
            // One number that is none would stop it too.
            guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
            verbs.append(verb)
            for point in points { numbers += [point.x, top - point.y] }
            at = points.last ?? at
        }
        for step in path.steps {
            switch step {
            case .move(let point): add(0, point)
            case .line(let point): add(1, point)
            case .quad(let control, let end):
                func between(_ point: CGPoint) -> CGPoint {
                    CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
                }
                add(3, between(at), between(end), end)
            case .curve(let control1, let control2, let end): add(3, control1, control2, end)
            case .close: add(4)
            }
        }
        c_cairo_path(canvas, verbs, verbs.count, numbers)
    }

    /// Draws, through the copy where there is one: only the part that the drawing can reach is brought over and back.
    private func draw(within bounds: CGRect, _ body: () -> Void) {
        guard let copy, layers == 0 else { return body() }
        let clip = clipBounds
        // Written out: Foundation's `intersection` traps on numbers that are none.
        func whole(_ low: CGFloat, _ high: CGFloat, within limits: ClosedRange<CGFloat>) -> Range<Int> {
            let first = min(max(limits.lowerBound, low.rounded(.down)), limits.upperBound)
            let last = max(first, min(max(limits.lowerBound, high.rounded(.up)), limits.upperBound))
            return Int(first.rounded(.down))..<Int(last.rounded(.up))
        }
        let top = CGFloat(bitmap.height)
        let part = PixelRectangle(
            columns: whole(bounds.minX - 1, bounds.maxX + 1, within: clip.minX...clip.maxX),
            rows: whole(top - bounds.maxY - 1, top - bounds.minY + 1, within: (top - clip.maxY)...(top - clip.minY)))
        guard !part.columns.isEmpty, !part.rows.isEmpty else { return }
        bitmap.load(part, into: copy)
        body()
        bitmap.store(part, from: copy)
    }
}

extension CGAffineTransform {
    /// Whether it can be undone. Any other one would stop cairo for good.
    fileprivate var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
    }
}

extension CGBlendMode {
    /// The operator of the same effect, by cairo's documentation.
    fileprivate var cairoOperator: Int32 {
        switch self {
        case .clear: 0
        case .copy: 1
        case .normal: 2
        case .sourceIn: 3
        case .sourceOut: 4
        case .sourceAtop: 5
        case .destinationOver: 7
        case .destinationIn: 8
        case .destinationOut: 9
        case .destinationAtop: 10
        case .xor: 11
        case .plusLighter: 12
        case .multiply: 14
        case .screen: 15
        case .overlay: 16
        case .darken: 17
        case .lighten: 18
        case .colorDodge: 19
        case .colorBurn: 20
        case .hardLight: 21
        case .softLight: 22
        case .difference: 23
        case .exclusion: 24
        case .hue: 25
        case .saturation: 26
        case .color: 27
        case .luminosity: 28
        }
    }
}

extension CGInterpolationQuality {
    /// The filter of the same effect, by cairo's documentation.
    fileprivate var filter: Int32 {
        switch self {
        case .default, .medium, .high: 1  // good
        case .none: 3  // nearest
        case .low: 4  // bilinear
        }
    }
}

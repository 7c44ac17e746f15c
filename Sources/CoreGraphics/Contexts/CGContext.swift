public import Foundation

/// A bitmap to draw on.
///
/// The origin is the lower left corner and y points up; the memory's first row is the top one. A context is used by one
/// task at a time.
///
/// Drawn on are 8-bit grey, alpha alone, and RGB with a fourth byte before or after it in either byte order, its colours
/// multiplied by alpha or the byte without meaning; and grey and RGB with a fourth sample after it of 16 bits or of
/// floating-point numbers. Three bytes a pixel are not drawn on, nor is alpha that colours are not multiplied by. Where blue
/// comes first and alpha last, or red first and alpha last, drawing works in the memory itself; every other layout costs one
/// more pass over the pixels that are reached. What is drawn has 8 bits a sample, whatever the memory holds.
///
/// Drawing is cairo's, which `scripts/setup` installs.
public final class CGContext {
    let canvas: Canvas
    /// The bitmap's colours; nil for alpha alone.
    public let colorSpace: CGColorSpace?
    /// Alpha and byte order.
    public let bitmapInfo: CGBitmapInfo

    var state: DrawingState
    private var saved: [DrawingState] = []
    /// How many states were saved when each open layer began, and the state that it comes down with.
    private var layers: [(depth: Int, state: DrawingState)] = []
    /// What lengths of shadows are in: pixels, unless whoever made the context says otherwise.
    package var baseTransform = CGAffineTransform.identity
    /// No part of a state.
    var textPlace = CGAffineTransform.identity
    /// Beside what each state says.
    var allowsAntialiasing: Bool {
        get { canvas.allowsAntialiasing }
        set { canvas.allowsAntialiasing = newValue }
    }
    /// In the context's own space: the transform at the time of each call has been applied.
    var steps = PathSteps()

    /// A bitmap.
    ///
    /// - Parameters:
    ///   - data: The memory, `height` rows; it must stay as long as the context. Nil for memory of the context's own,
    ///     which begins as nothing: transparent, or black.
    ///   - width: Pixels in a row, at most 32767.
    ///   - height: Rows, at most 32767.
    ///   - bitsPerComponent: 8, or 16, or 32 of floating-point numbers.
    ///   - bytesPerRow: Bytes from one row to the next; 0 for as many as are needed.
    ///   - space: A grey or an RGB space.
    ///   - bitmapInfo: Alpha and byte order.
    /// - Returns: Nil for a layout that is not drawn on, an impossible size, or when cairo is not installed.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo, release: nil)
    }

    /// A bitmap in the caller's memory, which is told when the memory is no longer used.
    ///
    /// - Parameters:
    ///   - data: The memory, `height` rows.
    ///   - width: Pixels in a row, at most 32767.
    ///   - height: Rows, at most 32767.
    ///   - bitsPerComponent: 8, or 16, or 32 of floating-point numbers.
    ///   - bytesPerRow: Bytes from one row to the next.
    ///   - space: A grey or an RGB space.
    ///   - bitmapInfo: Alpha and byte order.
    ///   - releaseCallback: Called with `releaseInfo` and the memory.
    ///   - releaseInfo: Handed to the callback.
    /// - Returns: Nil as by the other initializer; the callback is not called then.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
        releaseInfo: UnsafeMutableRawPointer?
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo, release: { releaseCallback?(releaseInfo, data) })
    }

    private init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32, release: (() -> Void)?
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard
            let layout = BitmapLayout(bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: info),
            Canvas.isAvailable,
            let bitmap = Bitmap(
                memory: data, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout, release: release),
            let canvas = Canvas(bitmap)
        else { return nil }
        self.canvas = canvas
        colorSpace = layout == .alphaOnly ? nil : space
        self.bitmapInfo = info
        state = DrawingState(transform: .identity)
    }
}

/// Called when the memory of a ``CGContext`` is no longer used: with the caller's own pointer and the memory.
public typealias CGBitmapContextReleaseDataCallback =
    @convention(c) (_ releaseInfo: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer?) -> Void

/// The bitmap.
extension CGContext {
    /// Pixels in a row.
    public var width: Int { canvas.bitmap.width }

    /// Rows.
    public var height: Int { canvas.bitmap.height }

    /// Bytes from one row to the next.
    public var bytesPerRow: Int { canvas.bitmap.bytesPerRow }

    /// Bits of a sample.
    public var bitsPerComponent: Int { canvas.bitmap.layout.bitsPerComponent }

    /// Bits of a pixel.
    public var bitsPerPixel: Int { 8 * canvas.bitmap.layout.bytesPerPixel }

    /// Whether there is alpha, and where.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
    }

    /// The memory, top row first. Valid as long as the context; what was drawn is there at once.
    public var data: UnsafeMutableRawPointer? { canvas.bitmap.memory }

    /// The bitmap as it is now; what is drawn later does not change it. Cost: a copy of the memory.
    public func makeImage() -> CGImage? {
        let space = colorSpace ?? CGColorSpaceCreateDeviceGray()
        let provider = CGDataProvider(bytes: canvas.bitmap.snapshot())
        let info = colorSpace == nil ? CGBitmapInfo(rawValue: 0) : bitmapInfo
        return CGImage(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, space: space, bitmapInfo: info, provider: provider, decode: nil,
            shouldInterpolate: true,
            intent: .defaultIntent)
    }

    /// Nothing: what was drawn is in memory already.
    public func flush() {}

    /// Nothing: what was drawn is in memory already.
    public func synchronize() {}
}

/// State.
extension CGContext {
    /// Keeps transform, clip, colours and all other settings, except the current path.
    public func saveGState() {
        saved.append(state)
        canvas.save()
    }

    /// Brings back what the last ``saveGState()`` kept; does nothing without one.
    public func restoreGState() {
        guard saved.count > (layers.last?.depth ?? 0), let last = saved.popLast() else { return }
        state = last
        canvas.restore()
    }

    /// Maps user space to the bitmap: pixels, origin at the lower left, y upwards.
    public var ctm: CGAffineTransform { state.transform }

    /// Maps user space to the bitmap, like ``ctm``.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

    /// Moves user space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }

    /// Changes the size of user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        state.transform = state.transform.scaledBy(x: sx, y: sy)
    }

    /// Turns user space counter-clockwise by an angle in radians.
    public func rotate(by angle: CGFloat) {
        state.transform = state.transform.rotated(by: angle)
    }

    /// Maps user space before all maps so far.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// A point of user space in the bitmap.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// A size of user space in the bitmap.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

    /// The box around a rectangle of user space in the bitmap.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    /// A point of the bitmap in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    /// A size of the bitmap in user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

    /// The box around a rectangle of the bitmap in user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    /// How much care is taken when a picture is drawn at another size.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// How much of everything that is drawn covers, from 0 to 1, beside each colour's own alpha.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = min(max(0, alpha), 1)
    }

    /// How what is drawn mixes with what is there.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// Whether edges are smooth, where that is allowed; true from the start.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
    }

    /// Whether edges may be smooth; true from the start, and no part of what ``saveGState()`` keeps.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        self.allowsAntialiasing = allowsAntialiasing
    }
}

/// Layers: what is drawn together comes down together.
extension CGContext {
    /// Draws into a layer from now on, which begins as nothing, with full alpha and without a shadow.
    ///
    /// ``endTransparencyLayer()`` brings it down with the alpha, blend mode and shadow of now.
    ///
    /// - Parameter auxiliaryInfo: Without effect.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        let outer = state
        saveGState()
        layers.append((saved.count, outer))
        canvas.beginLayer()
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.mask = nil
    }

    /// Draws into a layer, in a rectangle of user space alone.
    ///
    /// - Parameters:
    ///   - rect: The rectangle; what lies outside of it is not drawn.
    ///   - auxiliaryInfo: Without effect.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Brings the last layer that was begun down, and the state back that it was begun with; does nothing without one.
    public func endTransparencyLayer() {
        guard let layer = layers.last else { return }
        while saved.count > layer.depth { restoreGState() }
        layers.removeLast()
        canvas.endLayer(layer.state)
        restoreGState()
    }
}

/// Shadows.
extension CGContext {
    /// Everything that is drawn throws a shadow, of a third of black.
    ///
    /// - Parameters:
    ///   - offset: How far it lies from what throws it: in pixels, y upwards; in contexts of UIKit in points, y downwards.
    ///   - blur: How soft it is; 0 for sharp.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Everything that is drawn throws a shadow.
    ///
    /// - Parameters:
    ///   - offset: How far it lies from what throws it: in pixels, y upwards; in contexts of UIKit in points, y downwards.
    ///   - blur: How soft it is; 0 for sharp.
    ///   - color: Its colour; nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        setShadow(offset, blur, color, baseTransform)
    }

    /// Everything that is drawn throws a shadow, by lengths of user space.
    package func setShadow(inUserSpace offset: CGSize, blur: CGFloat, color: CGColor?) {
        setShadow(offset, blur, color, ctm)
    }

    private func setShadow(_ offset: CGSize, _ blur: CGFloat, _ color: CGColor?, _ map: CGAffineTransform) {
        let place = offset.applying(map)
        let scale = hypot(map.a, map.b)
        guard let color, color.alpha > 0, place.width.isFinite, place.height.isFinite, blur.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = DrawingState.Shadow(offset: place, blur: max(0, blur) * scale, color: color)
    }
}

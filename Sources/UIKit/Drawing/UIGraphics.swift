public import CoreGraphics
public import Foundation

// The contexts that drawing without naming one goes to: each thread has a stack of its own. Their origin is the upper left
// corner and y points down.

/// The context on top of the calling thread's stack; nil when there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    ContextStack.current.entries.last?.context
}

/// Makes a context the current one, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.current.entries.append((context, scale: 1))
}

/// Takes the current context from the stack.
public func UIGraphicsPopContext() {
    _ = ContextStack.current.entries.popLast()
}

/// Begins a picture with alpha, a pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture, which drawing goes to until ``UIGraphicsEndImageContext()``. A size without area begins nothing.
///
/// - Parameters:
///   - size: In points.
///   - opaque: Whether the picture has no alpha; it begins as black then, and as nothing otherwise.
///   - scale: Pixels to a point; 0 for those of ``UIScreen/main``.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : 1
    guard let context = CGContext.upperLeft(size: size, scale: scale, isOpaque: opaque) else {
        // What begins ends too: the end must not take another context away.
        ContextStack.current.entries.append((nil, scale))
        return
    }
    ContextStack.current.entries.append((context, scale))
}

/// What was drawn into the picture so far; nil when none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = ContextStack.current.entries.last, let pixels = entry.context?.makeImage() else { return nil }
    return UIImage(cgImage: pixels, scale: entry.scale, orientation: .up)
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() {
    UIGraphicsPopContext()
}

/// Paints a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a frame of one point inside a rectangle of the current context.
public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// The contexts of a thread.
final class ContextStack {
    var entries: [(context: CGContext?, scale: CGFloat)] = []

    static var current: ContextStack {
        if let stack = Thread.current.threadDictionary[key] as? ContextStack { return stack }
        let stack = ContextStack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }

    private static let key = "sightread.contexts"
}

extension CGContext {
    /// A context in points with the origin at the upper left corner; nil for a size without area.
    static func upperLeft(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
        func pixels(_ length: CGFloat) -> Int? {
            let pixels = (length * scale).rounded(.up)
            return pixels >= 1 && pixels <= 32767 ? Int(pixels) : nil
        }
        guard let width = pixels(size.width), let height = pixels(size.height) else { return nil }
        let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        context?.translateBy(x: 0, y: CGFloat(height))
        context?.scaleBy(x: scale, y: -scale)
        context?.baseTransform = CGAffineTransform(scaleX: scale, y: -scale)
        return context
    }
}

internal import Foundation

/// What `saveGState` keeps and `restoreGState` brings back, except the clip, which cairo keeps.
struct DrawingState {
    /// User space to the context's own: pixels from the lower left, y upwards.
    var transform: CGAffineTransform
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    /// What the components of colours without a space mean.
    var fillSpace = CGColorSpaceCreateDeviceGray()
    var strokeSpace = CGColorSpaceCreateDeviceGray()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var interpolationQuality = CGInterpolationQuality.default
    var shouldAntialias = true
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashes: [CGFloat] = []
    var shadow: Shadow?
    /// Beside the clip that cairo keeps.
    var mask: ClipMask?
    var textDrawingMode = CGTextDrawingMode.fill

    struct Shadow {
        /// In the context's own space.
        var offset: CGSize
        var blur: CGFloat
        var color: CGColor
    }
}

/// How much of what is drawn arrives at each pixel of a canvas. Never changed.
final class ClipMask {
    /// A byte a pixel.
    let bitmap: Bitmap

    /// - Parameter other: What it has to pass beside this one.
    init(_ bitmap: Bitmap, narrowing other: ClipMask?) {
        self.bitmap = bitmap
        guard let other = other?.bitmap else { return }
        let bytes = bitmap.memory.assumingMemoryBound(to: UInt8.self)
        let more = other.memory.assumingMemoryBound(to: UInt8.self)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let at = y * bitmap.bytesPerRow + x
                bytes[at] = UInt8((Int(bytes[at]) * Int(more[y * other.bytesPerRow + x]) + 127) / 255)
            }
        }
    }
}

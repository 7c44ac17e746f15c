// As on Apple's systems, `import Vision` alone brings pictures, frames, times, compute devices and Foundation.
@_exported public import CoreGraphics
@_exported public import CoreML
@_exported public import CoreMedia
@_exported public import CoreVideo
@_exported public import ImageIO

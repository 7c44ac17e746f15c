// As on Apple's systems, `import Vision` alone brings `CGImage`, `CGImagePropertyOrientation` and Foundation.
@_exported public import CoreGraphics
@_exported public import ImageIO

// As on Apple's systems, `import ImageIO` brings `CGImage` and with it Foundation.
@_exported public import CoreGraphics

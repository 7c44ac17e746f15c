// As on Apple's systems, `import QuartzCore` brings Core Graphics.
@_exported public import CoreGraphics

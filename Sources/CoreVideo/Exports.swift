// As on Apple's systems, `import CoreVideo` brings Core Graphics and Core Foundation's type names.
@_exported public import CoreGraphics

// As on Apple's systems, `import UIKit` brings Foundation, Core Graphics, the layers of Core Animation, and (there by way
// of Core Image) Image I/O, whose orientations extensions of `UIImage` name.
@_exported public import CoreGraphics
@_exported public import ImageIO
@_exported public import QuartzCore

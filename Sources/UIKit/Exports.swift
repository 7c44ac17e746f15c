// As on Apple's systems, `import UIKit` brings Foundation, Core Graphics and the layers of Core Animation.
@_exported public import CoreGraphics
@_exported public import QuartzCore

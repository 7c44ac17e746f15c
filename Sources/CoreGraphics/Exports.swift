// `import CoreGraphics` brings Foundation's geometry (CGFloat, CGPoint, CGSize, CGRect) and Core Foundation's type
// names, as it does on Apple's systems.
@_exported public import Foundation

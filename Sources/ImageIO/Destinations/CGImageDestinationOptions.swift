public import CoreGraphics
public import Foundation

// Keys of the properties that the functions of `CGImageDestination` take, beside orientation and resolution, which have
// the keys that sources give.

/// How good a JPEG is, from 0 for small to 1 for best; 0.9 where nothing is said.
public var kCGImageDestinationLossyCompressionQuality: CFString { "kCGImageDestinationLossyCompressionQuality" }
/// The `CGColor` behind what is transparent, in files without alpha; white where nothing is said.
public var kCGImageDestinationBackgroundColor: CFString { "kCGImageDestinationBackgroundColor" }
/// The most pixels that a picture may have along its longer side; it is made smaller for it.
public var kCGImageDestinationImageMaxPixelSize: CFString { "kCGImageDestinationImageMaxPixelSize" }
/// How to display the pixels, like ``kCGImagePropertyOrientation``, which gives way to it.
public var kCGImageDestinationOrientation: CFString { "kCGImageDestinationOrientation" }

public import CoreGraphics
public import Foundation

// Keys of the dictionaries under `kCGImagePropertyGIFDictionary` and `kCGImagePropertyWebPDictionary`: times of an animation,
// read and written.

/// Seconds that a moment of a GIF is shown; a tenth in place of a hundredth and less.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
/// Seconds that a moment of a GIF is shown, as the file says.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// How often a GIF is shown, 0 for without end. In the properties of the file.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
/// Seconds that a moment of a WebP is shown; a tenth in place of a hundredth and less.
public var kCGImagePropertyWebPDelayTime: CFString { "DelayTime" }
/// Seconds that a moment of a WebP is shown, as the file says.
public var kCGImagePropertyWebPUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// How often a WebP is shown, 0 for without end. In the properties of the file.
public var kCGImagePropertyWebPLoopCount: CFString { "LoopCount" }

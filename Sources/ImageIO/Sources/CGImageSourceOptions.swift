public import CoreGraphics
public import Foundation

// Keys of the options that the functions of `CGImageSource` take.

/// A guess at the type, as an identifier such as `public.jpeg`. Without effect: the content decides.
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }
/// Whether to keep decoded pixels. Without effect: the picture keeps its own, the source none.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
/// Whether to decode at once. Without effect: pictures are always decoded when they are made.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
/// Whether samples may be floating-point numbers. Without effect: they are whole numbers.
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }
/// Whether to make a thumbnail from the picture when the file holds none.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString { "kCGImageSourceCreateThumbnailFromImageIfAbsent" }
/// Whether to make a thumbnail from the picture even when the file holds one.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { "kCGImageSourceCreateThumbnailFromImageAlways" }
/// The most pixels that a thumbnail may have along its longer side.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
/// Whether to turn a thumbnail as the picture's orientation says.
public var kCGImageSourceCreateThumbnailWithTransform: CFString { "kCGImageSourceCreateThumbnailWithTransform" }
/// By how much to shrink the picture while decoding: 2, 4 or 8.
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" }

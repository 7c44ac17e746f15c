public import CoreGraphics
public import Foundation

// Keys of the properties and options that the functions of `CGImageDestination` take, beside the properties that sources
// give.

/// How good a JPEG, a WebP or a HEIC is, from 0 for small to 1 for best; 0.9 where nothing is said.
public var kCGImageDestinationLossyCompressionQuality: CFString { "kCGImageDestinationLossyCompressionQuality" }
/// The `CGColor` behind what is transparent, in files without alpha; white where nothing is said.
public var kCGImageDestinationBackgroundColor: CFString { "kCGImageDestinationBackgroundColor" }
/// The most pixels that a picture may have along its longer side; it is made smaller for it.
public var kCGImageDestinationImageMaxPixelSize: CFString { "kCGImageDestinationImageMaxPixelSize" }
/// Whether a JPEG of at most 160 pixels goes into the EXIF block of a JPEG; not where nothing is said.
public var kCGImageDestinationEmbedThumbnail: CFString { "kCGImageDestinationEmbedThumbnail" }
/// Whether colours are made ones that every screen has. Without effect.
public var kCGImageDestinationOptimizeColorForSharing: CFString { "kCGImageDestinationOptimizeColorForSharing" }
/// How to display the pixels, like ``kCGImagePropertyOrientation``, which gives way to it.
public var kCGImageDestinationOrientation: CFString { "kCGImageDestinationOrientation" }
/// When the picture was taken, as a text in EXIF's form or a `Date`, for
/// ``CGImageDestinationCopyImageSource(_:_:_:_:)``; a null removes the times.
public var kCGImageDestinationDateTime: CFString { "kCGImageDestinationDateTime" }
/// A ``CGImageMetadata``, for ``CGImageDestinationCopyImageSource(_:_:_:_:)``.
public var kCGImageDestinationMetadata: CFString { "kCGImageDestinationMetadata" }
/// Whether the metadata goes over the source's instead of replacing it, for
/// ``CGImageDestinationCopyImageSource(_:_:_:_:)``.
public var kCGImageDestinationMergeMetadata: CFString { "kCGImageDestinationMergeMetadata" }
/// Whether XMP is left out, for ``CGImageDestinationCopyImageSource(_:_:_:_:)``.
public var kCGImageMetadataShouldExcludeXMP: CFString { "kCGImageMetadataShouldExcludeXMP" }
/// Whether the place is left out, for ``CGImageDestinationCopyImageSource(_:_:_:_:)``.
public var kCGImageMetadataShouldExcludeGPS: CFString { "kCGImageMetadataShouldExcludeGPS" }

public import CoreGraphics
public import Foundation

// Keys of the dictionary under `kCGImagePropertyPNGDictionary`: texts of a PNG and how it is meant to be shown. Texts are read
// and written. Of an animated PNG the first picture is read, as of one that stands still.

/// Who made the picture.
public var kCGImagePropertyPNGAuthor: CFString { "Author" }
/// A title.
public var kCGImagePropertyPNGTitle: CFString { "Title" }
/// What the picture shows.
public var kCGImagePropertyPNGDescription: CFString { "Description" }
/// Who has the rights.
public var kCGImagePropertyPNGCopyright: CFString { "Copyright" }
/// When it was made, as text.
public var kCGImagePropertyPNGCreationTime: CFString { "CreationTime" }
/// When it was changed, as text. Read and written as a text.
public var kCGImagePropertyPNGModificationTime: CFString { "ModificationTime" }
/// The program that wrote the file.
public var kCGImagePropertyPNGSoftware: CFString { "Software" }
/// Anything else.
public var kCGImagePropertyPNGComment: CFString { "Comment" }
/// What nobody answers for.
public var kCGImagePropertyPNGDisclaimer: CFString { "Disclaimer" }
/// What made the picture.
public var kCGImagePropertyPNGSource: CFString { "Source" }
/// Of what to be warned.
public var kCGImagePropertyPNGWarning: CFString { "Warning" }
/// The power between samples and light. Read only.
public var kCGImagePropertyPNGGamma: CFString { "Gamma" }
/// 0 for rows one after the other, 1 for a coarse picture first. Read only.
public var kCGImagePropertyPNGInterlaceType: CFString { "InterlaceType" }
/// Along a row. Read only: ``kCGImagePropertyDPIWidth`` writes it.
public var kCGImagePropertyPNGXPixelsPerMeter: CFString { "XPixelsPerMeter" }
/// Along a column. Read only: ``kCGImagePropertyDPIHeight`` writes it.
public var kCGImagePropertyPNGYPixelsPerMeter: CFString { "YPixelsPerMeter" }
/// What happens to colours that a screen has not. Read only.
public var kCGImagePropertyPNGsRGBIntent: CFString { "sRGBIntent" }
/// Seconds that a moment of an animated PNG is shown; a tenth in place of a hundredth and less.
public var kCGImagePropertyAPNGDelayTime: CFString { "DelayTime" }
/// Seconds that a moment of an animated PNG is shown, as the file says.
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// How often an animated PNG is shown, 0 for without end. In the properties of the file.
public var kCGImagePropertyAPNGLoopCount: CFString { "LoopCount" }

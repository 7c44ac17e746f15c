public import CoreGraphics
public import Foundation

// Keys of the dictionary under `kCGImagePropertyJFIFDictionary`: the head of a JPEG. Read only: resolutions are written by
// `kCGImagePropertyDPIWidth` and `kCGImagePropertyDPIHeight`.

/// The version of the rules: an array such as 1, 0, 1.
public var kCGImagePropertyJFIFVersion: CFString { "JFIFVersion" }
/// The unit of the resolution: 0 for none, 1 for inches, 2 for centimetres.
public var kCGImagePropertyJFIFDensityUnit: CFString { "DensityUnit" }
/// Dots a unit along a row.
public var kCGImagePropertyJFIFXDensity: CFString { "XDensity" }
/// Dots a unit along a column.
public var kCGImagePropertyJFIFYDensity: CFString { "YDensity" }
/// Whether a coarse picture comes first.
public var kCGImagePropertyJFIFIsProgressive: CFString { "IsProgressive" }

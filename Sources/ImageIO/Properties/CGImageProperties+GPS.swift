public import CoreGraphics
public import Foundation

// Keys of the dictionary under `kCGImagePropertyGPSDictionary`: where the picture was taken.

/// Degrees from the equator.
public var kCGImagePropertyGPSLatitude: CFString { "Latitude" }
/// `N` or `S`.
public var kCGImagePropertyGPSLatitudeRef: CFString { "LatitudeRef" }
/// Degrees from Greenwich.
public var kCGImagePropertyGPSLongitude: CFString { "Longitude" }
/// `E` or `W`.
public var kCGImagePropertyGPSLongitudeRef: CFString { "LongitudeRef" }
/// Metres.
public var kCGImagePropertyGPSAltitude: CFString { "Altitude" }
/// 0 for above the sea, 1 for below.
public var kCGImagePropertyGPSAltitudeRef: CFString { "AltitudeRef" }
/// The time in Greenwich, as text: `13:10:58`.
public var kCGImagePropertyGPSTimeStamp: CFString { "TimeStamp" }
/// The date in Greenwich, as text: `2026:11:30`.
public var kCGImagePropertyGPSDateStamp: CFString { "DateStamp" }
/// Where the camera looked, in degrees from the north.
public var kCGImagePropertyGPSImgDirection: CFString { "ImgDirection" }

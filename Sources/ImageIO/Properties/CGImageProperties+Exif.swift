public import CoreGraphics
public import Foundation

// Keys of the dictionary under `kCGImagePropertyExifDictionary`: how the picture was taken.

/// When it was taken, as text: `2026:11:30 13:10:58`.
public var kCGImagePropertyExifDateTimeOriginal: CFString { "DateTimeOriginal" }
/// When it became a file, as text.
public var kCGImagePropertyExifDateTimeDigitized: CFString { "DateTimeDigitized" }
/// Fractions of the second when it was taken, as text.
public var kCGImagePropertyExifSubsecTimeOriginal: CFString { "SubsecTimeOriginal" }
/// How long it was exposed, in seconds.
public var kCGImagePropertyExifExposureTime: CFString { "ExposureTime" }
/// The focal length divided by the aperture.
public var kCGImagePropertyExifFNumber: CFString { "FNumber" }
/// How sensitive the camera was: an array of numbers.
public var kCGImagePropertyExifISOSpeedRatings: CFString { "ISOSpeedRatings" }
/// In millimetres.
public var kCGImagePropertyExifFocalLength: CFString { "FocalLength" }
/// The focal length of the same view on film of 35 mm.
public var kCGImagePropertyExifFocalLenIn35mmFilm: CFString { "FocalLengthIn35mmFilm" }
/// Whether and how the flash fired, as bits of a number.
public var kCGImagePropertyExifFlash: CFString { "Flash" }
/// How much more it was exposed than measured, in stops.
public var kCGImagePropertyExifExposureBiasValue: CFString { "ExposureBiasValue" }
/// How bright the scene was, in stops.
public var kCGImagePropertyExifBrightnessValue: CFString { "BrightnessValue" }
/// 0 for automatic, 1 for set by hand.
public var kCGImagePropertyExifWhiteBalance: CFString { "WhiteBalance" }
/// 1 for sRGB, 65535 for another one.
public var kCGImagePropertyExifColorSpace: CFString { "ColorSpace" }
/// Pixels in a row, as the camera wrote them.
public var kCGImagePropertyExifPixelXDimension: CFString { "PixelXDimension" }
/// Rows, as the camera wrote them.
public var kCGImagePropertyExifPixelYDimension: CFString { "PixelYDimension" }
/// Who made the lens.
public var kCGImagePropertyExifLensMake: CFString { "LensMake" }
/// Which lens it was.
public var kCGImagePropertyExifLensModel: CFString { "LensModel" }
/// The camera's number.
public var kCGImagePropertyExifBodySerialNumber: CFString { "BodySerialNumber" }

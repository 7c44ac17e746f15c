public import CoreGraphics
public import Foundation

// Keys of the dictionaries that `CGImageSourceCopyProperties` and `CGImageSourceCopyPropertiesAtIndex` return. Values
// are numbers and strings, so they cast to every number type, to `Bool` and to `String`.

/// Bytes of the whole file. In the properties of the file, not of a picture.
public var kCGImagePropertyFileSize: CFString { "FileSize" }
/// Pixels in a row, as stored.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
/// Rows, as stored.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
/// Dots an inch along a row; absent where the file says nothing.
public var kCGImagePropertyDPIWidth: CFString { "DPIWidth" }
/// Dots an inch along a column; absent where the file says nothing.
public var kCGImagePropertyDPIHeight: CFString { "DPIHeight" }
/// Bits of a sample in the file.
public var kCGImagePropertyDepth: CFString { "Depth" }
/// How to display the pixels: a raw value of ``CGImagePropertyOrientation``. Always there; 1 where the file says
/// nothing.
public var kCGImagePropertyOrientation: CFString { "Orientation" }
/// Whether the picture has alpha.
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" }
/// The kind of colours in the file: one of the four values below.
public var kCGImagePropertyColorModel: CFString { "ColorModel" }
/// The name of the colour profile in the file; absent where there is none.
public var kCGImagePropertyProfileName: CFString { "ProfileName" }
/// How the picture was taken; absent where the file does not say.
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
/// What made the picture; absent where the file does not say.
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
/// Where the picture was taken; absent where the file does not say.
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }

/// A value of ``kCGImagePropertyColorModel``: red, green, blue.
public var kCGImagePropertyColorModelRGB: CFString { "RGB" }
/// A value of ``kCGImagePropertyColorModel``: grey.
public var kCGImagePropertyColorModelGray: CFString { "Gray" }
/// A value of ``kCGImagePropertyColorModel``: cyan, magenta, yellow, black.
public var kCGImagePropertyColorModelCMYK: CFString { "CMYK" }
/// A value of ``kCGImagePropertyColorModel``: lightness and two colour axes.
public var kCGImagePropertyColorModelLab: CFString { "Lab" }

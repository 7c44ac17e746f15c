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

/// What the press says of the picture; absent where the file does not say.
public var kCGImagePropertyIPTCDictionary: CFString { "{IPTC}" }
/// The head of a JPEG; absent of other files.
public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" }
/// Texts of a PNG and how it is meant to be shown; absent of other files.
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }
/// Times of an animated GIF; absent of other files.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
/// Times of an animated WebP; absent of other files.
public var kCGImagePropertyWebPDictionary: CFString { "{WebP}" }
/// What Apple's cameras write for themselves. Not read; kept in copies, unless a null removes it.
public var kCGImagePropertyMakerAppleDictionary: CFString { "{MakerApple}" }
/// Whether samples are floating-point numbers. Absent where they are not, as none of these are read.
public var kCGImagePropertyIsFloat: CFString { "IsFloat" }
/// Whether pixels are numbers of colours in a table. Absent: such pictures come as colours.
public var kCGImagePropertyIsIndexed: CFString { "IsIndexed" }
/// How many pictures the file holds. In the properties of the file.
public var kCGImagePropertyImageCount: CFString { "ImageCount" }

/// A value of ``kCGImagePropertyColorModel``: red, green, blue.
public var kCGImagePropertyColorModelRGB: CFString { "RGB" }
/// A value of ``kCGImagePropertyColorModel``: grey.
public var kCGImagePropertyColorModelGray: CFString { "Gray" }
/// A value of ``kCGImagePropertyColorModel``: cyan, magenta, yellow, black.
public var kCGImagePropertyColorModelCMYK: CFString { "CMYK" }
/// A value of ``kCGImagePropertyColorModel``: lightness and two colour axes.
public var kCGImagePropertyColorModelLab: CFString { "Lab" }

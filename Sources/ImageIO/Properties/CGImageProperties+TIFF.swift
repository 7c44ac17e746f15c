public import CoreGraphics
public import Foundation

// Keys of the dictionary under `kCGImagePropertyTIFFDictionary`: what made the picture, of files of every kind.

/// How a TIFF is packed: 1 for not, 5 for LZW, 8 for Deflate. For ``CGImageDestinationAddImage(_:_:_:)``.
public var kCGImagePropertyTIFFCompression: CFString { "Compression" }
/// The document that the picture is of.
public var kCGImagePropertyTIFFDocumentName: CFString { "DocumentName" }
/// What the picture shows.
public var kCGImagePropertyTIFFImageDescription: CFString { "ImageDescription" }
/// Who made the camera or the scanner.
public var kCGImagePropertyTIFFMake: CFString { "Make" }
/// Which camera or scanner it was.
public var kCGImagePropertyTIFFModel: CFString { "Model" }
/// How to display the pixels, from 1 to 8.
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" }
/// Dots a unit along a row.
public var kCGImagePropertyTIFFXResolution: CFString { "XResolution" }
/// Dots a unit along a column.
public var kCGImagePropertyTIFFYResolution: CFString { "YResolution" }
/// 2 for inches, 3 for centimetres.
public var kCGImagePropertyTIFFResolutionUnit: CFString { "ResolutionUnit" }
/// The program that wrote the file.
public var kCGImagePropertyTIFFSoftware: CFString { "Software" }
/// When the file was written, as text: `2026:11:30 13:10:58`.
public var kCGImagePropertyTIFFDateTime: CFString { "DateTime" }
/// Who made the picture.
public var kCGImagePropertyTIFFArtist: CFString { "Artist" }
/// Where the program ran.
public var kCGImagePropertyTIFFHostComputer: CFString { "HostComputer" }
/// Who has the rights.
public var kCGImagePropertyTIFFCopyright: CFString { "Copyright" }
/// What white is: an array of two numbers.
public var kCGImagePropertyTIFFWhitePoint: CFString { "WhitePoint" }
/// What red, green and blue are: an array of six numbers.
public var kCGImagePropertyTIFFPrimaryChromaticities: CFString { "PrimaryChromaticities" }

public import CoreGraphics
public import Foundation

// Keys of the dictionary under `kCGImagePropertyExifDictionary`: how the picture was taken. All are read and written.

/// How long it was exposed, in seconds.
public var kCGImagePropertyExifExposureTime: CFString { "ExposureTime" }
/// The focal length divided by the aperture.
public var kCGImagePropertyExifFNumber: CFString { "FNumber" }
/// How the exposure was chosen: 1 by hand, 2 normally, 3 by aperture, 4 by time, and other numbers.
public var kCGImagePropertyExifExposureProgram: CFString { "ExposureProgram" }
/// Which light each channel sees, as text.
public var kCGImagePropertyExifSpectralSensitivity: CFString { "SpectralSensitivity" }
/// How sensitive the camera was: an array of numbers.
public var kCGImagePropertyExifISOSpeedRatings: CFString { "ISOSpeedRatings" }
/// Which of the kinds of sensitivity the numbers are.
public var kCGImagePropertyExifSensitivityType: CFString { "SensitivityType" }
/// The sensitivity by output.
public var kCGImagePropertyExifStandardOutputSensitivity: CFString { "StandardOutputSensitivity" }
/// The sensitivity that the maker recommends.
public var kCGImagePropertyExifRecommendedExposureIndex: CFString { "RecommendedExposureIndex" }
/// The sensitivity by ISO 12232.
public var kCGImagePropertyExifISOSpeed: CFString { "ISOSpeed" }
/// How far the sensitivity reaches down.
public var kCGImagePropertyExifISOSpeedLatitudeyyy: CFString { "ISOSpeedLatitudeyyy" }
/// How far the sensitivity reaches up.
public var kCGImagePropertyExifISOSpeedLatitudezzz: CFString { "ISOSpeedLatitudezzz" }
/// EXIF's version: an array such as 2, 3, 2.
public var kCGImagePropertyExifVersion: CFString { "ExifVersion" }
/// When it was taken, as text: `2026:11:30 13:10:58`.
public var kCGImagePropertyExifDateTimeOriginal: CFString { "DateTimeOriginal" }
/// When it became a file, as text.
public var kCGImagePropertyExifDateTimeDigitized: CFString { "DateTimeDigitized" }
/// The time zone of the file's time, as text: `+01:00`.
public var kCGImagePropertyExifOffsetTime: CFString { "OffsetTime" }
/// The time zone of the time when it was taken.
public var kCGImagePropertyExifOffsetTimeOriginal: CFString { "OffsetTimeOriginal" }
/// The time zone of the time when it became a file.
public var kCGImagePropertyExifOffsetTimeDigitized: CFString { "OffsetTimeDigitized" }
/// The order of the components: an array of numbers.
public var kCGImagePropertyExifComponentsConfiguration: CFString { "ComponentsConfiguration" }
/// How strongly it is compressed, in bits a pixel.
public var kCGImagePropertyExifCompressedBitsPerPixel: CFString { "CompressedBitsPerPixel" }
/// The exposure in stops: 7 is a 128th of a second.
public var kCGImagePropertyExifShutterSpeedValue: CFString { "ShutterSpeedValue" }
/// The aperture in stops.
public var kCGImagePropertyExifApertureValue: CFString { "ApertureValue" }
/// How bright the scene was, in stops.
public var kCGImagePropertyExifBrightnessValue: CFString { "BrightnessValue" }
/// How much more it was exposed than measured, in stops.
public var kCGImagePropertyExifExposureBiasValue: CFString { "ExposureBiasValue" }
/// The widest aperture of the lens, in stops.
public var kCGImagePropertyExifMaxApertureValue: CFString { "MaxApertureValue" }
/// Metres to the subject.
public var kCGImagePropertyExifSubjectDistance: CFString { "SubjectDistance" }
/// Where light was measured: 2 in the middle, 3 at a spot, 5 everywhere, and other numbers.
public var kCGImagePropertyExifMeteringMode: CFString { "MeteringMode" }
/// Which light it was, as a number.
public var kCGImagePropertyExifLightSource: CFString { "LightSource" }
/// Whether and how the flash fired, as bits of a number.
public var kCGImagePropertyExifFlash: CFString { "Flash" }
/// In millimetres.
public var kCGImagePropertyExifFocalLength: CFString { "FocalLength" }
/// Where the subject is: an array of numbers.
public var kCGImagePropertyExifSubjectArea: CFString { "SubjectArea" }
/// What the user wrote, as text.
public var kCGImagePropertyExifUserComment: CFString { "UserComment" }
/// Fractions of the second of the file's time, as text.
public var kCGImagePropertyExifSubsecTime: CFString { "SubsecTime" }
/// Fractions of the second when it was taken, as text.
public var kCGImagePropertyExifSubsecTimeOriginal: CFString { "SubsecTimeOriginal" }
/// Fractions of the second when it became a file, as text.
public var kCGImagePropertyExifSubsecTimeDigitized: CFString { "SubsecTimeDigitized" }
/// The version of FlashPix: an array of numbers.
public var kCGImagePropertyExifFlashPixVersion: CFString { "FlashPixVersion" }
/// 1 for sRGB, 65535 for another one. Written by itself.
public var kCGImagePropertyExifColorSpace: CFString { "ColorSpace" }
/// Pixels in a row, as the camera wrote them. Written by itself.
public var kCGImagePropertyExifPixelXDimension: CFString { "PixelXDimension" }
/// Rows, as the camera wrote them. Written by itself.
public var kCGImagePropertyExifPixelYDimension: CFString { "PixelYDimension" }
/// The name of a file with sound.
public var kCGImagePropertyExifRelatedSoundFile: CFString { "RelatedSoundFile" }
/// The strength of the flash.
public var kCGImagePropertyExifFlashEnergy: CFString { "FlashEnergy" }
/// Pixels a unit of the sensor, along a row.
public var kCGImagePropertyExifFocalPlaneXResolution: CFString { "FocalPlaneXResolution" }
/// Pixels a unit of the sensor, along a column.
public var kCGImagePropertyExifFocalPlaneYResolution: CFString { "FocalPlaneYResolution" }
/// The unit of those: 2 for inches, 3 for centimetres.
public var kCGImagePropertyExifFocalPlaneResolutionUnit: CFString { "FocalPlaneResolutionUnit" }
/// The middle of the subject: an array of two numbers.
public var kCGImagePropertyExifSubjectLocation: CFString { "SubjectLocation" }
/// The exposure index that was chosen.
public var kCGImagePropertyExifExposureIndex: CFString { "ExposureIndex" }
/// What the sensor is, as a number.
public var kCGImagePropertyExifSensingMethod: CFString { "SensingMethod" }
/// What made the file: 3 for a camera.
public var kCGImagePropertyExifFileSource: CFString { "FileSource" }
/// 1 for a picture that was taken.
public var kCGImagePropertyExifSceneType: CFString { "SceneType" }
/// Whether it was processed in a special way.
public var kCGImagePropertyExifCustomRendered: CFString { "CustomRendered" }
/// 0 for automatic, 1 for by hand, 2 for one of a row.
public var kCGImagePropertyExifExposureMode: CFString { "ExposureMode" }
/// 0 for automatic, 1 for set by hand.
public var kCGImagePropertyExifWhiteBalance: CFString { "WhiteBalance" }
/// By how much it was enlarged.
public var kCGImagePropertyExifDigitalZoomRatio: CFString { "DigitalZoomRatio" }
/// 0 for any scene, 1 for a landscape, 2 for a portrait, 3 for night.
public var kCGImagePropertyExifSceneCaptureType: CFString { "SceneCaptureType" }
/// How much brighter it was made, as a number.
public var kCGImagePropertyExifGainControl: CFString { "GainControl" }
/// 0 for normal, 1 for soft, 2 for hard.
public var kCGImagePropertyExifContrast: CFString { "Contrast" }
/// 0 for normal, 1 for little, 2 for much.
public var kCGImagePropertyExifSaturation: CFString { "Saturation" }
/// 0 for normal, 1 for soft, 2 for hard.
public var kCGImagePropertyExifSharpness: CFString { "Sharpness" }
/// How far the subject was: 1 for near by, 2 for close, 3 for far.
public var kCGImagePropertyExifSubjectDistRange: CFString { "SubjectDistRange" }
/// A number of this picture alone, as text.
public var kCGImagePropertyExifImageUniqueID: CFString { "ImageUniqueID" }
/// Who owns the camera.
public var kCGImagePropertyExifCameraOwnerName: CFString { "CameraOwnerName" }
/// The camera's number.
public var kCGImagePropertyExifBodySerialNumber: CFString { "BodySerialNumber" }
/// The range of the lens: an array of least and greatest focal length and aperture.
public var kCGImagePropertyExifLensSpecification: CFString { "LensSpecification" }
/// Who made the lens.
public var kCGImagePropertyExifLensMake: CFString { "LensMake" }
/// Which lens it was.
public var kCGImagePropertyExifLensModel: CFString { "LensModel" }
/// The lens' number.
public var kCGImagePropertyExifLensSerialNumber: CFString { "LensSerialNumber" }
/// The power between samples and light.
public var kCGImagePropertyExifGamma: CFString { "Gamma" }
/// Whether it is made of several: 1 for not, 2 and 3 for so.
public var kCGImagePropertyExifCompositeImage: CFString { "CompositeImage" }
/// The focal length of the same view on film of 35 mm.
public var kCGImagePropertyExifFocalLenIn35mmFilm: CFString { "FocalLenIn35mmFilm" }

public import CoreGraphics
public import Foundation

// Keys of the dictionary under `kCGImagePropertyGPSDictionary`: where the picture was taken. All are read and written.

/// The version of these tags: an array of four numbers.
public var kCGImagePropertyGPSVersion: CFString { "GPSVersion" }
/// `N` or `S`.
public var kCGImagePropertyGPSLatitudeRef: CFString { "LatitudeRef" }
/// Degrees from the equator.
public var kCGImagePropertyGPSLatitude: CFString { "Latitude" }
/// `E` or `W`.
public var kCGImagePropertyGPSLongitudeRef: CFString { "LongitudeRef" }
/// Degrees from Greenwich.
public var kCGImagePropertyGPSLongitude: CFString { "Longitude" }
/// 0 for above the sea, 1 for below.
public var kCGImagePropertyGPSAltitudeRef: CFString { "AltitudeRef" }
/// Metres.
public var kCGImagePropertyGPSAltitude: CFString { "Altitude" }
/// The time in Greenwich, as text: `13:10:58`.
public var kCGImagePropertyGPSTimeStamp: CFString { "TimeStamp" }
/// Which satellites were used, as text.
public var kCGImagePropertyGPSSatellites: CFString { "Satellites" }
/// `A` for a measurement, `V` for none.
public var kCGImagePropertyGPSStatus: CFString { "Status" }
/// `2` or `3`: in how many dimensions it was measured.
public var kCGImagePropertyGPSMeasureMode: CFString { "MeasureMode" }
/// How exact it is: less is better.
public var kCGImagePropertyGPSDOP: CFString { "DOP" }
/// The unit of the speed: `K`, `M` or `N` for kilometres, miles and knots.
public var kCGImagePropertyGPSSpeedRef: CFString { "SpeedRef" }
/// How fast the camera moved.
public var kCGImagePropertyGPSSpeed: CFString { "Speed" }
/// `T` for the geographic north, `M` for the magnetic one.
public var kCGImagePropertyGPSTrackRef: CFString { "TrackRef" }
/// Where the camera moved, in degrees from the north.
public var kCGImagePropertyGPSTrack: CFString { "Track" }
/// `T` for the geographic north, `M` for the magnetic one.
public var kCGImagePropertyGPSImgDirectionRef: CFString { "ImgDirectionRef" }
/// Where the camera looked, in degrees from the north.
public var kCGImagePropertyGPSImgDirection: CFString { "ImgDirection" }
/// By which model of the earth it was measured.
public var kCGImagePropertyGPSMapDatum: CFString { "MapDatum" }
/// `N` or `S`, of the place that was looked at.
public var kCGImagePropertyGPSDestLatitudeRef: CFString { "DestLatitudeRef" }
/// Degrees from the equator, of the place that was looked at.
public var kCGImagePropertyGPSDestLatitude: CFString { "DestLatitude" }
/// `E` or `W`, of the place that was looked at.
public var kCGImagePropertyGPSDestLongitudeRef: CFString { "DestLongitudeRef" }
/// Degrees from Greenwich, of the place that was looked at.
public var kCGImagePropertyGPSDestLongitude: CFString { "DestLongitude" }
/// `T` for the geographic north, `M` for the magnetic one.
public var kCGImagePropertyGPSDestBearingRef: CFString { "DestBearingRef" }
/// Where the place that was looked at lies, in degrees from the north.
public var kCGImagePropertyGPSDestBearing: CFString { "DestBearing" }
/// The unit of the distance: `K`, `M` or `N`.
public var kCGImagePropertyGPSDestDistanceRef: CFString { "DestDistanceRef" }
/// How far the place that was looked at is.
public var kCGImagePropertyGPSDestDistance: CFString { "DestDistance" }
/// How the place was found, as text.
public var kCGImagePropertyGPSProcessingMethod: CFString { "ProcessingMethod" }
/// The name of the place.
public var kCGImagePropertyGPSAreaInformation: CFString { "AreaInformation" }
/// The date in Greenwich, as text: `2026:11:30`.
public var kCGImagePropertyGPSDateStamp: CFString { "DateStamp" }
/// Whether the place was corrected by a second receiver.
public var kCGImagePropertyGPSDifferental: CFString { "Differental" }
/// How far it may be from the truth, in metres.
public var kCGImagePropertyGPSHPositioningError: CFString { "HPositioningError" }

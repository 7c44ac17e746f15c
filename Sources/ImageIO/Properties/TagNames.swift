internal import SightImage

/// Tags of EXIF by the names that Apple's dictionaries give them.
///
/// Source: "Exif Version 2.32", CIPA 2019, section 4.6.
struct TagNames {
    /// How a value looks in a dictionary.
    enum Form {
        /// A text; a number, or an array of several.
        case plain
        /// An array even of one number.
        case list
        /// Bytes as numbers.
        case bytes
        /// An array of the digits of `0231`, without the 0 at its ends.
        case version
        /// A text behind eight bytes that say how it is written.
        case comment
        /// A number, of degrees, minutes and seconds.
        case degrees
        /// A text, of hours, minutes and seconds.
        case clock
    }

    struct Tag {
        let name: String
        let number: UInt16
        let kind: TagValue.Kind
        let form: Form

        init(_ name: String, _ number: UInt16, _ kind: TagValue.Kind, _ form: Form = .plain) {
            self.name = name
            self.number = number
            self.kind = kind
            self.form = form
        }
    }

    let byNumber: [UInt16: Tag]
    let byName: [String: Tag]

    private init(_ tags: [Tag]) {
        byNumber = Dictionary(uniqueKeysWithValues: tags.map { ($0.number, $0) })
        byName = Dictionary(uniqueKeysWithValues: tags.map { ($0.name, $0) })
    }

    /// Of the first directory: what describes the picture. It also says how the pixels are stored, which no property does.
    static let tiff = TagNames([
        Tag("DocumentName", 269, .text), Tag("ImageDescription", 270, .text), Tag("Make", 271, .text),
        Tag("Model", 272, .text), Tag("Orientation", 274, .short), Tag("XResolution", 282, .rational),
        Tag("YResolution", 283, .rational), Tag("ResolutionUnit", 296, .short), Tag("Software", 305, .text),
        Tag("DateTime", 306, .text), Tag("Artist", 315, .text), Tag("HostComputer", 316, .text),
        Tag("WhitePoint", 318, .rational), Tag("PrimaryChromaticities", 319, .rational), Tag("Copyright", 33432, .text),
    ])

    static let exif = TagNames([
        Tag("ExposureTime", 33434, .rational), Tag("FNumber", 33437, .rational), Tag("ExposureProgram", 34850, .short),
        Tag("SpectralSensitivity", 34852, .text), Tag("ISOSpeedRatings", 34855, .short, .list),
        Tag("SensitivityType", 34864, .short), Tag("StandardOutputSensitivity", 34865, .long),
        Tag("RecommendedExposureIndex", 34866, .long), Tag("ISOSpeed", 34867, .long),
        Tag("ISOSpeedLatitudeyyy", 34868, .long), Tag("ISOSpeedLatitudezzz", 34869, .long),
        Tag("ExifVersion", 36864, .raw, .version), Tag("DateTimeOriginal", 36867, .text),
        Tag("DateTimeDigitized", 36868, .text), Tag("OffsetTime", 36880, .text),
        Tag("OffsetTimeOriginal", 36881, .text),
        Tag("OffsetTimeDigitized", 36882, .text), Tag("ComponentsConfiguration", 37121, .raw, .bytes),
        Tag("CompressedBitsPerPixel", 37122, .rational), Tag("ShutterSpeedValue", 37377, .signedRational),
        Tag("ApertureValue", 37378, .rational), Tag("BrightnessValue", 37379, .signedRational),
        Tag("ExposureBiasValue", 37380, .signedRational), Tag("MaxApertureValue", 37381, .rational),
        Tag("SubjectDistance", 37382, .rational), Tag("MeteringMode", 37383, .short), Tag("LightSource", 37384, .short),
        Tag("Flash", 37385, .short), Tag("FocalLength", 37386, .rational), Tag("SubjectArea", 37396, .short, .list),
        Tag("UserComment", 37510, .raw, .comment), Tag("SubsecTime", 37520, .text),
        Tag("SubsecTimeOriginal", 37521, .text), Tag("SubsecTimeDigitized", 37522, .text),
        Tag("FlashPixVersion", 40960, .raw, .version), Tag("ColorSpace", 40961, .short),
        Tag("PixelXDimension", 40962, .long), Tag("PixelYDimension", 40963, .long),
        Tag("RelatedSoundFile", 40964, .text), Tag("FlashEnergy", 41483, .rational),
        Tag("FocalPlaneXResolution", 41486, .rational), Tag("FocalPlaneYResolution", 41487, .rational),
        Tag("FocalPlaneResolutionUnit", 41488, .short), Tag("SubjectLocation", 41492, .short, .list),
        Tag("ExposureIndex", 41493, .rational), Tag("SensingMethod", 41495, .short),
        Tag("FileSource", 41728, .raw, .bytes), Tag("SceneType", 41729, .raw, .bytes),
        Tag("CustomRendered", 41985, .short), Tag("ExposureMode", 41986, .short), Tag("WhiteBalance", 41987, .short),
        Tag("DigitalZoomRatio", 41988, .rational), Tag("FocalLenIn35mmFilm", 41989, .short),
        Tag("SceneCaptureType", 41990, .short), Tag("GainControl", 41991, .short), Tag("Contrast", 41992, .short),
        Tag("Saturation", 41993, .short), Tag("Sharpness", 41994, .short), Tag("SubjectDistRange", 41996, .short),
        Tag("ImageUniqueID", 42016, .text), Tag("CameraOwnerName", 42032, .text), Tag("BodySerialNumber", 42033, .text),
        Tag("LensSpecification", 42034, .rational, .list), Tag("LensMake", 42035, .text),
        Tag("LensModel", 42036, .text),
        Tag("LensSerialNumber", 42037, .text), Tag("Gamma", 42240, .rational), Tag("CompositeImage", 42080, .short),
    ])

    static let gps = TagNames([
        Tag("GPSVersion", 0, .byte, .list), Tag("LatitudeRef", 1, .text), Tag("Latitude", 2, .rational, .degrees),
        Tag("LongitudeRef", 3, .text), Tag("Longitude", 4, .rational, .degrees), Tag("AltitudeRef", 5, .byte),
        Tag("Altitude", 6, .rational), Tag("TimeStamp", 7, .rational, .clock), Tag("Satellites", 8, .text),
        Tag("Status", 9, .text), Tag("MeasureMode", 10, .text), Tag("DOP", 11, .rational), Tag("SpeedRef", 12, .text),
        Tag("Speed", 13, .rational), Tag("TrackRef", 14, .text), Tag("Track", 15, .rational),
        Tag("ImgDirectionRef", 16, .text), Tag("ImgDirection", 17, .rational), Tag("MapDatum", 18, .text),
        Tag("DestLatitudeRef", 19, .text), Tag("DestLatitude", 20, .rational, .degrees),
        Tag("DestLongitudeRef", 21, .text), Tag("DestLongitude", 22, .rational, .degrees),
        Tag("DestBearingRef", 23, .text), Tag("DestBearing", 24, .rational), Tag("DestDistanceRef", 25, .text),
        Tag("DestDistance", 26, .rational), Tag("ProcessingMethod", 27, .raw, .comment),
        Tag("AreaInformation", 28, .raw, .comment), Tag("DateStamp", 29, .text), Tag("Differental", 30, .short),
        Tag("HPositioningError", 31, .rational),
    ])
}

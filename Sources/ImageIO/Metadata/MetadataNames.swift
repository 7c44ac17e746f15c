internal import CoreGraphics
internal import Foundation

/// How properties of pictures are named as tags of XMP: `{Exif}`'s `FNumber` is `exif:FNumber`.
///
/// Source: "XMP Specification Part 2", Adobe 2016, sections 2 and 3; "Exif 2.32 metadata for XMP", CIPA 2019.
enum MetadataNames {
    struct Property: Hashable {
        let dictionary: String
        let name: String
    }

    static let prefixes = [
        "http://ns.adobe.com/exif/1.0/": "exif", "http://cipa.jp/exif/1.0/": "exifEX",
        "http://ns.adobe.com/tiff/1.0/": "tiff", "http://purl.org/dc/elements/1.1/": "dc",
        "http://ns.adobe.com/xap/1.0/": "xmp", "http://ns.adobe.com/photoshop/1.0/": "photoshop",
    ]
    static let namespaces = Dictionary(uniqueKeysWithValues: prefixes.map { ($1, $0) })

    /// The path of a property; nil for one that is no tag.
    static func path(of property: Property) -> String? {
        if let path = exceptions[property] { return path }
        switch property.dictionary {
        case "{TIFF}" where TagNames.tiff.byName[property.name] != nil: return "tiff:" + property.name
        case "{Exif}" where TagNames.exif.byName[property.name] != nil: return "exif:" + property.name
        case "{GPS}" where TagNames.gps.byName[property.name] != nil:
            return "exif:" + (property.name.hasPrefix("GPS") ? property.name : "GPS" + property.name)
        default: return nil
        }
    }

    /// The property of a path; nil for a tag that is none.
    static func property(of path: String) -> Property? {
        if let property = exceptionsByPath[path] { return property }
        let parts = path.split(separator: ":", maxSplits: 1).map { String($0) }
        guard parts.count == 2 else { return nil }
        let candidates: [Property] =
            switch parts[0] {
            case "tiff": [Property(dictionary: "{TIFF}", name: parts[1])]
            case "exif":
                [
                    Property(dictionary: "{Exif}", name: parts[1]), Property(dictionary: "{GPS}", name: parts[1]),
                    Property(dictionary: "{GPS}", name: parts[1].hasPrefix("GPS") ? String(parts[1].dropFirst(3)) : ""),
                ]
            default: []
            }
        return candidates.first { self.path(of: $0) == path }
    }

    private static let exceptions: [Property: String] = {
        let rows: [(String, String, String)] = [
            ("{TIFF}", "Artist", "dc:creator"), ("{TIFF}", "Copyright", "dc:rights"),
            ("{TIFF}", "ImageDescription", "dc:description"), ("{TIFF}", "Software", "xmp:CreatorTool"),
            ("{TIFF}", "DateTime", "xmp:ModifyDate"), ("{Exif}", "DateTimeDigitized", "xmp:CreateDate"),
            ("{Exif}", "FocalLenIn35mmFilm", "exif:FocalLengthIn35mmFilm"),
            ("{Exif}", "SubjectDistRange", "exif:SubjectDistanceRange"), ("{Exif}", "LensMake", "exifEX:LensMake"),
            ("{Exif}", "LensModel", "exifEX:LensModel"), ("{Exif}", "LensSerialNumber", "exifEX:LensSerialNumber"),
            ("{Exif}", "LensSpecification", "exifEX:LensSpecification"),
            ("{Exif}", "BodySerialNumber", "exifEX:BodySerialNumber"),
            ("{Exif}", "CameraOwnerName", "exifEX:CameraOwnerName"), ("{IPTC}", "Keywords", "dc:subject"),
            ("{IPTC}", "ObjectName", "dc:title"), ("{IPTC}", "City", "photoshop:City"),
            ("{IPTC}", "Province/State", "photoshop:State"),
            ("{IPTC}", "Country/PrimaryLocationName", "photoshop:Country"),
            ("{IPTC}", "Headline", "photoshop:Headline"),
            ("{IPTC}", "Credit", "photoshop:Credit"), ("{IPTC}", "Source", "photoshop:Source"),
            ("{IPTC}", "SpecialInstructions", "photoshop:Instructions"),
        ]
        return Dictionary(uniqueKeysWithValues: rows.map { (Property(dictionary: $0, name: $1), $2) })
    }()

    private static let exceptionsByPath = Dictionary(uniqueKeysWithValues: exceptions.map { ($1, $0) })
}

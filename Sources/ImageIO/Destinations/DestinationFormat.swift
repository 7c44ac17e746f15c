internal import Foundation
internal import SightImage

/// The formats of files that are written.
enum DestinationFormat: String, CaseIterable {
    case jpeg = "public.jpeg"
    case png = "public.png"
    case tiff = "public.tiff"
    case gif = "com.compuserve.gif"
    case webp = "org.webmproject.webp"
    case bmp = "com.microsoft.bmp"
    case heic = "public.heic"

    /// Those that can be written here: HEIC needs a library that may not be installed.
    static var available: [DestinationFormat] {
        allCases.filter { $0 != .heic || PictureEncoder.writesHEIC }
    }

    /// Whether a file holds several pictures.
    var hasPages: Bool { self == .tiff || isAnimation }

    /// Whether several pictures are moments of one, and so of one size.
    var isAnimation: Bool { self == .gif || self == .webp }

    /// Whether pictures keep their alpha.
    var hasAlpha: Bool { self != .jpeg }

    /// Whether samples of 16 bits are kept.
    var isDeep: Bool { self == .png || self == .tiff }

    /// The encoder's name of the format, with its options. What it would write of EXIF is written otherwise.
    func suffix(_ properties: DestinationProperties) -> String {
        let percent = properties.percent
        return switch self {
        case .jpeg: ".jpg[Q=\(min(percent + 1, 100)),keep=icc]"
        case .png: ".png[compression=6,keep=icc]"
        case .tiff: ".tif[compression=\(properties.packing),keep=icc]"
        case .gif: ".gif"
        case .webp where properties.quality >= 1: ".webp[lossless=true,keep=icc]"
        case .webp: ".webp[Q=\(percent),keep=icc]"
        case .bmp, .heic: ""
        }
    }
}

internal import Foundation

/// The formats of files that are written.
enum DestinationFormat: String, CaseIterable {
    case jpeg = "public.jpeg"
    case png = "public.png"
    case tiff = "public.tiff"

    /// Whether a file holds several pictures.
    var hasPages: Bool { self == .tiff }

    /// Whether pictures keep their alpha.
    var hasAlpha: Bool { self != .jpeg }

    /// The encoder's name of the format, with its options.
    func suffix(_ properties: DestinationProperties) -> String {
        switch self {
        case .jpeg: ".jpg[Q=\(Int((min(max(0, properties.quality), 1) * 99).rounded()) + 1)]"
        case .png: ".png[compression=6]"
        case .tiff: ".tif[compression=\(properties.packing)]"
        }
    }
}

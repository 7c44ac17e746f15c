public import Foundation

/// The formats of picture files that are read. The content decides, never the name.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
    case jpeg, png, webp, gif, tiff, avif, bmp, pnm, pdf

    /// The format of the bytes by their first ones; nil when it is none of these.
    public init?(sniffing data: Data) {
        let start = [UInt8](data.prefix(12))
        func has(_ text: String, at offset: Int = 0) -> Bool { start.dropFirst(offset).starts(with: text.utf8) }
        if start.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if has("RIFF") && has("WEBP", at: 8) {
            self = .webp
        } else if has("GIF87a") || has("GIF89a") {
            self = .gif
        } else if start.starts(with: [0x49, 0x49, 42, 0]) || start.starts(with: [0x4D, 0x4D, 0, 42])
            || start.starts(with: [0x49, 0x49, 43, 0]) || start.starts(with: [0x4D, 0x4D, 0, 43])
        {
            self = .tiff  // 43 is BigTIFF
        } else if has("ftypavif", at: 4) || has("ftypavis", at: 4) {
            self = .avif
        } else if has("BM") && start.count == 12 && start[6...9].allSatisfy({ $0 == 0 }) {
            self = .bmp  // the reserved bytes
        } else if (has("P5") || has("P6")) && start.count > 2 && [0x20, 0x09, 0x0A, 0x0D].contains(start[2]) {
            self = .pnm
        } else if data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil {
            self = .pdf  // writers may put something before it
        } else {
            return nil
        }
    }

    /// Whether several pictures in one file are moments of one, not pages: its first then stands for it.
    public var isAnimation: Bool { self == .gif || self == .webp || self == .avif }

    /// As messages name it.
    var name: String { self == .webp ? "WebP" : rawValue.uppercased() }
}

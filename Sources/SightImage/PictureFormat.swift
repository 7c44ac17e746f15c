public import Foundation

/// The formats of picture files that are read. The content decides, never the name.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
    /// A format by its usual name.
    case jpeg, png, webp, gif, tiff, avif, heic, jp2, jxl, bmp, pnm, pdf

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
        } else if has("ftyp", at: 4), let format = Self.ofBrands(data) {
            self = format
        } else if start == Self.boxMark("jP  ") || start.starts(with: Self.codestreamMark) {
            self = .jp2
        } else if start == Self.boxMark("JXL ") || start.starts(with: [0xFF, 0x0A]) {
            self = .jxl
        } else if has("BM") && start.count == 12 && start[6...9].allSatisfy({ $0 == 0 }) {
            self = .bmp  // the reserved bytes
        } else if start.count > 2 && start[0] == UInt8(ascii: "P")
            && (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(start[1])
            && [0x20, 0x09, 0x0A, 0x0D].contains(start[2])
        {
            self = .pnm
        } else if data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil {
            self = .pdf  // writers may put something before it
        } else {
            return nil
        }
    }

    /// The format of a file of boxes by the brands in its first one: those with AV1 pictures before those that leave the codec open.
    private static func ofBrands(_ data: Data) -> PictureFormat? {
        let start = [UInt8](data.prefix(256))
        let size = start.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        let brands = stride(from: 8, to: min(max(size, 12), start.count) - 3, by: 4).map {
            String(decoding: start[$0..<($0 + 4)], as: UTF8.self)
        }
        if brands.contains(where: ["avif", "avis"].contains) { return .avif }
        let heic = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"]
        return brands.contains(where: heic.contains) ? .heic : nil
    }

    /// How a JPEG 2000 codestream without boxes begins.
    static let codestreamMark: [UInt8] = [0xFF, 0x4F, 0xFF, 0x51]

    /// The first box of JPEG 2000 and of JPEG XL, alike but for its name.
    private static func boxMark(_ name: String) -> [UInt8] {
        [0, 0, 0, 12] + Array(name.utf8) + [0x0D, 0x0A, 0x87, 0x0A]
    }

    /// Whether several pictures in one file are moments of one, not pages: its first then stands for it.
    public var isAnimation: Bool { self == .gif || self == .webp || self == .avif }

    /// As messages name it.
    package var name: String {
        switch self {
        case .webp: "WebP"
        case .jp2: "JPEG 2000"
        case .jxl: "JPEG XL"
        default: rawValue.uppercased()
        }
    }
}

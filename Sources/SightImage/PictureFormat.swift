public import Foundation

/// The formats of picture files that are read. The content decides, never the name.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
    case jpeg, png

    /// The format of the bytes by their first ones; nil when it is none of these.
    public init?(sniffing data: Data) {
        let start = [UInt8](data.prefix(8))
        if start.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if start == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] {
            self = .png
        } else {
            return nil
        }
    }
}

internal import Foundation

/// As much of a BMP's header as tells how long the file must be.
struct BMPHeader {
    /// Where the last row ends; nil for compressed pictures, whose length only decoding tells.
    let fileSize: Int?

    /// - Returns: nil when the file ends within the header.
    init?(_ data: Data) {
        func value(at offset: Int, bytes: Int) -> Int? {
            guard offset + bytes <= data.count else { return nil }
            return data[(data.startIndex + offset)..<(data.startIndex + offset + bytes)].reversed().reduce(0) {
                $0 << 8 | Int($1)
            }
        }
        guard let start = value(at: 10, bytes: 4), let headerSize = value(at: 14, bytes: 4) else { return nil }
        let isOld = headerSize == 12  // of OS/2, with sizes of 16 bits
        guard let width = value(at: 18, bytes: isOld ? 2 : 4),
            let rows = value(at: isOld ? 20 : 22, bytes: isOld ? 2 : 4),
            let depth = value(at: isOld ? 24 : 28, bytes: 2), let compression = isOld ? 0 : value(at: 30, bytes: 4)
        else { return nil }
        // Negative heights say that rows run downwards.
        let height = isOld ? rows : Int(Int32(truncatingIfNeeded: rows).magnitude)
        let row = (width * depth + 31) / 32 * 4
        let isPlain = compression == 0 || compression == 3
        fileSize = isPlain ? start + (height > 0 ? row * (height - 1) + (width * depth + 7) / 8 : 0) : nil
    }
}

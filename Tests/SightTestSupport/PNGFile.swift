package import Foundation

/// A PNG laid down by hand: for kinds that the encoder does not write, and for files that lie. Its data is stored, not
/// compressed.
///
/// Source: "Portable Network Graphics (PNG) Specification", third edition, W3C 2025.
package struct PNGFile {
    package enum Kind: UInt8, Sendable {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6

        package var bands: Int {
            switch self {
            case .gray, .palette: 1
            case .grayAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    package var width: Int
    package var height: Int
    package var kind: Kind
    package var bits: Int
    /// Pixel by pixel from the top left, each from 0 to the most that fits into `bits`. Fewer than the size needs make a
    /// file that is cut short.
    package var samples: [Int]
    /// Red, green and blue of each entry of a palette.
    package var palette: [[UInt8]] = []
    /// What the `tRNS` chunk holds; empty for none.
    package var transparency: [UInt8] = []
    package var dotsPerMetre: Int?
    /// A colour profile; empty for none.
    package var profile: [UInt8] = []
    /// EXIF's orientation, 1 to 8; nil for none.
    package var orientation: Int?

    /// Further chunks before the pixels.
    package var chunks: [(name: String, body: [UInt8])] = []

    package init(width: Int, height: Int, kind: Kind, bits: Int, samples: [Int]) {
        self.width = width
        self.height = height
        self.kind = kind
        self.bits = bits
        self.samples = samples
    }

    package var data: Data {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += Self.chunk("IHDR", bigEndian(width) + bigEndian(height) + [UInt8(bits), kind.rawValue, 0, 0, 0])
        if !profile.isEmpty { file += Self.chunk("iCCP", [0x78, 0, 0] + Self.zlib(profile)) }
        if let orientation {
            // A directory of one entry, of tag 0x112, and no next one.
            let entry: [UInt8] = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]
            file += Self.chunk("eXIf", [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1] + entry + [0, 0, 0, 0])
        }
        if let dotsPerMetre { file += Self.chunk("pHYs", bigEndian(dotsPerMetre) + bigEndian(dotsPerMetre) + [1]) }
        if !palette.isEmpty { file += Self.chunk("PLTE", palette.flatMap { $0 }) }
        if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
        for (name, body) in chunks { file += Self.chunk(name, body) }
        file += Self.chunk("IDAT", Self.zlib(rows))
        file += Self.chunk("IEND", [])
        return Data(file)
    }

    /// The samples packed into bytes, a filter byte of 0 before each row.
    private var rows: [UInt8] {
        let samplesPerRow = width * kind.bands
        guard samples.count >= samplesPerRow else { return [] }
        return stride(from: 0, to: samples.count, by: samplesPerRow).flatMap { start -> [UInt8] in
            var row: [UInt8] = [0]
            var pending = 0
            var pendingBits = 0
            for sample in samples[start..<min(start + samplesPerRow, samples.count)] {
                pending = pending << bits | sample
                pendingBits += bits
                while pendingBits >= 8 {
                    pendingBits -= 8
                    row.append(UInt8(pending >> pendingBits & 0xFF))
                }
            }
            if pendingBits > 0 { row.append(UInt8(pending << (8 - pendingBits) & 0xFF)) }
            return row
        }
    }

    /// A chunk with its length and check sum.
    private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
        let content = Array(name.utf8) + body
        return bigEndian(body.count) + content + bigEndian(Int(crc32(content)))
    }

    /// A zlib stream of stored blocks. Source: RFC 1950 and 1951.
    private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 0xFFFF, bytes.count), count = end - start
            stream += [end == bytes.count ? 1 : 0]
            stream += [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8 & 0xFF)]
            stream += bytes[start..<end]
            start = end
        } while start < bytes.count
        var a = 1, b = 0
        for byte in bytes {
            a = (a + Int(byte)) % 65521
            b = (b + a) % 65521
        }
        return stream + bigEndian(b << 16 | a)
    }

    private static func crc32(_ bytes: [UInt8]) -> UInt32 {
        var crc = ~UInt32(0)
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }
}

private func bigEndian(_ value: Int) -> [UInt8] {
    [UInt8(value >> 24 & 0xFF), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
}

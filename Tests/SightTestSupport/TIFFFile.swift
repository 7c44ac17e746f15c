package import Foundation

/// A TIFF of one uncompressed strip laid down by hand: for kinds that the encoder does not write, such as Lab, and for files
/// that lie about their compression.
///
/// Source: "TIFF Revision 6.0", Adobe 1992; tag 34675: ICC.1:2010, annex B.
package struct TIFFFile {
    package enum Kind: Int, Sendable {
        case whiteIsZero = 0
        case blackIsZero = 1
        case rgb = 2
        case palette = 3
        case cmyk = 5
        case ycc = 6
        case lab = 8
    }

    package var width: Int
    package var height: Int
    package var kind: Kind
    /// Of each sample: 1, 2, 4, 8 or 16.
    package var bits: Int
    /// Pixel by pixel from the top left, each from 0 to the most that fits into `bits`.
    package var samples: [Int]
    /// 1 for none. Another only labels the bytes.
    package var compression = 1
    /// Red, green and blue of each entry of a palette, from 0 to 65535.
    package var palette: [[Int]] = []
    package var profile: [UInt8] = []

    package init(width: Int, height: Int, kind: Kind, bits: Int, samples: [Int]) {
        self.width = width
        self.height = height
        self.kind = kind
        self.bits = bits
        self.samples = samples
    }

    package var data: Data {
        let bands = samples.count / (width * height), strip = rows(bands: bands)
        let depths = [Int](repeating: bits, count: bands)
        var fields: [(tag: Int, type: Int, values: [Int])] = [
            (256, 4, [width]), (257, 4, [height]), (258, 3, depths), (259, 3, [compression]), (262, 3, [kind.rawValue]),
            (273, 4, [0]), (277, 3, [bands]), (278, 4, [height]), (279, 4, [strip.count]),
        ]
        if !palette.isEmpty { fields.append((320, 3, (0..<3).flatMap { band in palette.map { $0[band] } })) }
        if !profile.isEmpty { fields.append((34675, 7, profile.map(Int.init))) }
        // The directory stands first, then what does not fit into its entries, then the strip.
        let sizes = [3: 2, 4: 4, 7: 1]
        var place = 8 + 2 + 12 * fields.count + 4
        let far = fields.map { $0.values.count * sizes[$0.type]! }.map { $0 > 4 ? $0 + $0 % 2 : 0 }
        let start = place + far.reduce(0, +)
        var directory = number(fields.count, 2), more: [UInt8] = []
        for (field, length) in zip(fields, far) {
            let values = field.tag == 273 ? [start] : field.values
            var bytes = values.flatMap { number($0, sizes[field.type]!) }
            bytes += [UInt8](repeating: 0, count: max(length, 4) - bytes.count)
            directory += number(field.tag, 2) + number(field.type, 2) + number(values.count, 4)
            directory += length > 0 ? number(place, 4) : bytes
            if length > 0 { more += bytes }
            place += length
        }
        return Data([0x49, 0x49, 42, 0] + number(8, 4) + directory + number(0, 4) + more + strip)
    }

    private func rows(bands: Int) -> [UInt8] {
        stride(from: 0, to: samples.count, by: width * bands).flatMap { start -> [UInt8] in
            let row = samples[start..<(start + width * bands)]
            if bits >= 8 { return row.flatMap { number($0, bits / 8) } }
            var bytes = [UInt8](repeating: 0, count: (row.count * bits + 7) / 8)
            for (i, sample) in row.enumerated() {
                bytes[i * bits / 8] |= UInt8(sample << (8 - bits - i * bits % 8))
            }
            return bytes
        }
    }
}

private func number(_ value: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(value >> (8 * $0) & 0xFF) }
}

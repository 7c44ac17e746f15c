package import Foundation

/// A baseline JPEG laid down by hand: 8 × 8 blocks of one colour each, of one to four components. For kinds that the
/// encoder does not write, such as CMYK.
///
/// Source: ITU-T T.81, annexes B and F.
package struct JPEGFile {
    /// In blocks.
    package var columns: Int
    package var rows: Int
    /// The components of each block, row by row from the top left.
    package var blocks: [[UInt8]]
    /// What Adobe's marker says of the colours: 0 for as they are, 2 for YCCK; nil for no marker.
    package var adobeTransform: UInt8?

    /// Bits of a sample as the frame says; more than 8 only labels the bytes.
    package var bits: UInt8 = 8

    package init(columns: Int, rows: Int, blocks: [[UInt8]], adobeTransform: UInt8?) {
        self.columns = columns
        self.rows = rows
        self.blocks = blocks
        self.adobeTransform = adobeTransform
    }

    package var data: Data {
        let components = blocks[0].indices.map { UInt8($0 + 1) }
        var file: [UInt8] = [0xFF, 0xD8]
        if let adobeTransform {
            file += Self.segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, adobeTransform])
        }
        // A step of 8 for every coefficient: the mean of a block is stored as the difference from 128.
        file += Self.segment(0xDB, [0] + [UInt8](repeating: 8, count: 64))
        let size = [rows * 8 >> 8, rows * 8 & 0xFF, columns * 8 >> 8, columns * 8 & 0xFF].map { UInt8($0) }
        file += Self.segment(
            bits == 8 ? 0xC0 : 0xC1, [bits] + size + [UInt8(components.count)] + components.flatMap { [$0, 0x11, 0] })
        // Nine codes of four bits for the lengths of a difference, and one of one bit for "nothing else in this block".
        file += Self.segment(0xC4, [0x00, 0, 0, 0, 9] + [UInt8](repeating: 0, count: 12) + Array(0...8))
        file += Self.segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0])
        file += Self.segment(0xDA, [UInt8(components.count)] + components.flatMap { [$0, 0] } + [0, 63, 0])
        return Data(file + scan + [0xFF, 0xD9])
    }

    private var scan: [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for i in (0..<count).reversed() { bits.append(value >> i & 1 == 1) }
        }
        var previous = [Int](repeating: 128, count: blocks[0].count)
        for block in blocks {
            for (i, value) in block.enumerated() {
                let difference = Int(value) - previous[i]
                previous[i] = Int(value)
                let length = Int.bitWidth - abs(difference).leadingZeroBitCount
                append(length, 4)
                append(difference > 0 ? difference : difference + (1 << length) - 1, length)
                append(0, 1)
            }
        }
        while bits.count % 8 != 0 { bits.append(true) }
        return stride(from: 0, to: bits.count, by: 8).flatMap { start -> [UInt8] in
            let byte = bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
            return byte == 0xFF ? [0xFF, 0] : [byte]
        }
    }

    private static func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
        let length = body.count + 2
        return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + body
    }
}

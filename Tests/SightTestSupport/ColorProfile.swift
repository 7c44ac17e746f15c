internal import Foundation

/// A colour profile of a screen laid down by hand, whose three colours share a curve.
///
/// Source: ICC.1:2010, sections 7 to 10.
package enum ColorProfile {
    /// - Parameter curve: light for each of evenly spaced samples, 0 to 65535 for none to all. Two make a straight line, one
    ///   a power: it is 256 times the exponent.
    package static func rgb(curve: [Int]) -> [UInt8] {
        let colors: [(String, [Double])] = [
            ("wtpt", [0.9642, 1, 0.8249]), ("rXYZ", [0.4360, 0.2225, 0.0139]), ("gXYZ", [0.3851, 0.7169, 0.0971]),
            ("bXYZ", [0.1431, 0.0606, 0.7139]),
        ]
        var tags = colors.map { ($0, xyz($1)) }
        let curve = Array("curv".utf8) + number(0, 4) + number(curve.count, 4) + curve.flatMap { number($0, 2) }
        for name in ["rTRC", "gTRC", "bTRC"] { tags.append((name, padded(curve))) }
        tags.append(
            (
                "desc",
                padded(Array("desc".utf8) + number(0, 4) + number(2, 4) + [0x78, 0] + .init(repeating: 0, count: 78))
            ))
        tags.append(("cprt", padded(Array("text".utf8) + number(0, 4) + [0x78, 0])))
        var place = 128 + 4 + 12 * tags.count
        var table = number(tags.count, 4), content: [UInt8] = []
        for (name, bytes) in tags {
            table += Array(name.utf8) + number(place, 4) + number(bytes.count, 4)
            content += bytes
            place += bytes.count
        }
        var header = number(place, 4) + number(0, 4) + number(0x0210_0000, 4)
        header += Array("mntrRGB XYZ ".utf8) + [7, 0xEA, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + Array("acsp".utf8)
        header += [UInt8](repeating: 0, count: 28) + xyz([0.9642, 1, 0.8249]).suffix(12)
        header += [UInt8](repeating: 0, count: 128 - header.count)
        return header + table + content
    }

    private static func xyz(_ values: [Double]) -> [UInt8] {
        Array("XYZ ".utf8) + number(0, 4) + values.flatMap { number(Int(($0 * 65536).rounded()), 4) }
    }

    private static func padded(_ bytes: [UInt8]) -> [UInt8] {
        bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
}

private func number(_ value: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).reversed().map { UInt8(value >> (8 * $0) & 0xFF) }
}

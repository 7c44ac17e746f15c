package import Foundation
package import SightImage

/// Bitmap files laid down by hand.
///
/// Source: "Bitmap Storage", Microsoft, Win32 documentation.
package enum BMPFile {
    /// A file of 8 bits a pixel with a palette of greys.
    package static func data(_ picture: PixelBuffer) -> Data {
        precondition(picture.format == .gray8)
        let row = (picture.width + 3) / 4 * 4, start = 14 + 40 + 4 * 256
        var file = Array("BM".utf8) + number(start + row * picture.height, 4) + number(0, 4) + number(start, 4)
        file += number(40, 4) + number(picture.width, 4) + number(picture.height, 4) + number(1, 2) + number(8, 2)
        file +=
            number(0, 4) + number(row * picture.height, 4) + number(2835, 4) + number(2835, 4) + number(256, 4)
            + number(0, 4)
        file += (0..<256).flatMap { [UInt8($0), UInt8($0), UInt8($0), 0] }
        let samples = picture.samples
        for y in (0..<picture.height).reversed() {
            file += samples[(y * picture.width)..<((y + 1) * picture.width)]
            file += [UInt8](repeating: 0, count: row - picture.width)
        }
        return Data(file)
    }
}

private func number(_ value: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(value >> (8 * $0) & 0xFF) }
}

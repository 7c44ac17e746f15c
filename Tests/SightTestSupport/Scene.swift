internal import Foundation
package import SightGeometry
package import SightImage

/// A grey picture of text whose ink is known to the pixel.
package struct Scene {
    package let width: Int
    package let height: Int
    private var samples: [UInt8]

    package init(width: Int, height: Int, shade: UInt8 = 255) {
        self.width = width
        self.height = height
        samples = [UInt8](repeating: shade, count: width * height)
    }

    package var picture: PixelBuffer {
        PixelBuffer(width: width, height: height, bytesPerRow: width, format: .gray8, data: Data(samples))
    }

    /// The text alone, black on white, with as much ground on all sides.
    package static func page(_ text: String, font: String, margin: Int) throws -> PixelBuffer {
        let ink = try TextImage.rendered(escaped(text), font: font)
        var scene = Scene(width: ink.width + 2 * margin, height: ink.height + 2 * margin)
        scene.draw(ink, x: margin, y: margin)
        return scene.picture
    }

    /// The picture turned counter-clockwise by any angle about its middle, on a ground that its border goes on to.
    package static func turned(_ picture: PixelBuffer, degrees: Double) -> PixelBuffer {
        let angle = degrees * .pi / 180, c = cos(angle), s = sin(angle)
        let width = Double(picture.width), height = Double(picture.height)
        let outWidth = (abs(c) * width + abs(s) * height).rounded(.up)
        let outHeight = (abs(s) * width + abs(c) * height).rounded(.up)
        let seen = Quad(Rectangle(x: -outWidth / 2, y: -outHeight / 2, width: outWidth, height: outHeight)).map { p in
            Point(x: width / 2 + p.x * c - p.y * s, y: height / 2 + p.x * s + p.y * c)
        }
        return picture.warped(seen, width: Int(outWidth), height: Int(outHeight))
    }

    /// Draws a line of text, the top left corner of its ink at (x, y).
    /// - Returns: around the ink of each word.
    @discardableResult
    package mutating func draw(
        _ text: String, font: String, x: Int, y: Int, shade: UInt8 = 0, turned orientation: Orientation = .up
    ) throws -> [Rectangle] {
        let ink = try TextImage.rendered(Self.escaped(text), font: font)
        draw(ink.oriented(orientation), x: x, y: y, shade: shade)
        let words = text.split(separator: " ").count
        return Self.wordInk(ink, words: words).map {
            Rectangle(x: $0.x + Double(x), y: $0.y + Double(y), width: $0.width, height: $0.height)
        }
    }

    /// Lays a picture that is black on white over this one, in another shade of ink.
    package mutating func draw(_ ink: PixelBuffer, x: Int, y: Int, shade: UInt8 = 0) {
        let bytes = ink.samples
        for row in 0..<ink.height where (0..<height).contains(y + row) {
            for column in 0..<ink.width where (0..<width).contains(x + column) {
                let cover = 255 - Int(bytes[row * ink.width + column])
                let at = (y + row) * width + x + column
                samples[at] = UInt8((Int(samples[at]) * (255 - cover) + Int(shade) * cover) / 255)
            }
        }
    }

    package mutating func fill(x: Int, y: Int, width: Int, height: Int, shade: UInt8) {
        for row in y..<(y + height) {
            for column in x..<(x + width) { samples[row * self.width + column] = shade }
        }
    }

    /// The words of a rendered line are what its widest gaps leave.
    private static func wordInk(_ line: PixelBuffer, words: Int) -> [Rectangle] {
        let bytes = line.samples
        func isInk(_ x: Int, _ y: Int) -> Bool { bytes[y * line.width + x] < 128 }
        let columns = (0..<line.width).filter { x in (0..<line.height).contains { isInk(x, $0) } }
        guard let first = columns.first, let last = columns.last else { return [] }
        let gaps = zip(columns, columns.dropFirst()).filter { $1 - $0 > 1 }
            .sorted { $0.1 - $0.0 > $1.1 - $1.0 }.prefix(words - 1).sorted { $0.0 < $1.0 }
        let starts = [first] + gaps.map(\.1), ends = gaps.map(\.0) + [last]
        return zip(starts, ends).map { start, end in
            let rows = (0..<line.height).filter { y in (start...end).contains { isInk($0, y) } }
            return Rectangle(
                x: Double(start), y: Double(rows.first!), width: Double(end + 1 - start),
                height: Double(rows.last! + 1 - rows.first!))
        }
    }

    /// The text as Pango markup.
    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}

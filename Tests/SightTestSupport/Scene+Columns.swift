package import SightImage

/// Columns of upright characters, set as Japanese and Chinese type is: each character in the middle of its square, marks at its
/// upper right, small kana a little that way, brackets and long strokes turned.
extension Scene {
    private static let marks = Set("、。，．"), smallKana = Set("ぁぃぅぇぉっゃゅょァィゥェォッャュョ")
    private static let turned = Set("ー…—「」『』（）〈〉《》")

    /// A column, black on white, a square of `pixels` for each character.
    package static func column(_ text: String, family: String, pixels: Int) throws -> PixelBuffer {
        var scene = Scene(width: 2 * pixels, height: pixels * text.count)
        for (i, character) in text.enumerated() {
            let square = try square(of: character, family: family, pixels: pixels)
            let shift =
                marks.contains(character) ? pixels * 11 / 20 : smallKana.contains(character) ? pixels / 10 : 0
            scene.draw(
                turned.contains(character) ? square.oriented(.right) : square, x: pixels / 2 + shift,
                y: pixels * i - shift)
        }
        return scene.picture.cropped(x: pixels / 2, y: 0, width: pixels, height: scene.height)
    }

    /// A page of columns, the first one at the right.
    package static func page(
        columns: [String], family: String, pixels: Int, pitch: Double = 1.8, margin: Int = 40
    ) throws -> PixelBuffer {
        let step = Int(Double(pixels) * pitch)
        var scene = Scene(
            width: step * (columns.count - 1) + pixels + 2 * margin,
            height: columns.map(\.count).max()! * pixels + 2 * margin)
        for (i, column) in columns.enumerated() {
            scene.draw(
                try self.column(column, family: family, pixels: pixels), x: scene.width - margin - pixels - i * step,
                y: margin)
        }
        return scene.picture
    }

    /// A character in the square that level type gives it. Rendered pictures are cut to their ink, so it is rendered between two
    /// others whose ink tells where the squares are.
    private static func square(of character: Character, family: String, pixels: Int) throws -> PixelBuffer {
        let ink = try TextImage.rendered("国\(character)国", font: "\(family) \(pixels)")
        let samples = ink.samples
        let guide = min(max(ink.width - 2 * pixels, 1), ink.width)
        let rows = (0..<ink.height).filter { y in (0..<guide).contains { samples[y * ink.width + $0] < 128 } }
        let left = guide / 2 + pixels / 2, top = (rows.first! + rows.last! + 1) / 2 - pixels / 2
        return PixelBuffer(width: pixels, height: pixels, format: .gray8) { out in
            for y in 0..<pixels {
                for x in 0..<pixels {
                    let isInside = (0..<ink.width).contains(left + x) && (0..<ink.height).contains(top + y)
                    out[y * pixels + x] = isInside ? samples[(top + y) * ink.width + left + x] : 255
                }
            }
        }
    }
}

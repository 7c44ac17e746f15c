internal import SightGeometry
internal import SightImage

/// Tells where parts of a line have their ink: the line is drawn with all else transparent, which changes neither the shapes
/// nor the places of its letters, kerning and ligatures included.
struct HiddenInk {
    let font: RenderedFont

    /// Stands behind every line, unseen, so that the picture always reaches from the highest capitals to the lowest letters and
    /// the baseline of a font is always at the same place.
    private static let strut = " |ÅÉ\u{C2}gjpÇ"

    /// The line cut to its ink, where the ink starts in the uncut picture, and how far below its top the baseline runs.
    func line(_ text: String) throws -> (ink: PixelBuffer, origin: (x: Int, y: Int), baseline: Int) {
        let picture = try rendered(visible(text))
        guard let box = Self.box(picture, above: 0) else { throw HiddenInkError.noInk(text) }
        let cut = picture.cropped(x: box.x, y: box.y, width: box.width, height: box.height)
        return (cut, (box.x, box.y), try baseline(of: text) - box.y)
    }

    /// Around the ink of a part of the line, in pixels of the cut line; nil where there is none.
    func box(of range: Range<String.Index>, in text: String, origin: (x: Int, y: Int)) throws -> Rectangle? {
        let before = hidden(String(text[..<range.lowerBound])), after = hidden(String(text[range.upperBound...]))
        guard let box = Self.box(try rendered(before + visible(String(text[range])) + after), above: 64) else {
            return nil
        }
        return Rectangle(
            x: Double(box.x - origin.x), y: Double(box.y - origin.y), width: Double(box.width),
            height: Double(box.height))
    }

    /// The bottom of a capital without a curve.
    private func baseline(of text: String) throws -> Int {
        let picture = try rendered(hidden(text) + visible(" H"))
        guard let box = Self.box(picture, above: 127) else { throw HiddenInkError.noInk("H") }
        return box.y + box.height
    }

    private func rendered(_ markup: String) throws -> PixelBuffer {
        let tracking = font.tracking == 0 ? "" : " letter_spacing=\"\(Int(font.size * 1.024 * Double(font.tracking)))\""
        return try TextImage.rendered("<span\(tracking)>\(markup)\(hidden(Self.strut))</span>", font: font.description)
    }

    private func visible(_ text: String) -> String { text.replacing("&", with: "&amp;").replacing("<", with: "&lt;") }

    private func hidden(_ text: String) -> String {
        text.isEmpty ? "" : "<span alpha=\"1\">\(visible(text))</span>"
    }

    /// Around the pixels that are covered more than so much, of 255.
    private static func box(
        _ picture: PixelBuffer, above cover: UInt8
    ) -> (x: Int, y: Int, width: Int, height: Int)? {
        var left = picture.width, right = -1, top = picture.height, bottom = -1
        picture.withUnsafeBytes { bytes in
            for y in 0..<picture.height {
                for x in 0..<picture.width where 255 - bytes[y * picture.bytesPerRow + x] > cover {
                    left = min(left, x)
                    right = max(right, x)
                    top = min(top, y)
                    bottom = max(bottom, y)
                }
            }
        }
        return right < 0 ? nil : (left, top, right + 1 - left, bottom + 1 - top)
    }
}

enum HiddenInkError: Error {
    /// The font draws nothing for this.
    case noInk(String)
}

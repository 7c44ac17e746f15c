internal import CVips

/// Pictures of text, for labels and for test fixtures.
package enum TextImage {
    /// Text drawn black on white, cut to its ink. `markup` may hold Pango markup and line breaks; `font` is a Pango font
    /// description whose size is in pixels, such as "DejaVu Sans 32".
    package static func rendered(
        _ markup: String, font: String, lineSpacing: Int = 0
    ) throws(PictureError) -> PixelBuffer {
        try Vips.load()
        var memory: UnsafeMutableRawPointer?
        var width: Int32 = 0
        var height: Int32 = 0
        if let failure = Vips.failure({ c_vips_text(markup, font, Int32(lineSpacing), &memory, &width, &height, $0) }) {
            throw .unreadable(cause: failure)
        }
        defer { c_vips_free(memory) }
        return PixelBuffer(width: Int(width), height: Int(height), format: .gray8) { out in
            out.copyMemory(from: UnsafeRawBufferPointer(start: memory, count: out.count))
        }
    }
}

internal import CPDFium
package import Foundation

/// A page of a PDF with its boxes, to be drawn wherever and however large.
///
/// Each call works in a short-lived copy of the process, with limits of memory and time, which costs about 2 ms.
package struct PDFPage: Sendable {
    /// A box of the page: points from its own origin, y upwards.
    package struct Box: Sendable, Hashable {
        package var left: Double
        package var bottom: Double
        package var right: Double
        package var top: Double

        /// US letter paper: what a page is that does not say.
        package static let letter = Box(left: 0, bottom: 0, right: 612, top: 792)
    }

    /// Pages of the document.
    package let pages: Int
    /// Which of them it is, the first being 0.
    package let number: Int
    /// Clockwise, for display: 0 to 3.
    package let quarterTurns: Int
    /// Media, crop, bleed, trim and art box; nil where the page does not say.
    package let boxes: [Box?]
    private let data: Data
    private let password: String?
    /// As the library's display of it counts them, in points.
    private let displayed: (width: Double, height: Double)

    /// Opens a page.
    /// - Throws: `PictureError`: `.encrypted` when the password is none or the wrong one.
    package init(_ data: Data, page: Int, password: String? = nil) throws(PictureError) {
        try PDFiumPictureDecoder.load()
        var description = c_pdfium_page()
        let result = data.withUnsafeBytes {
            c_pdfium_describe_page(
                $0.baseAddress, $0.count, password, Int32(clamping: page), PDFiumPictureDecoder.headerSeconds,
                &description)
        }
        try PDFiumPictureDecoder.check(result, page: page)
        pages = Int(description.pages)
        number = page
        quarterTurns = Int(description.quarter_turns) & 3
        displayed = (Double(description.width), Double(description.height))
        boxes = withUnsafeBytes(of: description.boxes) { bytes in
            let sides = bytes.bindMemory(to: Float.self)
            return (0..<Int(C_PDFIUM_BOXES)).map { box in
                let (a, b, c, d) = (
                    Double(sides[4 * box]), Double(sides[4 * box + 1]), Double(sides[4 * box + 2]),
                    Double(sides[4 * box + 3])
                )
                let result = Box(left: min(a, c), bottom: min(b, d), right: max(a, c), top: max(b, d))
                return result.right > result.left && result.top > result.bottom ? result : nil
            }
        }
        self.data = data
        self.password = password
    }

    /// How many pages a document has.
    /// - Throws: As by the initializer.
    package static func count(of data: Data, password: String? = nil) throws(PictureError) -> Int {
        try PDFiumPictureDecoder.load()
        var description = c_pdfium_page()
        let result = data.withUnsafeBytes {
            c_pdfium_describe_page(
                $0.baseAddress, $0.count, password, 0, PDFiumPictureDecoder.headerSeconds, &description)
        }
        // A document's first page may be the damaged one.
        if result == C_PDFIUM_NO_PAGE, description.pages > 0 { return Int(description.pages) }
        try PDFiumPictureDecoder.check(result, page: 0)
        return Int(description.pages)
    }

    /// What of the page is shown where nothing else is asked for: its crop box within its media box.
    package var shown: Box {
        let media = boxes[0] ?? .letter
        guard let crop = boxes[1] else { return media }
        let both = Box(
            left: max(media.left, crop.left), bottom: max(media.bottom, crop.bottom),
            right: min(media.right, crop.right), top: min(media.top, crop.top))
        return both.right > both.left && both.top > both.bottom ? both : media
    }

    /// Draws the page over nothing, as `.rgba8`.
    ///
    /// - Parameters:
    ///   - width: Pixels in a row.
    ///   - height: Rows.
    ///   - map: Takes points of the page, y upwards, to pixels from the upper left corner: a, b, c, d, tx, ty. The page's
    ///     turn for display is not applied, unless the map does.
    ///   - seconds: What it may take.
    /// - Throws: `PictureError`.
    package func drawn(
        width: Int, height: Int, map: (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double),
        seconds: Double = PictureLimits().seconds
    ) throws(PictureError) -> PixelBuffer {
        let back = fromDisplayed
        func mapped(_ m: (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)) -> [Double] {
            [
                m.a * map.a + m.b * map.c, m.a * map.b + m.b * map.d, m.c * map.a + m.d * map.c,
                m.c * map.b + m.d * map.d, m.tx * map.a + m.ty * map.c + map.tx,
                m.tx * map.b + m.ty * map.d + map.ty,
            ]
        }
        let m = mapped(back)
        var placement = c_pdfium_placement()
        placement.matrix = (Float(m[0]), Float(m[1]), Float(m[2]), Float(m[3]), Float(m[4]), Float(m[5]))
        let (wide, high) = (m[0] * displayed.width, m[3] * displayed.height)
        if m[1] == 0, m[2] == 0, m[0] > 0, m[3] > 0, max(wide, high, abs(m[4]), abs(m[5])) < 1e6 {
            placement.form_x = Int32(m[4].rounded())
            placement.form_y = Int32(m[5].rounded())
            placement.form_width = Int32(wide.rounded())
            placement.form_height = Int32(high.rounded())
        }
        var samples: UnsafeMutablePointer<UInt8>?
        let result = data.withUnsafeBytes {
            c_pdfium_draw_placed(
                $0.baseAddress, $0.count, password, Int32(number), Int32(width), Int32(height), &placement, seconds,
                &samples)
        }
        try PDFiumPictureDecoder.check(result, page: number)
        let pixels = Data(
            bytesNoCopy: samples!, count: 4 * width * height,
            deallocator: .custom { pointer, _ in
                c_pdfium_free(pointer.assumingMemoryBound(to: UInt8.self), Int32(width), Int32(height), 4)
            })
        return PixelBuffer(width: width, height: height, bytesPerRow: 4 * width, format: .rgba8, data: pixels)
    }

    /// Takes the page as the library displays it, y downwards, to its own points.
    private var fromDisplayed: (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        let box = shown
        return switch quarterTurns {
        case 1: (0, 1, 1, 0, box.left, box.bottom)
        case 2: (-1, 0, 0, 1, box.right, box.bottom)
        case 3: (0, -1, -1, 0, box.right, box.top)
        default: (1, 0, 0, -1, box.left, box.top)
        }
    }
}

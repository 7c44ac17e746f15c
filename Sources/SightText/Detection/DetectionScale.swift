/// At which size the detector looks at a picture, and in which pieces.
///
/// The probability map has `width` × `height` places. It is made of tiles that overlap and fade into each other, so that no
/// line is lost, cut or doubled where tiles meet: lines are looked for on the whole map. Tiles keep the memory of a run
/// bounded; a page is usually two or four of them.
package struct DetectionScale: Sendable, Hashable {
    /// The longer side that suffices for nearly all pages: above it nothing was gained on receipts and forms.
    package static let standardLongSide = 960.0
    /// Strips are not reduced so far that their shorter side falls below this.
    package static let standardShortSide = 320.0
    /// The longer side that small text may ask for, unless the picture is a strip.
    package static let maximumLongSide = 6400.0
    /// No picture is reduced further than this: large scans have small print.
    package static let leastScale = 0.25
    /// The height in pixels of the detector's input that a line of text should have: 98 % of the words of lines of 6 pixels
    /// and more are found by PP-OCRv6 small, and of 8 and more by tiny.
    package static let comfortableTextHeight = 10.0

    /// Places of the map for a pixel of the picture, before rounding; at most 1.
    package let scale: Double
    package let columns: TiledAxis
    package let rows: TiledAxis

    package var width: Int { columns.length }
    package var height: Int { rows.length }

    /// - Parameters:
    ///   - minimumTextHeight: the least height of text that has to be found, in pixels of the picture; nil when the caller has not
    ///     said.
    package init(pictureWidth: Int, pictureHeight: Int, minimumTextHeight: Double? = nil) {
        let long = Double(max(pictureWidth, pictureHeight)), short = Double(min(pictureWidth, pictureHeight))
        var scale = max(Self.standardLongSide / long, Self.standardShortSide / short, Self.leastScale)
        if let minimumTextHeight, minimumTextHeight > 0 {
            scale = max(scale, min(Self.comfortableTextHeight / minimumTextHeight, Self.maximumLongSide / long))
        }
        self.init(pictureWidth: pictureWidth, pictureHeight: pictureHeight, scale: min(scale, 1))
    }

    private init(pictureWidth: Int, pictureHeight: Int, scale: Double) {
        self.scale = scale
        columns = TiledAxis(Double(pictureWidth) * scale)
        rows = TiledAxis(Double(pictureHeight) * scale)
    }

    /// A larger scale for a picture whose lines came out smaller than the detector likes; nil when they did not, or when the
    /// picture has no more pixels to give.
    ///
    /// - Parameter medianTextHeight: of the lines that were found, in places of the map.
    func enlarged(pictureWidth: Int, pictureHeight: Int, medianTextHeight: Double) -> DetectionScale? {
        guard medianTextHeight < 0.8 * Self.comfortableTextHeight, medianTextHeight > 0 else { return nil }
        let long = Double(max(pictureWidth, pictureHeight))
        let wanted = min(scale * Self.comfortableTextHeight / medianTextHeight, Self.maximumLongSide / long, 1)
        guard wanted >= 1.25 * scale else { return nil }
        return DetectionScale(pictureWidth: pictureWidth, pictureHeight: pictureHeight, scale: wanted)
    }
}

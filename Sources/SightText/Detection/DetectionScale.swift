/// At which size the detector looks at a picture.
///
/// Sides are multiples of `step`: few input shapes keep memory flat and repeated pictures fast, and up to half a step of
/// stretching does not disturb the detector.
package struct DetectionScale: Sendable, Hashable {
    /// The longer side that suffices for nearly all pages: above it nothing was gained on receipts and forms.
    package static let standardLongSide = 960
    /// The longest side that is ever looked at in one piece.
    package static let maximumLongSide = 2560
    /// The height in pixels of the detector's input that a line of text should have: 98 % of the words of lines of 6 pixels
    /// and more are found by PP-OCRv6 small, and of 8 and more by tiny.
    package static let comfortableTextHeight = 10.0
    package static let step = 64

    package let width: Int
    package let height: Int

    /// - Parameters:
    ///   - minimumTextHeight: the least height of text that has to be found, in pixels of the picture; nil when the caller has not
    ///     said.
    package init(pictureWidth: Int, pictureHeight: Int, minimumTextHeight: Double? = nil) {
        let long = Double(max(pictureWidth, pictureHeight))
        var longSide = min(long, Double(Self.standardLongSide))
        if let minimumTextHeight, minimumTextHeight > 0 {
            let wanted = long * Self.comfortableTextHeight / minimumTextHeight
            longSide = min(long, min(max(wanted, longSide), Double(Self.maximumLongSide)))
        }
        self.init(pictureWidth: pictureWidth, pictureHeight: pictureHeight, longSide: longSide)
    }

    init(pictureWidth: Int, pictureHeight: Int, longSide: Double) {
        let scale = longSide / Double(max(pictureWidth, pictureHeight))
        func side(_ pixels: Int) -> Int {
            max(Int((Double(pixels) * scale / Double(Self.step)).rounded()), 1) * Self.step
        }
        width = side(pictureWidth)
        height = side(pictureHeight)
    }

    /// A larger scale for a picture whose lines came out smaller than the detector likes; nil when they did not, or when the
    /// picture has no more pixels to give.
    ///
    /// - Parameter medianTextHeight: of the lines that were found, in pixels of the detector's input.
    func enlarged(pictureWidth: Int, pictureHeight: Int, medianTextHeight: Double) -> DetectionScale? {
        guard medianTextHeight < 0.8 * Self.comfortableTextHeight, medianTextHeight > 0 else { return nil }
        let long = Double(max(pictureWidth, pictureHeight))
        let current = Double(max(width, height))
        let wanted = min(current * Self.comfortableTextHeight / medianTextHeight, long, Double(Self.maximumLongSide))
        guard wanted >= 1.25 * current else { return nil }
        return DetectionScale(pictureWidth: pictureWidth, pictureHeight: pictureHeight, longSide: wanted)
    }
}

internal import SightImage

/// A picture of text as dark letters on a light ground, in shades of grey.
struct DarkInk {
    let width: Int
    let height: Int
    /// Row by row from the top.
    let samples: [UInt8]

    /// - Parameter picture: `.rgb8`. Of two classes of pixels the smaller one is the ink.
    /// - Returns: nil where they do not differ.
    init?(_ picture: PixelBuffer) {
        let levels = GrayLevels(picture)
        guard levels.darkCount > 0, levels.lightCount > 0, levels.light - levels.dark >= InkMask.leastContrast else {
            return nil
        }
        width = picture.width
        height = picture.height
        samples = levels.darkCount > levels.lightCount ? levels.values.map { 255 - $0 } : levels.values
    }
}

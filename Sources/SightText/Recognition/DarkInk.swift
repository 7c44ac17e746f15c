internal import SightImage

/// A picture of text as dark letters on a light ground, in shades of grey.
struct DarkInk {
    let width: Int
    let height: Int
    /// Row by row from the top.
    let samples: [UInt8]

    /// - Parameter picture: `.rgb8`. Of two classes of pixels the smaller one is the ink.
    init(_ picture: PixelBuffer) {
        let levels = GrayLevels(picture)
        width = picture.width
        height = picture.height
        samples = levels.darkCount > levels.lightCount ? levels.values.map { 255 - $0 } : levels.values
    }
}

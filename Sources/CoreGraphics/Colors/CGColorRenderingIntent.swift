/// What happens to colours outside the target's range. Kept with a ``CGImage``; without effect here.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// Whatever the target does by default.
    case defaultIntent = 0
    /// The nearest colour that the target has.
    case absoluteColorimetric = 1
    /// The nearest colour after the white points were matched.
    case relativeColorimetric = 2
    /// Relations between colours are kept.
    case perceptual = 3
    /// Saturation is kept.
    case saturation = 4
}

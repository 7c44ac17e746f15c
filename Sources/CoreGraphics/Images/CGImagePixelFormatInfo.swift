/// How the components of a pixel share its bits.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    /// The bits of ``CGBitmapInfo`` that hold the format.
    case mask = 0xF0000
    /// Every component has bits of its own, one after the other.
    case packed = 0
}

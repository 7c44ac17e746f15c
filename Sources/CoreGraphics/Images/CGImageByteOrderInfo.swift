/// The order of the bytes of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits of ``CGBitmapInfo`` that hold the order.
    case orderMask = 0x7000
    /// As the layout names them.
    case orderDefault = 0
    /// 16-bit units, low byte first.
    case order16Little = 0x1000
    /// 32-bit units, low byte first: the layout reversed.
    case order32Little = 0x2000
    /// 16-bit units, high byte first.
    case order16Big = 0x3000
    /// 32-bit units, high byte first: as the layout names them.
    case order32Big = 0x4000
}

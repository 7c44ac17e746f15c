/// Whether the pixels of a bitmap have alpha, and where.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha and no room for it.
    case none = 0
    /// Alpha after the colours, which are multiplied by it already.
    case premultipliedLast = 1
    /// Alpha before the colours, which are multiplied by it already.
    case premultipliedFirst = 2
    /// Alpha after the colours.
    case last = 3
    /// Alpha before the colours.
    case first = 4
    /// A byte after the colours that means nothing.
    case noneSkipLast = 5
    /// A byte before the colours that means nothing.
    case noneSkipFirst = 6
    /// Alpha without colours.
    case alphaOnly = 7
}

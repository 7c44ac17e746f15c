/// How a context's memory is laid out: what `CGBitmapInfo`, `CGColorSpace` and the sizes say together.
///
/// Cairo draws on 32-bit pixels with blue first. Where red and blue stand in each other's place, colours and pictures are
/// exchanged before they are drawn; every other layout is drawn on a copy and brought back.
enum BitmapLayout: Hashable, Sendable {
    /// Cairo's own pixels, with red and blue exchanged or not.
    case direct(isSwapped: Bool, hasAlpha: Bool)
    /// A fourth byte before red, green and blue; `isReversed` for after blue, green and red, as seen from its low end.
    case alphaInFront(isReversed: Bool, hasAlpha: Bool)
    /// Red, green, blue and nothing else, as pictures from files are: much code makes a context like its picture.
    case rgb
    case gray
    case alphaOnly

    var bytesPerPixel: Int {
        switch self {
        case .direct, .alphaInFront: 4
        case .rgb: 3
        case .gray, .alphaOnly: 1
        }
    }

    /// Whether the memory holds alpha; without, everything that is drawn is on black.
    var hasAlpha: Bool {
        switch self {
        case .direct(_, let hasAlpha), .alphaInFront(_, let hasAlpha): hasAlpha
        case .gray, .rgb: false
        case .alphaOnly: true
        }
    }

    /// Nil for what contexts do not have, such as alpha that the colours are not multiplied by, and for what is not
    /// drawn: other depths than 8 bits a sample.
    init?(bitsPerComponent: Int, space: CGColorSpace?, bitmapInfo: CGBitmapInfo) {
        guard bitsPerComponent == 8, bitmapInfo.isDisjoint(with: .floatInfoMask),
            let alpha = CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue),
            let order = CGImageByteOrderInfo(rawValue: bitmapInfo.intersection(.byteOrderMask).rawValue)
        else { return nil }
        if alpha == .alphaOnly {
            self = .alphaOnly
            return
        }
        switch (space?.model, order) {
        case (.monochrome, .orderDefault):
            guard alpha == .none else { return nil }
            self = .gray
        case (.rgb, .orderDefault) where alpha == .none:
            self = .rgb
        case (.rgb, .orderDefault), (.rgb, .order32Big), (.rgb, .order32Little):
            let isLittle = order == .order32Little
            switch alpha {
            case .premultipliedFirst, .noneSkipFirst:
                let hasAlpha = alpha == .premultipliedFirst
                self =
                    isLittle
                    ? .direct(isSwapped: false, hasAlpha: hasAlpha)
                    : .alphaInFront(isReversed: false, hasAlpha: hasAlpha)
            case .premultipliedLast, .noneSkipLast:
                let hasAlpha = alpha == .premultipliedLast
                self =
                    isLittle
                    ? .alphaInFront(isReversed: true, hasAlpha: hasAlpha)
                    : .direct(isSwapped: true, hasAlpha: hasAlpha)
            default: return nil
            }
        default: return nil
        }
    }
}

/// How a context's memory is laid out: what `CGBitmapInfo`, `CGColorSpace` and the sizes say together.
///
/// Cairo draws on 32-bit pixels with blue first. Where red and blue stand in each other's place, colours and pictures are
/// exchanged before they are drawn; every other layout is drawn on a copy of 8 bits a sample and brought back.
///
/// Source of what there is: "Quartz 2D Programming Guide", Apple 2017, table 2-1, "Pixel formats supported for bitmap graphics
/// contexts".
enum BitmapLayout: Hashable, Sendable {
    /// Cairo's own pixels, with red and blue exchanged or not.
    case direct(isSwapped: Bool, hasAlpha: Bool)
    /// A fourth byte before red, green and blue; `isReversed` for after blue, green and red, as seen from its low end.
    case alphaInFront(isReversed: Bool, hasAlpha: Bool)
    case gray
    case alphaOnly
    /// Samples of 16 or 32 bits: grey, or red, green, blue and a fourth one.
    case deep(DeepSample, bands: Int, hasAlpha: Bool)

    var bytesPerPixel: Int {
        switch self {
        case .direct, .alphaInFront: 4
        case .gray, .alphaOnly: 1
        case .deep(let sample, let bands, _): sample.size * bands
        }
    }

    var bitsPerComponent: Int {
        if case .deep(let sample, _, _) = self { 8 * sample.size } else { 8 }
    }

    /// Whether the memory holds alpha; without, everything that is drawn is on black.
    var hasAlpha: Bool {
        switch self {
        case .direct(_, let hasAlpha), .alphaInFront(_, let hasAlpha), .deep(_, _, let hasAlpha): hasAlpha
        case .gray: false
        case .alphaOnly: true
        }
    }

    /// Whether colours have to be grey.
    var isGray: Bool {
        switch self {
        case .gray, .deep(_, bands: 1, _): true
        default: false
        }
    }

    /// Nil for what contexts do not have: alpha that the colours are not multiplied by, three bytes a pixel, other depths.
    init?(bitsPerComponent: Int, space: CGColorSpace?, bitmapInfo: CGBitmapInfo) {
        guard let alpha = CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue),
            let order = CGImageByteOrderInfo(rawValue: bitmapInfo.intersection(.byteOrderMask).rawValue)
        else { return nil }
        let isFloat = bitmapInfo.contains(.floatComponents)
        guard bitsPerComponent == 8, !isFloat else {
            guard let sample = DeepSample(bits: bitsPerComponent, isFloat: isFloat, order: order) else { return nil }
            switch (space?.model, alpha) {
            case (.monochrome, .none): self = .deep(sample, bands: 1, hasAlpha: false)
            case (.rgb, .premultipliedLast): self = .deep(sample, bands: 4, hasAlpha: true)
            case (.rgb, .noneSkipLast): self = .deep(sample, bands: 4, hasAlpha: false)
            default: return nil
            }
            return
        }
        if alpha == .alphaOnly {
            self = .alphaOnly
            return
        }
        switch (space?.model, order) {
        case (.monochrome, .orderDefault):
            guard alpha == .none else { return nil }
            self = .gray
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

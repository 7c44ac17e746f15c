/// How the bytes of an 8-bit bitmap are laid out: what `CGBitmapInfo`, `CGColorSpace` and the sizes of `CGImage` say
/// together.
struct PixelLayout: Hashable, Sendable {
    enum Alpha: Hashable, Sendable {
        case none, straight, premultiplied
    }

    /// 1, 3 or 4.
    var bytesPerPixel: Int
    /// Where in a pixel red, green and blue are; all the same for grey.
    var red, green, blue: Int
    /// Where alpha is, or the byte in its place that means nothing.
    var fourth: Int?
    var alpha: Alpha

    var isGray: Bool { bytesPerPixel == 1 }

    /// The layout that these say; nil for one that is not read: other depths than 8 bits, floating-point samples, more
    /// components than red, green, blue and alpha, or sizes that contradict each other.
    init?(bitsPerComponent: Int, bitsPerPixel: Int, model: CGColorSpaceModel, bitmapInfo: CGBitmapInfo) {
        guard bitsPerComponent == 8, bitmapInfo.isDisjoint(with: .floatInfoMask),
            let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue),
            let order = CGImageByteOrderInfo(rawValue: bitmapInfo.intersection(.byteOrderMask).rawValue)
        else { return nil }
        switch (model, bitsPerPixel, alphaInfo, order) {
        case (.monochrome, 8, .none, .orderDefault):
            self.init(bytesPerPixel: 1, red: 0, green: 0, blue: 0, fourth: nil, alpha: .none)
        case (.rgb, 24, .none, .orderDefault):
            self.init(bytesPerPixel: 3, red: 0, green: 1, blue: 2, fourth: nil, alpha: .none)
        case (.rgb, 32, _, .orderDefault), (.rgb, 32, _, .order32Big), (.rgb, 32, _, .order32Little):
            let alpha: Alpha
            let isFirst: Bool
            switch alphaInfo {
            case .none, .noneSkipLast: (alpha, isFirst) = (.none, false)
            case .noneSkipFirst: (alpha, isFirst) = (.none, true)
            case .last: (alpha, isFirst) = (.straight, false)
            case .first: (alpha, isFirst) = (.straight, true)
            case .premultipliedLast: (alpha, isFirst) = (.premultiplied, false)
            case .premultipliedFirst: (alpha, isFirst) = (.premultiplied, true)
            case .alphaOnly: return nil
            }
            // The number of a byte counted from the high end of the 32-bit unit becomes a place in memory.
            func place(_ number: Int) -> Int { order == .order32Little ? 3 - number : number }
            let first = isFirst ? 1 : 0
            self.init(
                bytesPerPixel: 4, red: place(first), green: place(first + 1), blue: place(first + 2),
                fourth: place(isFirst ? 0 : 3), alpha: alpha)
        default:
            return nil
        }
    }

    private init(bytesPerPixel: Int, red: Int, green: Int, blue: Int, fourth: Int?, alpha: Alpha) {
        self.bytesPerPixel = bytesPerPixel
        self.red = red
        self.green = green
        self.blue = blue
        self.fourth = fourth
        self.alpha = alpha
    }
}

/// How the bytes of a bitmap are laid out: what `CGBitmapInfo`, `CGColorSpace` and the sizes of `CGImage` say
/// together.
struct PixelLayout: Hashable, Sendable {
    enum Alpha: Hashable, Sendable {
        case none, straight, premultiplied
    }

    /// What the samples of a pixel mean.
    enum Colors: Hashable, Sendable {
        case gray, rgb, cmyk
        /// Numbers of colours in a table: red, green and blue one after the other.
        case indexed([UInt8])
    }

    /// How a sample is stored.
    enum Sample: Hashable, Sendable {
        /// 1, 2 or 4 bits, the first pixel in the high ones of a byte.
        case packed(bits: Int)
        case byte
        case word(isLittleEndian: Bool)
        /// From 0 to 1.
        case half(isLittleEndian: Bool)
        case float(isLittleEndian: Bool)

        var bits: Int {
            switch self {
            case .packed(let bits): bits
            case .byte: 8
            case .word, .half: 16
            case .float: 32
            }
        }
    }

    var sample: Sample
    var colors: Colors
    var samplesPerPixel: Int
    /// Where in a pixel the colours are, counted in samples, in the order of the colour space.
    var places: [Int]
    /// Where alpha is, or the sample in its place that means nothing.
    var fourth: Int?
    var alpha: Alpha
    /// For each component the values of samples from 0 to 255; nil when samples are values.
    var decode: [[UInt8]]?

    var bitsPerPixel: Int { samplesPerPixel * sample.bits }

    /// The bytes of the pixels of a row; nil when they are more than a number can hold.
    func bytes(ofPixels width: Int) -> Int? {
        let (bits, overflow) = width.multipliedReportingOverflow(by: bitsPerPixel)
        return overflow || bits > .max - 7 ? nil : (bits + 7) / 8
    }

    /// The layout that these say; nil for one that is not read, or for sizes that contradict each other.
    init?(bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace?, bitmapInfo: CGBitmapInfo) {
        guard let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue),
            let order = CGImageByteOrderInfo(rawValue: bitmapInfo.intersection(.byteOrderMask).rawValue),
            let sample = Sample(bits: bitsPerComponent, order: order, info: bitmapInfo),
            let colors = Colors(space), bitsPerPixel % sample.bits == 0
        else { return nil }
        let components = colors.components
        let samples = bitsPerPixel / sample.bits
        // The fourth sample may follow from the pixel's size alone: 32 bits of RGB without alpha.
        guard samples == components || (samples == components + 1 && sample.bits >= 8) else { return nil }
        let hasFourth = samples > components
        switch (colors, alphaInfo) {
        case (_, .alphaOnly): return nil
        case (.cmyk, _) where hasFourth, (.indexed, _) where hasFourth: return nil
        case (_, .none): break
        default: guard hasFourth else { return nil }
        }
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
        // Bytes are counted from the high end of their 32-bit unit, so the low byte first turns them round.
        let isReversed = sample == .byte && order == .order32Little
        if isReversed || (sample == .byte && order == .order32Big) { guard bitsPerPixel == 32 else { return nil } }
        func place(_ number: Int) -> Int { isReversed ? samples - 1 - number : number }
        self.sample = sample
        self.colors = colors
        samplesPerPixel = samples
        places = (0..<components).map { place($0 + (hasFourth && isFirst ? 1 : 0)) }
        fourth = hasFourth ? place(isFirst ? 0 : samples - 1) : nil
    }
}

extension PixelLayout.Colors {
    fileprivate init?(_ space: CGColorSpace?) {
        guard let space else {
            self = .gray  // a mask
            return
        }
        switch space.model {
        case .monochrome: self = .gray
        case .rgb: self = .rgb
        case .cmyk: self = .cmyk
        case .indexed: self = .indexed(space.colorTable)
        case .unknown, .lab, .deviceN, .pattern, .XYZ: return nil
        }
    }

    /// Samples of a pixel without alpha.
    var components: Int {
        switch self {
        case .gray, .indexed: 1
        case .rgb: 3
        case .cmyk: 4
        }
    }
}

extension PixelLayout.Sample {
    fileprivate init?(bits: Int, order: CGImageByteOrderInfo, info: CGBitmapInfo) {
        let isFloat = info.contains(.floatComponents)
        switch (bits, isFloat, order) {
        case (1, false, .orderDefault), (2, false, .orderDefault), (4, false, .orderDefault): self = .packed(bits: bits)
        case (8, false, .orderDefault), (8, false, .order32Little), (8, false, .order32Big): self = .byte
        case (16, false, .orderDefault), (16, false, .order16Big): self = .word(isLittleEndian: false)
        case (16, false, .order16Little): self = .word(isLittleEndian: true)
        case (16, true, .orderDefault), (16, true, .order16Big): self = .half(isLittleEndian: false)
        case (16, true, .order16Little): self = .half(isLittleEndian: true)
        case (32, true, .orderDefault), (32, true, .order32Big): self = .float(isLittleEndian: false)
        case (32, true, .order32Little): self = .float(isLittleEndian: true)
        default: return nil
        }
    }
}

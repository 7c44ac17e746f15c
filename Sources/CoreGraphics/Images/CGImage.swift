public import Foundation
internal import SightImage

/// A picture: pixels in memory, immutable, rows from the top.
///
/// Read are grey, RGB and CMYK of 8 bits a sample, grey and RGB of 16 bits or of floating-point samples, grey, masks and
/// colour tables of 1, 2 and 4 bits, with or without alpha, premultiplied or not, in every byte order. Cutting a part
/// out and reading the pixels for recognition copy nothing of pictures from files, and of those made from bytes where the
/// layout is one of 8-bit grey, RGB, RGBA and BGRA without premultiplied alpha; every other layout is brought to 8 bits a
/// sample when its pixels are needed.
public final class CGImage: Sendable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Bits of a sample.
    public let bitsPerComponent: Int
    /// Bits of a pixel.
    public let bitsPerPixel: Int
    /// Bytes from the start of a row to the start of the next one.
    public let bytesPerRow: Int
    /// What the samples mean; nil for a mask.
    public let colorSpace: CGColorSpace?
    /// Alpha and byte order.
    public let bitmapInfo: CGBitmapInfo
    /// Whether the picture is a mask without colours: a sample of 0 lets paint through, the greatest one none.
    public let isMask: Bool
    /// Whether the picture is smoothed when it is drawn at another size.
    public let shouldInterpolate: Bool
    /// Kept, without effect here: colours are not converted.
    public let renderingIntent: CGColorRenderingIntent

    let storage: Storage
    private let decodeArray: DecodeArray?
    private let typeIdentifier: String?
    private let provider: CGDataProvider

    enum Storage: Sendable {
        /// Bytes that `PixelBuffer` shows as they are.
        case shared(PixelBuffer)
        /// Three bytes a pixel, where the picture tells four: they get a fourth one when they are asked for.
        case compact(PixelBuffer)
        /// Bytes in another order.
        case foreign(Data, PixelLayout)
    }

    /// A picture of bytes in memory, without copying them.
    ///
    /// - Parameters:
    ///   - width: Pixels in a row.
    ///   - height: Rows.
    ///   - bitsPerComponent: Bits of a sample: 1, 2, 4, 8 or 16, or 32 of floating-point samples.
    ///   - bitsPerPixel: Bits of all samples of a pixel, with the one that means nothing where there is one.
    ///   - bytesPerRow: Bytes from one row to the next; at least what the pixels of a row need.
    ///   - space: The meaning of the samples.
    ///   - bitmapInfo: Alpha, byte order and kind of number.
    ///   - provider: The bytes: `height` rows, the last of which may end with its last pixel.
    ///   - decode: For each component the values of its least and its greatest sample; nil for 0 and 1.
    ///   - shouldInterpolate: Whether the picture is smoothed when it is drawn at another size.
    ///   - intent: Kept, without effect.
    /// - Returns: Nil when the layout is none of those above, when sizes contradict each other, or when there are too
    ///   few bytes.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, anySpace: space, bitmapInfo: bitmapInfo, provider: provider, decode: decode,
            shouldInterpolate: shouldInterpolate, intent: intent)
    }

    /// A mask: grey samples that say where paint goes, 0 for everywhere.
    ///
    /// - Parameters:
    ///   - width: Pixels in a row.
    ///   - height: Rows.
    ///   - bitsPerComponent: Bits of a sample: 1, 2, 4 or 8.
    ///   - bitsPerPixel: The same.
    ///   - bytesPerRow: Bytes from one row to the next.
    ///   - provider: The bytes.
    ///   - decode: The values of the least and the greatest sample: 1 and 0 turn the mask round.
    ///   - shouldInterpolate: Whether the mask is smoothed at another size.
    /// - Returns: Nil when sizes contradict each other, or when there are too few bytes.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        guard bitsPerComponent == bitsPerPixel, bitsPerComponent <= 8 else { return nil }
        self.init(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, anySpace: nil, bitmapInfo: [], provider: provider, decode: decode,
            shouldInterpolate: shouldInterpolate, intent: .defaultIntent)
    }

    private convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        anySpace space: CGColorSpace?,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard
            var layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, bitmapInfo: bitmapInfo),
            Self.fits(provider.bytes.count, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout)
        else { return nil }
        let components = layout.colors.components
        let decodeArray: DecodeArray? =
            if case .indexed = layout.colors { nil } else { DecodeArray(copying: decode, components: components) }
        layout.decode = decodeArray?.tables(components: components)
        let storage: Storage =
            if let format = layout.sharedFormat {
                .shared(
                    PixelBuffer(
                        width: width, height: height, bytesPerRow: bytesPerRow, format: format, data: provider.bytes))
            } else {
                .foreign(provider.bytes, layout)
            }
        self.init(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, colorSpace: space, bitmapInfo: bitmapInfo, isMask: space == nil,
            shouldInterpolate: shouldInterpolate, renderingIntent: intent, decodeArray: decodeArray, storage: storage)
    }

    init(
        width: Int, height: Int, bitsPerComponent: Int = 8, bitsPerPixel: Int, bytesPerRow: Int,
        colorSpace: CGColorSpace?, bitmapInfo: CGBitmapInfo, isMask: Bool = false, shouldInterpolate: Bool = true,
        renderingIntent: CGColorRenderingIntent = .defaultIntent, decodeArray: DecodeArray? = nil,
        typeIdentifier: String? = nil, storage: Storage
    ) {
        self.width = width
        self.height = height
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        self.bytesPerRow = bytesPerRow
        self.colorSpace = colorSpace
        self.bitmapInfo = bitmapInfo
        self.isMask = isMask
        self.shouldInterpolate = shouldInterpolate
        self.renderingIntent = renderingIntent
        self.decodeArray = decodeArray
        self.typeIdentifier = typeIdentifier
        self.storage = storage
        switch storage {
        case .shared(let buffer): provider = CGDataProvider(bytes: buffer.data)
        case .foreign(let bytes, _): provider = CGDataProvider(bytes: bytes)
        case .compact(let buffer): provider = CGDataProvider { buffer.widened(bytesPerRow: bytesPerRow) }
        }
    }

    private static func fits(_ count: Int, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout) -> Bool {
        guard width > 0, height > 0, let row = layout.bytes(ofPixels: width), bytesPerRow >= row else { return false }
        let (rows, overflow) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
        return !overflow && rows <= count - row
    }

    /// The same picture with another meaning of its samples.
    private func with(colorSpace: CGColorSpace?) -> CGImage {
        CGImage(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, colorSpace: colorSpace, bitmapInfo: bitmapInfo, isMask: isMask,
            shouldInterpolate: shouldInterpolate, renderingIntent: renderingIntent, decodeArray: decodeArray,
            typeIdentifier: typeIdentifier, storage: storage)
    }
}

extension CGImage {
    /// Whether the picture has alpha, and where.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
    }

    /// The order of the bytes of a pixel.
    public var byteOrderInfo: CGImageByteOrderInfo {
        CGImageByteOrderInfo(rawValue: bitmapInfo.intersection(.byteOrderMask).rawValue) ?? .orderDefault
    }

    /// How the components of a pixel share its bits: each has its own.
    public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }

    /// For each component the values of its least and its greatest sample; nil when these are 0 and 1. Valid as long as
    /// the picture.
    public var decode: UnsafePointer<CGFloat>? { decodeArray?.pointer }

    /// The type identifier of the file that the picture was decoded from, such as `public.jpeg`; nil when it comes from
    /// none.
    public var utType: CFString? { typeIdentifier.map { NSString(string: $0) } }

    /// The bytes of the pixels, ``bytesPerRow`` apart from row to row, as ``bitmapInfo`` describes them.
    ///
    /// Not copied, but of opaque colour pictures from files and from views: these are kept at three bytes a pixel, so the
    /// first request for their bytes takes one pass over the pixels, and they are kept as long as the picture.
    public var dataProvider: CGDataProvider? { provider }

    /// The same picture: pixels never change, so nothing is copied.
    public func copy() -> CGImage? { self }

    /// The same picture with another meaning of its samples; the samples stay. Nil when the space has another number of
    /// components, or the picture is a mask.
    public func copy(colorSpace: CGColorSpace) -> CGImage? {
        guard let old = self.colorSpace, old.numberOfComponents == colorSpace.numberOfComponents,
            (old.model == .indexed) == (colorSpace.model == .indexed)
        else { return nil }
        return with(colorSpace: colorSpace)
    }

    /// The part of the picture inside a rectangle, without copying its pixels.
    ///
    /// Of samples of less than 8 bits, which begin inside a byte, the part is copied and brought to 8 bits.
    ///
    /// - Parameter rect: Pixels, origin at the top left, y downwards. It is widened to whole pixels and cut to the
    ///   picture.
    /// - Returns: Nil when the rectangle and the picture have no pixel in common.
    public func cropping(to rect: CGRect) -> CGImage? {
        // Written out: Foundation's `integral` traps on numbers that are none.
        func span(_ start: CGFloat, _ length: CGFloat, within limit: Int) -> Range<Int>? {
            let low = max(min(start, start + length).rounded(.down), 0)
            let high = min(max(start, start + length).rounded(.up), CGFloat(limit))
            return low < high ? Int(low)..<Int(high) : nil
        }
        guard !rect.isInfinite else { return self }
        guard let columns = span(rect.origin.x, rect.size.width, within: width),
            let rows = span(rect.origin.y, rect.size.height, within: height)
        else { return nil }
        let storage: Storage
        switch self.storage {
        case .foreign(_, let layout) where layout.bitsPerPixel % 8 != 0:
            return CGImage(
                pixelBuffer.cropped(
                    x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count))
        case .shared(let buffer):
            storage = .shared(
                buffer.cropped(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count))
        case .compact(let buffer):
            storage = .compact(
                buffer.cropped(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count))
        case .foreign(let bytes, let layout):
            let size = layout.bitsPerPixel / 8
            let first = bytes.startIndex + rows.lowerBound * bytesPerRow + columns.lowerBound * size
            let length = (rows.count - 1) * bytesPerRow + columns.count * size
            storage = .foreign(bytes[first..<(first + length)], layout)
        }
        return CGImage(
            width: columns.count, height: rows.count, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, colorSpace: colorSpace, bitmapInfo: bitmapInfo, isMask: isMask,
            shouldInterpolate: shouldInterpolate, renderingIntent: renderingIntent, decodeArray: decodeArray,
            typeIdentifier: typeIdentifier, storage: storage)
    }
}

extension CGImage: Hashable {
    /// A picture equals itself alone; pixels are not compared.
    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

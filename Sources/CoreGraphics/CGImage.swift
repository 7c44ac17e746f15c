public import Foundation
internal import SightImage

/// A picture: pixels in memory, immutable, rows from the top.
///
/// Read are 8-bit grey (8 bits a pixel), RGB (24) and RGB with a fourth byte before or after it in either byte order
/// (32), with or without alpha, premultiplied or not. Cutting a part out and reading the pixels for recognition copy
/// nothing where the layout is one of grey, RGB, RGBA and BGRA without premultiplied alpha.
public final class CGImage: Sendable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Bytes from the start of a row to the start of the next one.
    public let bytesPerRow: Int
    /// Bits of a pixel: 8, 24 or 32.
    public let bitsPerPixel: Int
    /// What the samples mean.
    public let colorSpace: CGColorSpace?
    /// Alpha and byte order.
    public let bitmapInfo: CGBitmapInfo
    /// Whether the picture should be smoothed when it is drawn larger. Kept, without effect here.
    public let shouldInterpolate: Bool
    /// Kept, without effect here.
    public let renderingIntent: CGColorRenderingIntent

    let storage: Storage

    enum Storage: Sendable {
        /// Bytes that `PixelBuffer` shows as they are.
        case shared(PixelBuffer)
        /// Bytes in another order.
        case foreign(Data, PixelLayout)
    }

    /// A picture of bytes in memory, without copying them.
    ///
    /// - Parameters:
    ///   - width: Pixels in a row.
    ///   - height: Rows.
    ///   - bitsPerComponent: Bits of a sample: 8.
    ///   - bitsPerPixel: 8 for grey, 24 or 32 for colour.
    ///   - bytesPerRow: Bytes from one row to the next; at least what the pixels of a row need.
    ///   - space: A grey or an RGB space.
    ///   - bitmapInfo: Alpha and byte order.
    ///   - provider: The bytes: `height` rows, the last of which may end with its last pixel.
    ///   - decode: A map of samples to values: nil, or 0 to 1 for every component.
    ///   - shouldInterpolate: Kept, without effect.
    ///   - intent: Kept, without effect.
    /// - Returns: Nil when the layout is none of those above, when sizes contradict each other, or when there are too
    ///   few bytes.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model,
                bitmapInfo: bitmapInfo),
            Self.fits(provider.bytes.count, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout),
            Self.isIdentity(decode, components: space.numberOfComponents)
        else { return nil }
        let storage: Storage =
            if let format = layout.sharedFormat {
                .shared(
                    PixelBuffer(
                        width: width, height: height, bytesPerRow: bytesPerRow, format: format, data: provider.bytes))
            } else {
                .foreign(provider.bytes, layout)
            }
        self.init(
            width: width, height: height, bytesPerRow: bytesPerRow, bitsPerPixel: bitsPerPixel, colorSpace: space,
            bitmapInfo: bitmapInfo, shouldInterpolate: shouldInterpolate, renderingIntent: intent, storage: storage)
    }

    init(
        width: Int, height: Int, bytesPerRow: Int, bitsPerPixel: Int, colorSpace: CGColorSpace?,
        bitmapInfo: CGBitmapInfo,
        shouldInterpolate: Bool, renderingIntent: CGColorRenderingIntent, storage: Storage
    ) {
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.bitsPerPixel = bitsPerPixel
        self.colorSpace = colorSpace
        self.bitmapInfo = bitmapInfo
        self.shouldInterpolate = shouldInterpolate
        self.renderingIntent = renderingIntent
        self.storage = storage
    }

    private static func fits(_ count: Int, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout) -> Bool {
        guard width > 0, height > 0 else { return false }
        let (row, rowOverflow) = width.multipliedReportingOverflow(by: layout.bytesPerPixel)
        guard !rowOverflow, bytesPerRow >= row else { return false }
        let (rows, overflow) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
        return !overflow && rows <= count - row
    }

    private static func isIdentity(_ decode: UnsafePointer<CGFloat>?, components: Int) -> Bool {
        guard let decode else { return true }
        return (0..<components).allSatisfy { decode[2 * $0] == 0 && decode[2 * $0 + 1] == 1 }
    }
}

extension CGImage {
    /// Bits of a sample: 8.
    public var bitsPerComponent: Int { 8 }

    /// Whether the picture has alpha, and where.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
    }

    /// The order of the bytes of a pixel.
    public var byteOrderInfo: CGImageByteOrderInfo {
        CGImageByteOrderInfo(rawValue: bitmapInfo.intersection(.byteOrderMask).rawValue) ?? .orderDefault
    }

    /// Whether the picture is a mask without colours: false.
    public var isMask: Bool { false }

    /// A map of samples to values: nil, samples are values.
    public var decode: UnsafePointer<CGFloat>? { nil }

    /// The bytes of the pixels, ``bytesPerRow`` apart from row to row, as ``bitmapInfo`` describes them; not copied.
    public var dataProvider: CGDataProvider? {
        switch storage {
        case .shared(let buffer): CGDataProvider(bytes: buffer.data)
        case .foreign(let bytes, _): CGDataProvider(bytes: bytes)
        }
    }

    /// The same picture: pixels never change, so nothing is copied.
    public func copy() -> CGImage? { self }

    /// The part of the picture inside a rectangle, without copying its pixels.
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
        case .shared(let buffer):
            storage = .shared(
                buffer.cropped(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count))
        case .foreign(let bytes, let layout):
            let first = bytes.startIndex + rows.lowerBound * bytesPerRow + columns.lowerBound * layout.bytesPerPixel
            let length = (rows.count - 1) * bytesPerRow + columns.count * layout.bytesPerPixel
            storage = .foreign(bytes[first..<(first + length)], layout)
        }
        return CGImage(
            width: columns.count, height: rows.count, bytesPerRow: bytesPerRow, bitsPerPixel: bitsPerPixel,
            colorSpace: colorSpace, bitmapInfo: bitmapInfo, shouldInterpolate: shouldInterpolate,
            renderingIntent: renderingIntent, storage: storage)
    }
}

extension CGImage: Hashable {
    /// A picture equals itself alone; pixels are not compared.
    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

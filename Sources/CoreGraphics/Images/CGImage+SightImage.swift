internal import Foundation
package import SightImage

// Between Apple's picture and our own.
extension CGImage {
    /// A picture that shows a buffer's pixels without copying them.
    ///
    /// Apple's pictures have no three bytes a pixel: of `.rgb8` a picture tells four, the last of which means nothing. The
    /// bytes stay as they are, three a pixel, for recognition and for drawing; the fourth ones are put in when somebody asks
    /// for `dataProvider`.
    ///
    /// - Parameters:
    ///   - space: Nil for a device's.
    ///   - typeIdentifier: Of the file that it was decoded from.
    package convenience init(_ buffer: PixelBuffer, space: CGColorSpace? = nil, typeIdentifier: String? = nil) {
        let device = buffer.format == .gray8 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
        let info: CGBitmapInfo =
            switch buffer.format {
            case .gray8: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue)
            case .rgb8: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue)
            case .rgba8: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)
            case .bgra8: [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.first.rawValue)]
            }
        let isCompact = buffer.format == .rgb8
        self.init(
            width: buffer.width, height: buffer.height,
            bitsPerPixel: isCompact ? 32 : 8 * buffer.format.bytesPerPixel,
            bytesPerRow: isCompact ? 4 * buffer.width : buffer.bytesPerRow, colorSpace: space ?? device,
            bitmapInfo: info, typeIdentifier: typeIdentifier, storage: isCompact ? .compact(buffer) : .shared(buffer))
    }

    /// A picture of 16-bit samples in this machine's byte order, in tight rows.
    ///
    /// - Parameters:
    ///   - bands: 1 for grey, 4 for red, green, blue and alpha.
    ///   - hasAlpha: Whether the fourth one means anything.
    package convenience init?(
        deep samples: Data, width: Int, height: Int, bands: Int, hasAlpha: Bool, space: CGColorSpace,
        typeIdentifier: String?
    ) {
        let alpha: CGImageAlphaInfo = bands == 1 ? .none : hasAlpha ? .last : .noneSkipLast
        let info: CGBitmapInfo = [.byteOrder16Little, CGBitmapInfo(rawValue: alpha.rawValue)]
        guard let layout = PixelLayout(bitsPerComponent: 16, bitsPerPixel: 16 * bands, space: space, bitmapInfo: info)
        else { return nil }
        self.init(
            width: width, height: height, bitsPerComponent: 16, bitsPerPixel: 16 * bands,
            bytesPerRow: 2 * bands * width, colorSpace: space, bitmapInfo: info, typeIdentifier: typeIdentifier,
            storage: .foreign(samples, layout))
    }

    /// The pixels for recognition: the same storage where the layout allows it, one pass over the pixels where not.
    package var pixelBuffer: PixelBuffer {
        switch storage {
        case .shared(let buffer), .compact(let buffer): buffer
        case .foreign(let bytes, let layout):
            layout.rearranged(bytes, width: width, height: height, bytesPerRow: bytesPerRow)
        }
    }

    /// The pixels in samples of 16 bits, for a file; nil where no sample has more than 8.
    package var deepPixels: EncodedPixels? {
        guard case .foreign(let bytes, let layout) = storage, layout.sample.bits > 8, layout.decode == nil else {
            return nil
        }
        return layout.deepened(bytes, width: width, height: height, bytesPerRow: bytesPerRow)
    }
}

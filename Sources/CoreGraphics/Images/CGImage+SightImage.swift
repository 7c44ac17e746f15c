package import SightImage

// Between Apple's picture and our own.
extension CGImage {
    /// A picture that shows a buffer's pixels without copying them.
    ///
    /// - Parameter typeIdentifier: Of the file that it was decoded from.
    package convenience init(_ buffer: PixelBuffer, typeIdentifier: String? = nil) {
        let space = buffer.format == .gray8 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
        let info: CGBitmapInfo =
            switch buffer.format {
            case .gray8, .rgb8: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue)
            case .rgba8: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)
            case .bgra8: [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.first.rawValue)]
            }
        self.init(
            width: buffer.width, height: buffer.height, bitsPerPixel: 8 * buffer.format.bytesPerPixel,
            bytesPerRow: buffer.bytesPerRow, colorSpace: space, bitmapInfo: info, typeIdentifier: typeIdentifier,
            storage: .shared(buffer))
    }

    /// The pixels for recognition: the same storage where the layout allows it, one pass over the pixels where not.
    package var pixelBuffer: PixelBuffer {
        switch storage {
        case .shared(let buffer): buffer
        case .foreign(let bytes, let layout):
            layout.rearranged(bytes, width: width, height: height, bytesPerRow: bytesPerRow)
        }
    }
}

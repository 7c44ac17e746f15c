public import Foundation

/// Writing of picture files.
public enum PictureEncoder {
    /// A PNG of the picture.
    public static func png(_ buffer: PixelBuffer) throws(PictureError) -> Data {
        try encoded(buffer) { samples, bands, out, length, error in
            pngBytes(samples, buffer.width, buffer.height, bands, out, length, error)
        }
    }

    /// A JPEG of the picture; alpha is laid over white. `quality` runs from 1 to 100. An `orientation` is written as EXIF.
    public static func jpeg(
        _ buffer: PixelBuffer, quality: Int = 90, orientation: Orientation? = nil
    ) throws(PictureError) -> Data {
        try encoded(buffer.flattened()) { samples, bands, out, length, error in
            jpegBytes(
                samples, buffer.width, buffer.height, bands, quality, orientation?.rawValue ?? 0, out, length, error)
        }
    }
}

public import Foundation

/// Writing of picture files.
public enum PictureEncoder {
    /// A PNG of the picture.
    public static func png(_ buffer: PixelBuffer) throws(PictureError) -> Data {
        try encoded(buffer, as: ".png[compression=6]")
    }

    /// A JPEG of the picture, without alpha (see `flattened`). `quality` runs from 1 to 100. An `orientation` is written as EXIF.
    public static func jpeg(
        _ buffer: PixelBuffer, quality: Int = 90, orientation: Orientation? = nil
    ) throws(PictureError) -> Data {
        try encoded(buffer.flattened(), as: ".jpg[Q=\(quality)]", orientation: orientation)
    }
}

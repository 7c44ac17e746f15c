package import Foundation

/// Encoding by libheif.
extension PictureEncoder {
    /// Whether HEIC can be written: libheif is there and comes with an encoder.
    package static var writesHEIC: Bool { HeifPictureDecoder.canEncode }

    /// A HEIC of the picture. Cost: about a second a megapixel.
    ///
    /// - Parameter quality: 0 to 100.
    package static func heic(
        _ buffer: PixelBuffer, quality: Int, tags: PictureTags, profile: [UInt8] = []
    ) throws(PictureError) -> Data {
        try HeifPictureDecoder.encoded(buffer, quality: quality, tags: tags, profile: profile)
    }
}

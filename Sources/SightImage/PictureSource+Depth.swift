package import Foundation

/// What recognition has no use for, and other users of pictures have.
extension PictureSource {
    /// Whether its samples have more than the 8 bits that `storedPixels()` gives, and `deepSamples()` gives them.
    package var isDeep: Bool {
        header.bitsPerSample == 16 && reduction == 1 && (header.format == .png || header.format == .tiff)
            && (header.colorModel == .gray || header.colorModel == .rgb)
    }

    /// The pixels as stored, in samples of 16 bits in this machine's byte order, rows one after the other: grey, or red,
    /// green, blue and alpha, which is full where the file has none.
    /// - Precondition: `isDeep`.
    package func deepSamples() throws(PictureError) -> (samples: Data, bands: Int) {
        precondition(isDeep)
        let bands = header.colorModel == .gray && !header.hasAlpha ? 1 : 4
        let request = PixelRequest(
            page: page, header: header, format: bands == 1 ? .gray8 : .rgba8, reduction: 1, seconds: limits.seconds)
        return (try VipsPictureDecoder.samples(of: data, request, bands: bands, bits: 16), bands)
    }

    /// The colour profile that the pixels are meant in; nil for sRGB or the grey of screens. Where a profile would make
    /// another picture of it, the pixels are brought to sRGB when they are decoded.
    package func keptProfile() -> [UInt8]? {
        let profile: [UInt8]? =
            if header.format == .heic {
                (try? HeifPictureDecoder.metadata(of: data))?.profile
            } else if header.format.decoder == VipsPictureDecoder.self {
                (try? VipsPictureDecoder.keptProfile(of: data, page: page)) ?? nil
            } else {
                nil
            }
        let model: ColorModel = header.colorModel == .gray && !header.hasAlpha ? .gray : .rgb
        return profile.flatMap { ColorProfile.colorModel(of: $0) == model ? $0 : nil }
    }
}

internal import CHeif
internal import Foundation

/// Decoding of HEIC by libheif, where it is installed.
///
/// libheif turns the picture as the file says, so nothing is left to do for orientation; the EXIF value in such files repeats
/// the turn and must not be applied again. Decoding is one call that cannot be stopped: the time limit does not reach into it.
enum HeifPictureDecoder: PictureDecoder {
    static func header(
        of data: Data, page: Int, format: PictureFormat
    ) throws(PictureError) -> PictureSource.Header {
        try load()
        let (header, failure) = data.withUnsafeBytes { bytes -> (c_heif_header, String?) in
            var header = c_heif_header()
            let failure = message { error in c_heif_header_of(bytes.baseAddress, bytes.count, &header, error) }
            return (header, failure)
        }
        if let failure { throw .unreadable(cause: failure) }
        return PictureSource.Header(
            width: Int(header.width), height: Int(header.height), orientation: .up, format: format, pages: 1,
            hasAlpha: header.has_alpha, bitsPerSample: Int(header.bits), colorModel: .rgb)
    }

    static func pixels(of data: Data, _ request: PixelRequest) throws(PictureError) -> PixelBuffer {
        try load()
        let header = request.header
        var failure: String?
        let picture = PixelBuffer(width: header.width, height: header.height, format: request.format) { out in
            let samples = out.bindMemory(to: UInt8.self).baseAddress!
            failure = data.withUnsafeBytes { bytes in
                message { error in
                    c_heif_decode(
                        bytes.baseAddress, bytes.count, Int32(request.format.bytesPerPixel), Int32(header.width),
                        Int32(header.height), samples, error)
                }
            }
        }
        if let failure { throw .unreadable(cause: failure) }
        return picture.resized(width: request.width, height: request.height)
    }

    /// What the file says beside its pixels. Its orientation is left out: libheif has applied it.
    static func metadata(of data: Data) throws(PictureError) -> PictureMetadata {
        try load()
        var metadata = PictureMetadata()
        let failure = data.withUnsafeBytes { bytes in
            withUnsafeMutablePointer(to: &metadata) { result in
                message { error in
                    c_heif_metadata(
                        bytes.baseAddress, bytes.count,
                        { context, isProfile, bytes, length in
                            let bytes = [UInt8](UnsafeRawBufferPointer(start: bytes, count: length))
                            let result = context!.assumingMemoryBound(to: PictureMetadata.self)
                            if isProfile {
                                result.pointee.profile = bytes
                            } else {
                                result.pointee.tags = PictureTags(exifBlock: bytes)
                            }
                        }, result, error)
                }
            }
        }
        if let failure { throw .unreadable(cause: failure) }
        metadata.tags.picture[274] = nil
        return metadata
    }

    /// Whether HEIC can be written.
    static var canEncode: Bool { (try? load()) != nil && c_heif_can_encode() }

    /// A HEIC file.
    ///
    /// - Parameter quality: 0 to 100.
    static func encoded(
        _ picture: PixelBuffer, quality: Int, tags: PictureTags, profile: [UInt8]
    ) throws(PictureError) -> Data {
        try load()
        let tight = (picture.format == .gray8 ? picture.rgb() : picture).tight()
        let exif = tags.isEmpty ? [] : tags.exifBlock
        var file = c_heif_file()
        let failure = tight.withUnsafeBytes { samples in
            exif.withUnsafeBytes { exif in
                profile.withUnsafeBytes { profile in
                    var what = c_heif_picture(
                        samples: samples.bindMemory(to: UInt8.self).baseAddress, width: Int32(tight.width),
                        height: Int32(tight.height), bands: Int32(tight.format.bytesPerPixel), quality: Int32(quality),
                        exif: exif.baseAddress, exif_length: exif.count, profile: profile.baseAddress,
                        profile_length: profile.count)
                    return message { c_heif_encode(&what, &file, $0) }
                }
            }
        }
        if let failure { throw .unreadable(cause: failure) }
        return Data(
            bytesNoCopy: file.bytes, count: file.length, deallocator: .custom { pointer, _ in c_heif_free(pointer) })
    }

    private static func load() throws(PictureError) {
        guard let failure = message(of: { c_heif_load($0) }) else { return }
        throw .decoderMissing(cause: "HEIC needs libheif (\(failure)); as root: apt-get install libheif1 libde265-0")
    }

    /// The message of a call that fails; nil when it goes well.
    private static func message(of call: (UnsafeMutablePointer<CChar>) -> Int32) -> String? {
        let (result, message) = LibraryMessage.reporting(Int(C_HEIF_ERROR_CAPACITY), call)
        return result == 0 ? nil : LibraryMessage.cause(message)
    }
}

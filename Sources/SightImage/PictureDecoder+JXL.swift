internal import CJXL
internal import Foundation

/// Decoding of JPEG XL by libjxl, where it is installed.
///
/// libjxl turns the picture as the file says, so nothing is left to do for orientation. Of an animation the first moment is read.
enum JXLPictureDecoder: PictureDecoder {
    static func header(
        of data: Data, page: Int, format: PictureFormat
    ) throws(PictureError) -> PictureSource.Header {
        let header = try header(of: data)
        return PictureSource.Header(
            width: Int(header.width), height: Int(header.height), orientation: .up, format: format, pages: 1,
            hasAlpha: header.has_alpha, bitsPerSample: Int(header.bits), colorModel: header.colors == 1 ? .gray : .rgb)
    }

    static func pixels(of data: Data, _ request: PixelRequest) throws(PictureError) -> PixelBuffer {
        var header = try header(of: data)
        var result = C_JXL_OK
        var failure = ""
        let picture = PixelBuffer(width: request.header.width, height: request.header.height, format: request.format) {
            out in
            let samples = out.bindMemory(to: UInt8.self).baseAddress!
            (result, failure) = data.withUnsafeBytes { bytes in
                reporting { error in
                    c_jxl_decode(
                        bytes.baseAddress, bytes.count, &header, Int32(request.format.bytesPerPixel), request.seconds,
                        samples, error)
                }
            }
        }
        if result == C_JXL_OUT_OF_TIME { throw request.outOfTime }
        guard result == C_JXL_OK else { throw .unreadable(cause: "damaged JPEG XL: \(failure)") }
        return picture.resized(width: request.width, height: request.height)
    }

    private static func header(of data: Data) throws(PictureError) -> c_jxl_header {
        try load()
        var header = c_jxl_header()
        let (result, failure) = data.withUnsafeBytes { bytes in
            reporting { c_jxl_header_of(bytes.baseAddress, bytes.count, &header, $0) }
        }
        guard result == C_JXL_OK else { throw .unreadable(cause: "damaged JPEG XL: \(failure)") }
        if header.has_black { throw .unsupportedFormat(cause: "JPEG XL with a black ink of its own (CMYK)") }
        return header
    }

    private static func load() throws(PictureError) {
        let (result, failure) = reporting { c_jxl_load($0) }
        guard result == C_JXL_OK else {
            let package = String(cString: c_jxl_package())
            throw .decoderMissing(cause: "JPEG XL needs libjxl (\(failure)); as root: apt-get install \(package)")
        }
    }

    /// The result of a call and, where it fails, its message.
    private static func reporting(_ call: (UnsafeMutablePointer<CChar>) -> c_jxl_result) -> (c_jxl_result, String) {
        LibraryMessage.reporting(Int(C_JXL_ERROR_CAPACITY), call)
    }
}

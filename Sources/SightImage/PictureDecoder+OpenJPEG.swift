internal import COpenJPEG
internal import Foundation

/// Decoding of JPEG 2000 by OpenJPEG, where it is installed: JP2 and JPX files, and bare codestreams.
enum OpenJPEGPictureDecoder: PictureDecoder {
    /// Pictures of more pixels than this are decoded in strips: OpenJPEG takes 8 bytes and more for a sample.
    private static let pixelsAtOnce = 16 << 20

    static func header(
        of data: Data, page: Int, format: PictureFormat
    ) throws(PictureError) -> PictureSource.Header {
        let (header, boxes) = try read(data)
        let meaning = boxes.meaning(ofComponents: Int(header.components))
        var result = PictureSource.Header(
            width: Int(header.width), height: Int(header.height), orientation: .up, format: format, pages: 1,
            hasAlpha: meaning.hasAlpha, bitsPerSample: Int(header.bits), colorModel: meaning.colorModel)
        result.comesInRows = header.halvings >= 3 && boxes.paletteColumns == 0
        return result
    }

    static func pixels(of data: Data, _ request: PixelRequest) throws(PictureError) -> PixelBuffer {
        let (header, boxes) = try read(data)
        let halvings = request.reduction.trailingZeroBitCount
        // What the file was not prepared for is done afterwards.
        guard halvings <= Int(header.halvings) else {
            return try pixels(of: data, request.whole).resized(width: request.width, height: request.height)
        }
        var order = c_openjpeg_order()
        order.colors =
            switch boxes.meaning(ofComponents: Int(header.components)).colors {
            case .ycc: C_OPENJPEG_YCC
            case .cmyk: C_OPENJPEG_CMYK
            default: C_OPENJPEG_AS_IS
            }
        order.halvings = Int32(halvings)
        order.width = Int32(request.width)
        order.height = Int32(request.height)
        order.bands = Int32(request.format.bytesPerPixel)
        // A palette is applied to the whole; strips begin where the reduced picture has a row.
        let isInStrips = boxes.paletteColumns == 0 && request.header.width * request.header.height > pixelsAtOnce
        order.rows = isInStrips ? Int32(max(pixelsAtOnce / request.header.width / 64, 1) * 64) : 0
        order.seconds = request.seconds
        var result = C_OPENJPEG_OK
        var failure = ""
        let picture = PixelBuffer(width: request.width, height: request.height, format: request.format) { out in
            let samples = out.bindMemory(to: UInt8.self).baseAddress!
            (result, failure) = withFile(data, boxes) { file, error in c_openjpeg_decode(file, &order, samples, error) }
        }
        if result == C_OPENJPEG_OUT_OF_TIME { throw request.outOfTime }
        guard result == C_OPENJPEG_OK else { throw .unreadable(cause: "damaged JPEG 2000: \(failure)") }
        return picture
    }

    private static func read(_ data: Data) throws(PictureError) -> (c_openjpeg_header, JP2Boxes) {
        let (loaded, reason) = reporting { c_openjpeg_load($0) }
        guard loaded == C_OPENJPEG_OK else {
            throw .decoderMissing(
                cause: "JPEG 2000 needs OpenJPEG (\(reason)); as root: apt-get install libopenjp2-7")
        }
        let boxes = JP2Boxes(data)
        if boxes.colors == .lab { throw .unsupportedFormat(cause: "JPEG 2000 in the colour space Lab") }
        var header = c_openjpeg_header()
        let (result, failure) = withFile(data, boxes) { file, error in c_openjpeg_header_of(file, &header, error) }
        guard result == C_OPENJPEG_OK else { throw .unreadable(cause: "damaged JPEG 2000: \(failure)") }
        return (header, boxes)
    }

    private static func withFile(
        _ data: Data, _ boxes: JP2Boxes,
        _ call: (c_openjpeg_file, UnsafeMutablePointer<CChar>) -> c_openjpeg_result
    ) -> (c_openjpeg_result, String) {
        data.withUnsafeBytes { bytes in
            let file = c_openjpeg_file(data: bytes.baseAddress, length: bytes.count, boxes: boxes.areThere)
            return reporting { call(file, $0) }
        }
    }

    /// The result of a call and, where it fails, its message.
    private static func reporting(
        _ call: (UnsafeMutablePointer<CChar>) -> c_openjpeg_result
    ) -> (c_openjpeg_result, String) {
        LibraryMessage.reporting(Int(C_OPENJPEG_ERROR_CAPACITY), call)
    }
}

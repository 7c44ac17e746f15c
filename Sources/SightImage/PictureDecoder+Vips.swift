internal import CVips
internal import Foundation
internal import SightInstallation

/// Decoding by libvips.
enum VipsPictureDecoder: PictureDecoder {
    static func header(
        of data: Data, page: Int, format: PictureFormat
    ) throws(PictureError) -> PictureSource.Header {
        try Vips.load()
        return try withOpened(data, page: page) { _, header throws(PictureError) in
            let space = withUnsafeBytes(of: header.interpretation) { string($0) }
            let model: PictureSource.ColorModel =
                switch space {
                case "b-w", "grey16": .gray
                case "cmyk": .cmyk
                case "lab": .lab
                default: .rgb
                }
            var result = PictureSource.Header(
                width: Int(header.width), height: Int(header.height),
                orientation: Orientation(rawValue: Int(header.orientation)) ?? .up,
                format: format, pages: max(Int(header.pages), 1), hasAlpha: header.has_alpha,
                bitsPerSample: Int(header.bits), colorModel: model
            )
            result.comesInRows = header.comes_in_rows
            // Where the file says nothing libvips answers one dot a millimetre, or of a PNG 2834 a metre; those that mean
            // 72 an inch say 2835.
            let isSaid = format != .png || abs(header.dots_per_millimetre_x - 2.834) > 1e-6
            if isSaid, header.dots_per_millimetre_x > 1.001, header.dots_per_millimetre_y > 1.001 {
                result.dotsPerInchX = header.dots_per_millimetre_x * 25.4
                result.dotsPerInchY = header.dots_per_millimetre_y * 25.4
            }
            return result
        }
    }

    static func pixels(of data: Data, _ request: PixelRequest) throws(PictureError) -> PixelBuffer {
        let row = request.width * request.format.bytesPerPixel
        let pixels = try samples(of: data, request, bands: request.format.bytesPerPixel, bits: 8)
        return PixelBuffer(
            width: request.width, height: request.height, bytesPerRow: row, format: request.format, data: pixels)
    }

    /// Samples of 8 bits, or of 16 in this machine's byte order; rows one after the other.
    static func samples(
        of data: Data, _ request: PixelRequest, bands: Int, bits: Int
    ) throws(PictureError) -> Data {
        try Vips.load()
        return try withOpened(data, page: request.page) { picture, _ throws(PictureError) in
            let row = request.width * bands * bits / 8
            var order = c_vips_order(
                bands: Int32(bands), bits: Int32(bits), reduction: Int32(request.reduction),
                width: Int32(request.width), height: Int32(request.height), seconds: request.seconds)
            var memory: UnsafeMutableRawPointer?
            var result: Int32 = 0
            let failure = Vips.failure {
                result = c_vips_decode(picture, &order, &memory, $0)
                return result
            }
            if result == C_VIPS_OUT_OF_TIME { throw request.outOfTime }
            if let failure { throw Self.error(failure) }
            return Data(
                bytesNoCopy: memory!, count: row * request.height,
                deallocator: .custom { pointer, _ in c_vips_free(pointer) })
        }
    }

    /// The colour profile that the pixels keep; nil where there is none or they are brought to sRGB by it.
    static func keptProfile(of data: Data, page: Int) throws(PictureError) -> [UInt8]? {
        try Vips.load()
        return try withOpened(data, page: page) { picture, _ throws(PictureError) in
            var length = 0
            return c_vips_kept_profile(picture, &length).map {
                [UInt8](UnsafeRawBufferPointer(start: $0, count: length))
            }
        }
    }

    private static func withOpened<R>(
        _ data: Data, page: Int, _ body: (OpaquePointer, c_vips_header) throws(PictureError) -> R
    ) throws(PictureError) -> R {
        let data = asStillPicture(data)
        let result = data.withUnsafeBytes { bytes -> Result<R, PictureError> in
            var picture: OpaquePointer?
            var header = c_vips_header()
            if let failure = Vips.failure({
                c_vips_open(bytes.baseAddress, bytes.count, Int32(page), &picture, &header, $0)
            }) {
                return .failure(Self.error(failure))
            }
            defer { c_vips_close(picture) }
            do throws(PictureError) {
                return .success(try body(picture!, header))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// A sequence of AVIF names itself first by a brand that libvips does not know, though its first picture is one like any other.
    private static func asStillPicture(_ data: Data) -> Data {
        guard data.dropFirst(4).prefix(8).elementsEqual("ftypavis".utf8) else { return data }
        var data = data
        data.replaceSubrange((data.startIndex + 8)..<(data.startIndex + 12), with: "avif".utf8)
        return data
    }

    /// What libvips says it was not built for is no damage.
    private static func error(_ failure: String) -> PictureError {
        if failure.contains("bad labq format") { return .unsupportedFormat(cause: "TIFF in Lab of 8 bits a sample") }
        let reasons = [
            "is not configured", "is not implemented", "bits a sample or floating-point",
            "Unsupported JPEG data precision",
        ]
        return reasons.contains(where: failure.contains)
            ? .unsupportedFormat(cause: failure) : .unreadable(cause: failure)
    }

    private static func string(_ bytes: UnsafeRawBufferPointer) -> String {
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
}

internal import CStb
internal import Foundation

/// Decoding of BMP and PNM by stb_image. They are hardly more than samples one after the other, so no time limit is needed.
enum StbPictureDecoder: PictureDecoder {
    static func header(
        of data: Data, page: Int, format: PictureFormat
    ) throws(PictureError) -> PictureSource.Header {
        if format == .pnm, let kind = PNMHeader(data)?.kind, kind != .gray, kind != .color {
            throw .unsupportedFormat(cause: "PNM of the kind P\(kind.rawValue); only P5 and P6 are read")
        }
        var width: Int32 = 0
        var height: Int32 = 0
        var channels: Int32 = 0
        var reason: UnsafePointer<CChar>?
        let failed = data.withUnsafeBytes {
            c_stb_header($0.baseAddress, $0.count, &width, &height, &channels, &reason) != 0
        }
        if failed { throw .unreadable(cause: cause(reason, format)) }
        return PictureSource.Header(
            width: Int(width), height: Int(height), orientation: .up, format: format, pages: 1, hasAlpha: channels == 4,
            bitsPerSample: 8, colorModel: channels < 3 ? .gray : .rgb)
    }

    static func pixels(of data: Data, _ request: PixelRequest) throws(PictureError) -> PixelBuffer {
        let header = request.header
        // stb_image would make up what is missing.
        let fileSize = header.format == .pnm ? PNMHeader(data)?.fileSize : BMPHeader(data)?.fileSize
        if let fileSize, data.count < fileSize {
            throw .unreadable(cause: "damaged \(header.format.name): the file is cut short")
        }
        var width: Int32 = 0
        var height: Int32 = 0
        var reason: UnsafePointer<CChar>?
        let samples = data.withUnsafeBytes {
            c_stb_decode($0.baseAddress, $0.count, Int32(request.format.bytesPerPixel), &width, &height, &reason)
        }
        guard let samples else { throw .unreadable(cause: cause(reason, header.format)) }
        guard Int(width) == header.width, Int(height) == header.height else {
            c_stb_free(samples)
            throw .unreadable(cause: "the picture is of another size than its header says")
        }
        let row = header.width * request.format.bytesPerPixel
        let pixels = Data(
            bytesNoCopy: samples, count: row * header.height, deallocator: .custom { pointer, _ in c_stb_free(pointer) }
        )
        return PixelBuffer(
            width: header.width, height: header.height, bytesPerRow: row, format: request.format, data: pixels
        ).resized(width: request.width, height: request.height)
    }

    private static func cause(_ reason: UnsafePointer<CChar>?, _ format: PictureFormat) -> String {
        "damaged \(format.name): \(reason.map { String(cString: $0) } ?? "larger than its decoder reads")"
    }
}

internal import CPDFium
internal import Foundation
internal import SightInstallation

/// Drawing of PDF pages by PDFium, at the resolution that recognition wants.
///
/// A page can be a program that draws without end: each call works in a short-lived copy of the process, with limits of memory
/// and time, and several pages are drawn at the same time although the library is not thread-safe. The copy costs about 2 ms.
enum PDFiumPictureDecoder: PictureDecoder {
    /// Small print of 6 points is 17 pixels high then, and a page of letter paper 1700 × 2200 pixels.
    static let dotsPerInch = 200.0
    /// Small pages are drawn larger, so that their longer side has so many pixels.
    static let leastLongSide = 1000.0
    /// Large sheets are drawn smaller, so that they have no more pixels: those of a poster of A0.
    static let mostPixels = 64e6
    /// What the table of contents of a sound file takes is a thousandth of it.
    static let headerSeconds = 10.0

    static func header(
        of data: Data, page: Int, format: PictureFormat
    ) throws(PictureError) -> PictureSource.Header {
        try load()
        var pages: Int32 = 0
        var width: Float = 0
        var height: Float = 0
        let result = data.withUnsafeBytes {
            c_pdfium_describe($0.baseAddress, $0.count, Int32(page), headerSeconds, &pages, &width, &height)
        }
        if result == C_PDFIUM_NO_PAGE, pages == 0 { throw .unreadable(cause: "the PDF has no page") }
        try check(result, page: page)
        guard width > 0, height > 0, width.isFinite, height.isFinite else {
            throw .unreadable(cause: "page \(page + 1) of the PDF has no size")
        }
        let long = Double(max(width, height))
        let wanted = max(dotsPerInch / 72, leastLongSide / long)
        let scale = min(wanted, (mostPixels / (Double(width) * Double(height))).squareRoot(), 65_000 / long)
        var header = PictureSource.Header(
            width: max(Int((Double(width) * scale).rounded()), 1),
            height: max(Int((Double(height) * scale).rounded()), 1),
            orientation: .up, format: format, pages: Int(pages), hasAlpha: false, bitsPerSample: 8, colorModel: .rgb)
        header.dotsPerInchX = scale * 72
        header.dotsPerInchY = scale * 72
        return header
    }

    static func pixels(of data: Data, _ request: PixelRequest) throws(PictureError) -> PixelBuffer {
        try load()
        let width = request.width, height = request.height
        var samples: UnsafeMutablePointer<UInt8>?
        let result = data.withUnsafeBytes {
            c_pdfium_draw(
                $0.baseAddress, $0.count, Int32(request.page), Int32(width), Int32(height), request.seconds, &samples)
        }
        if result == C_PDFIUM_OUT_OF_TIME { throw request.outOfTime }
        try check(result, page: request.page)
        let pixels = Data(
            bytesNoCopy: samples!, count: 3 * width * height,
            deallocator: .custom { pointer, _ in
                c_pdfium_free(pointer.assumingMemoryBound(to: UInt8.self), Int32(width), Int32(height), 3)
            })
        return PixelBuffer(width: width, height: height, bytesPerRow: 3 * width, format: .rgb8, data: pixels)
    }

    /// Cost: about 10 ms once a process.
    static func load() throws(PictureError) {
        let path = Installation.current.libraries.appending(path: "libsightread-pdfium.so").path
        let (result, reason) = LibraryMessage.reporting(Int(C_PDFIUM_ERROR_CAPACITY)) { c_pdfium_load(path, $0) }
        guard result == C_PDFIUM_OK else { throw .decoderMissing(cause: "\(reason); \(Installation.remedy)") }
    }

    static func check(_ result: c_pdfium_result, page: Int) throws(PictureError) {
        switch result {
        case C_PDFIUM_OK: return
        case C_PDFIUM_ENCRYPTED: throw .encrypted(cause: "the PDF needs a password")
        case C_PDFIUM_BROKEN:
            throw .unreadable(
                cause:
                    "page \(page + 1) of the PDF asks for more than \(C_PDFIUM_MEMORY_LIMIT) MB of memory, or is damaged"
            )
        case C_PDFIUM_NO_MEMORY: throw .tooLarge(cause: "there is no memory to work on the PDF")
        case C_PDFIUM_OUT_OF_TIME: throw .unreadable(cause: "the PDF leads its reader in circles")
        case C_PDFIUM_NO_PAGE: throw .unreadable(cause: "page \(page + 1) of the PDF is damaged")
        default: throw .unreadable(cause: "the PDF is damaged")
        }
    }
}

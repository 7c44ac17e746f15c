internal import CPDFium
internal import Foundation
internal import SightInstallation

/// Drawing of PDF pages by PDFium, at the resolution that recognition wants.
enum PDFiumPictureDecoder: PictureDecoder {
    /// Small print of 6 points is 17 pixels high then, and a page of letter paper 1700 × 2200 pixels.
    static let dotsPerInch = 200.0
    /// Large sheets are drawn smaller, small ones larger, so that the longer side stays between these.
    static let longSide = 1000.0...5000.0

    static func header(
        of data: Data, page: Int, format: PictureFormat
    ) throws(PictureError) -> PictureSource.Header {
        try withOpened(data) { document, pages throws(PictureError) in
            var width: Float = 0
            var height: Float = 0
            try check(c_pdfium_page_size(document, Int32(page), &width, &height), page: page)
            guard width > 0, height > 0, width.isFinite, height.isFinite else {
                throw .unreadable(cause: "page \(page + 1) of the PDF has no size")
            }
            let long = Double(max(width, height))
            let wanted = long * dotsPerInch / 72
            let scale = min(max(wanted, longSide.lowerBound), longSide.upperBound) / long
            var header = PictureSource.Header(
                width: max(Int((Double(width) * scale).rounded()), 1),
                height: max(Int((Double(height) * scale).rounded()), 1),
                orientation: .up, format: format, pages: pages, hasAlpha: false, bitsPerSample: 8, colorModel: .rgb)
            header.dotsPerInchX = scale * 72
            header.dotsPerInchY = scale * 72
            return header
        }
    }

    static func pixels(of data: Data, _ request: PixelRequest) throws(PictureError) -> PixelBuffer {
        try withOpened(data) { document, _ throws(PictureError) in
            var result = C_PDFIUM_OK
            let picture = PixelBuffer(width: request.width, height: request.height, format: .rgb8) { out in
                result = c_pdfium_render(
                    document, Int32(request.page), Int32(request.width), Int32(request.height), request.seconds,
                    out.bindMemory(to: UInt8.self).baseAddress!)
            }
            if result == C_PDFIUM_OUT_OF_TIME { throw request.outOfTime }
            try check(result, page: request.page)
            return picture
        }
    }

    private static func withOpened<R>(
        _ data: Data, _ body: (OpaquePointer, Int) throws(PictureError) -> R
    ) throws(PictureError) -> R {
        try load()
        let result = data.withUnsafeBytes { bytes -> Result<R, PictureError> in
            var document: OpaquePointer?
            var pages: Int32 = 0
            let opened = c_pdfium_open(bytes.baseAddress, bytes.count, &document, &pages)
            defer { c_pdfium_close(document) }
            do throws(PictureError) {
                try check(opened, page: 0)
                guard pages > 0 else { throw .unreadable(cause: "the PDF has no page") }
                return .success(try body(document!, Int(pages)))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Cost: about 10 ms once a process.
    private static func load() throws(PictureError) {
        let path = Installation.current.libraries.appending(path: "libsightread-pdfium.so").path
        let reason = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(C_PDFIUM_ERROR_CAPACITY)) { buffer in
            buffer.initialize(repeating: 0)
            let isLoaded = c_pdfium_load(path, buffer.baseAddress!) == C_PDFIUM_OK
            return isLoaded ? nil : String(cString: buffer.baseAddress!)
        }
        if let reason { throw .decoderMissing(cause: "\(reason); \(Installation.remedy)") }
    }

    private static func check(_ result: c_pdfium_result, page: Int) throws(PictureError) {
        switch result {
        case C_PDFIUM_OK: return
        case C_PDFIUM_ENCRYPTED: throw .encrypted(cause: "the PDF needs a password")
        case C_PDFIUM_NO_PAGE: throw .unreadable(cause: "page \(page + 1) of the PDF is damaged")
        default: throw .unreadable(cause: "the PDF is damaged")
        }
    }
}

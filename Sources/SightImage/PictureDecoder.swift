internal import Foundation

/// Reads files of some formats. Each library that decodes has one, in a file named for it.
protocol PictureDecoder {
    /// What the header of a page says; no pixel is decoded. The first page is 0.
    static func header(
        of data: Data, page: Int, format: PictureFormat
    ) throws(PictureError) -> PictureSource.Header

    /// The pixels of a page as stored, in the format and of the size that the request says.
    static func pixels(of data: Data, _ request: PixelRequest) throws(PictureError) -> PixelBuffer
}

extension PictureFormat {
    /// Who reads it.
    var decoder: any PictureDecoder.Type {
        switch self {
        case .jpeg, .png, .webp, .gif, .tiff, .avif: VipsPictureDecoder.self
        case .heic: HeifPictureDecoder.self
        case .jp2: OpenJPEGPictureDecoder.self
        case .jxl: JXLPictureDecoder.self
        case .bmp, .pnm: StbPictureDecoder.self
        case .pdf: PDFiumPictureDecoder.self
        }
    }
}

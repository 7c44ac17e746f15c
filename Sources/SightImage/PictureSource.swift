public import Foundation

/// A page of a picture file that was opened but not decoded: its header is known, its pixels come on demand.
public struct PictureSource: Sendable {
    /// What the header says.
    public struct Header: Sendable, Hashable {
        /// Pixels in a row as stored, before orientation.
        public var width: Int
        /// Rows as stored, before orientation.
        public var height: Int
        /// How to display it; `.up` where the file says nothing or something impossible.
        public var orientation: Orientation
        /// The format of the content, whatever the name says.
        public var format: PictureFormat
        /// Pages of the file, or moments of an animation; 1 for formats without.
        public var pages: Int
        /// Whether pixels may be transparent.
        public var hasAlpha: Bool
        /// Bits of a sample in the file.
        public var bitsPerSample: Int
        /// What the samples mean.
        public var colorModel: ColorModel
        /// Dots an inch where the file says so.
        public var dotsPerInch: (x: Double, y: Double)? {
            get { dotsPerInchX.flatMap { x in dotsPerInchY.map { (x, $0) } } }
        }
        var dotsPerInchX: Double?
        var dotsPerInchY: Double?
        /// Whether it can be decoded reduced without ever being held whole.
        var comesInRows = false
    }

    /// What the samples of a file mean.
    public enum ColorModel: String, Sendable, Hashable {
        /// A model by its usual name.
        case gray, rgb, cmyk, lab
    }

    /// What the header says.
    public let header: Header
    /// Which page of the file it is, the first being 0.
    public let page: Int
    /// What both sides are divided by, and rounded up, when it is decoded: 1, except for pictures above the limit that
    /// `PictureLimits.reducesLargePictures` lets in; then 2, 4 or 8. A place in the decoded pixels is at its coordinates times
    /// this in the picture that `header` describes.
    public let reduction: Int
    let data: Data
    let limits: PictureLimits

    /// Opens a page of a picture file. No pixel is decoded.
    /// - Throws: `PictureError`; a page that the file does not have is `.unreadable`.
    public init(_ data: Data, page: Int = 0, limits: PictureLimits = PictureLimits()) throws(PictureError) {
        guard !data.isEmpty else { throw .unreadable(cause: "the file is empty") }
        guard data.count <= limits.bytes else {
            throw .tooLarge(cause: "\(data.count) bytes, the limit is \(limits.bytes)")
        }
        guard let format = PictureFormat(sniffing: data) else {
            let names = PictureFormat.allCases.map(\.name).joined(separator: ", ")
            throw .unsupportedFormat(cause: "the content is none of \(names)")
        }
        let header = try Self.header(of: data, page: page, format: format)
        guard header.pages <= limits.pages else {
            throw .tooLarge(cause: "\(header.pages) pages, the limit is \(limits.pages)")
        }
        guard let reduction = limits.reduction(for: header) else {
            throw .tooLarge(cause: "\(header.width) × \(header.height) pixels, the limit is \(limits.pixels)")
        }
        self.header = header
        self.page = page
        self.reduction = reduction
        self.data = data
        self.limits = limits
    }

    private static func header(of data: Data, page: Int, format: PictureFormat) throws(PictureError) -> Header {
        var failure: PictureError?
        if page >= 0 {
            do throws(PictureError) {
                let header = try format.decoder.header(of: data, page: page, format: format)
                if page < header.pages { return header }
            } catch {
                if page == 0 { throw error }
                failure = error
            }
        }
        // Is the page damaged, or is there none?
        let pages = try format.decoder.header(of: data, page: 0, format: format).pages
        if let failure, page < pages { throw failure }
        throw .unreadable(cause: "there is no page \(page + 1), the file has \(pages)")
    }

    /// Opens a picture file.
    /// - Throws: `PictureError`; a file that cannot be read at all is `.unreadable` with the system's reason.
    public init(contentsOf url: URL, page: Int = 0, limits: PictureLimits = PictureLimits()) throws(PictureError) {
        let data: Data
        do {
            let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
            guard size <= limits.bytes else {
                throw PictureError.tooLarge(cause: "\(size) bytes, the limit is \(limits.bytes)")
            }
            data = try Data(contentsOf: url)
        } catch let error as PictureError {
            throw error
        } catch {
            throw .unreadable(cause: Self.reason(error))
        }
        try self.init(data, page: page, limits: limits)
    }

    /// What a picture can be divided by while it is decoded.
    static let reductions = [1, 2, 4, 8]

    /// The pixels as stored: orientation is not applied. Grey pictures give `.gray8`, pictures with alpha `.rgba8`, all
    /// others `.rgb8`. Cost: about 8 ms a megapixel of JPEG, 20 ms of PNG.
    /// - Parameter side: how many pixels of the longer side are needed. The picture is then decoded at the smallest of its
    ///   half, quarter and eighth that still has them, or in full; it is not resized to exactly that. At such sizes JPEG,
    ///   WebP, JPEG 2000 and PDF are decoded faster and in less memory, PNG and TIFF in less memory; others are decoded in
    ///   full first. A place in it is at its coordinates times that factor in the picture (of JPEG 2000 up to half a pixel
    ///   beside it: its halves are not means but every second sample of a filter).
    public func storedPixels(reducedTo side: Int? = nil) throws(PictureError) -> PixelBuffer {
        let format: PixelFormat = header.hasAlpha ? .rgba8 : header.colorModel == .gray ? .gray8 : .rgb8
        let request = PixelRequest(
            page: page, header: header, format: format, reduction: reduction(to: side), seconds: limits.seconds)
        return try header.format.decoder.pixels(of: data, request)
    }

    /// The pixels as displayed, without alpha (see `flattened`). An explicit orientation replaces the file's own.
    /// - Parameter side: as for `storedPixels(reducedTo:)`.
    public func displayedPixels(
        orientation: Orientation? = nil, reducedTo side: Int? = nil
    ) throws(PictureError) -> PixelBuffer {
        try storedPixels(reducedTo: side).flattened().oriented(orientation ?? header.orientation)
    }

    /// The largest division that leaves so many pixels of the longer side; never less than the limits ask for.
    private func reduction(to side: Int?) -> Int {
        guard let side else { return reduction }
        let longer = max(header.width, header.height)
        return Self.reductions.last { $0 > reduction && (longer + $0 - 1) / $0 >= side } ?? reduction
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile?: "there is no such file"
        case .fileReadNoPermission?: "permission denied"
        default: (error as NSError).localizedDescription
        }
    }
}

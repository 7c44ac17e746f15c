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
        let first = try format.decoder.header(of: data, page: 0, format: format)
        guard page >= 0, page < first.pages else {
            throw .unreadable(cause: "there is no page \(page + 1), the file has \(first.pages)")
        }
        let header = page == 0 ? first : try format.decoder.header(of: data, page: page, format: format)
        guard header.width > 0, header.height > 0, header.width <= limits.pixels / header.height else {
            throw .tooLarge(cause: "\(header.width) × \(header.height) pixels, the limit is \(limits.pixels)")
        }
        self.header = header
        self.page = page
        self.data = data
        self.limits = limits
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

    /// The pixels as stored: orientation is not applied. Grey pictures give `.gray8`, pictures with alpha `.rgba8`, all
    /// others `.rgb8`. Cost: about 8 ms a megapixel of JPEG, 20 ms of PNG.
    public func storedPixels() throws(PictureError) -> PixelBuffer {
        let format: PixelFormat = header.hasAlpha ? .rgba8 : header.colorModel == .gray ? .gray8 : .rgb8
        return try header.format.decoder.pixels(of: data, page: page, header: header, as: format)
    }

    /// The pixels as displayed, without alpha (see `flattened`). An explicit orientation replaces the file's own.
    public func displayedPixels(orientation: Orientation? = nil) throws(PictureError) -> PixelBuffer {
        try storedPixels().flattened().oriented(orientation ?? header.orientation)
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile?: "there is no such file"
        case .fileReadNoPermission?: "permission denied"
        default: (error as NSError).localizedDescription
        }
    }
}

/// What a picture may cost. Bytes, pixels and pages are checked before the work, from the file's size and header; time while it runs.
public struct PictureLimits: Sendable, Hashable {
    /// Bytes of the file. Default: 256 MiB.
    public var bytes: Int
    /// Width × height of what is decoded. Default: 200 million pixels.
    public var pixels: Int
    /// Pages of the file, which a damaged one may number in thousands of millions. Default: 10,000.
    public var pages: Int
    /// Seconds that decoding may take; then it is stopped. Default: 60.
    ///
    /// It is looked at from row to row of JPEG, PNG and TIFF, between the frames of GIF, from group to group of JPEG XL, from
    /// strip to strip of large JPEG 2000; a PDF's page is ended wherever it is. WebP and AVIF are decoded by one call that
    /// cannot be stopped, and refused after it; HEIC, BMP and PNM are not looked at, there `pixels` bounds the time.
    public var seconds: Double
    /// Whether a picture of more than `pixels` is decoded at a half, a quarter or an eighth of its size, if that is within the
    /// limit, instead of refused. Only for formats that need not hold the whole to do so: JPEG and PNG that are not
    /// interlaced, and JPEG 2000. Default: no, as a caller must then look at ``PictureSource/reduction``.
    public var reducesLargePictures: Bool

    public init(
        bytes: Int = 256 << 20, pixels: Int = 200_000_000, pages: Int = 10_000, seconds: Double = 60,
        reducesLargePictures: Bool = false
    ) {
        self.bytes = bytes
        self.pixels = pixels
        self.pages = pages
        self.seconds = seconds
        self.reducesLargePictures = reducesLargePictures
    }

    /// What both sides of a picture are divided by when it is decoded; nil when it is too large for that too.
    func reduction(for header: PictureSource.Header) -> Int? {
        guard header.width > 0, header.height > 0 else { return nil }
        let factors = reducesLargePictures && header.comesInRows ? PictureSource.reductions : [1]
        return factors.first { factor in
            (header.width + factor - 1) / factor <= pixels / ((header.height + factor - 1) / factor)
        }
    }
}

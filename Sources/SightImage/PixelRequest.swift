/// What is wanted of a decoder: a page's pixels as stored, whole or at a fraction of their size.
struct PixelRequest {
    var page: Int
    var header: PictureSource.Header
    /// `.gray8`, `.rgb8` or `.rgba8`.
    var format: PixelFormat
    /// Both sides are divided by it and rounded up: 1, 2, 4 or 8.
    var reduction: Int
    /// Of wall time; see `PictureLimits.seconds`.
    var seconds: Double

    /// Of the result.
    var width: Int { (header.width + reduction - 1) / reduction }
    var height: Int { (header.height + reduction - 1) / reduction }

    /// The same of the whole picture, for decoders that know no other size.
    var whole: PixelRequest {
        var request = self
        request.reduction = 1
        return request
    }

    /// Says that the work was stopped.
    var outOfTime: PictureError {
        .tooLarge(cause: "its decoding takes longer than the limit of \(seconds.formatted) seconds")
    }
}

extension Double {
    /// As messages write it: without a fraction where there is none.
    fileprivate var formatted: String { self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self) }
}

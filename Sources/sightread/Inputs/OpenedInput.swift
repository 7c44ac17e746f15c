internal import Foundation
internal import SightFormats
internal import SightImage

/// A file whose header was read and whose pages wait to be decoded.
struct OpenedInput: Sendable {
    let input: Input
    /// Those that are wanted, counted from 1; at least one.
    let pages: [Int]
    /// How many pages the file has.
    let count: Int
    private let data: Data
    private let limits: PictureLimits

    /// - Returns: nil for a file of a folder that is no picture.
    /// - Throws: `PictureError` or `Failure`; the file has no page that could be looked at.
    init?(_ input: Input, pages: PageSelection, limits: PictureLimits) throws {
        if let obstacle = input.obstacle { throw obstacle }
        switch input.origin {
        case .standardInput: data = try FileContents.readStandardInput(limit: limits.bytes)
        case .named: data = try FileContents.read(input.path, limit: limits.bytes)
        case .found:
            // A file that cannot be opened is read all the same, for the reason.
            if let start = FileContents.start(of: input.path), PictureFormat(sniffing: start) == nil {
                // An empty file that is called a picture was to be one: an upload that failed, a full disk.
                guard start.isEmpty, PictureFormat(fileName: input.path) != nil else { return nil }
            }
            data = try FileContents.read(input.path, limit: limits.bytes)
        }
        let header = try PictureSource(data, limits: limits).header
        let wanted = pages.pages(of: header)
        guard !wanted.isEmpty else {
            let count = header.pages == 1 ? "1 page" : "\(header.pages) pages"
            throw Failure(code: .invalidOption, message: "it has \(count), none of which was asked for")
        }
        self.input = input
        self.pages = wanted
        self.count = header.pages
        self.limits = limits
    }

    /// What messages and names of files say of a page: nothing when it is the only one.
    func number(of page: Int) -> Int? { count == 1 ? nil : page }

    /// A page as displayed, and the orientation that made it so.
    /// - Parameter orientation: replaces what the file says of itself.
    func picture(_ page: Int, orientation: Orientation?) throws -> (PixelBuffer, Orientation) {
        let source = try PictureSource(data, page: page - 1, limits: limits)
        let orientation = orientation ?? source.header.orientation
        return (try source.displayedPixels(orientation: orientation), orientation)
    }
}

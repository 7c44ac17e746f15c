public import SightImage

/// Which page of which file a result belongs to, and how it was displayed.
public struct PageSource: Sendable, Hashable {
    /// The file as the caller named it; `-` for standard input.
    public var file: String
    /// Counted from 1.
    public var page: Int
    /// How many pages the file has.
    public var pages: Int
    /// The orientation that was applied before recognition: the file's own, or the one that replaced it.
    public var orientation: Orientation

    /// A page of a file; without more, the only page of an upright picture.
    public init(file: String, page: Int = 1, pages: Int = 1, orientation: Orientation = .up) {
        self.file = file
        self.page = page
        self.pages = pages
        self.orientation = orientation
    }
}

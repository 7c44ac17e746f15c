/// What a picture may cost before it is refused; checked before the work, from the file's size and header.
public struct PictureLimits: Sendable, Hashable {
    /// Bytes of the file. Default: 256 MiB.
    public var bytes: Int
    /// Width × height. Default: 200 million pixels.
    public var pixels: Int

    public init(bytes: Int = 256 << 20, pixels: Int = 200_000_000) {
        self.bytes = bytes
        self.pixels = pixels
    }
}

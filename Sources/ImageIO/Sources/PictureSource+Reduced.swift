internal import SightImage

extension PictureSource {
    /// The pixels as stored, shrunk to a size; none grows. Nil when they are damaged.
    ///
    /// Most of the shrinking is the decoder's, which saves time and memory.
    func reducedPixels(width: Int, height: Int) -> PixelBuffer? {
        guard let pixels = try? storedPixels(reducedTo: max(width, height)) else { return nil }
        guard width < pixels.width || height < pixels.height else { return pixels }
        return pixels.resized(width: min(width, pixels.width), height: min(height, pixels.height))
    }
}

package import SightImage

// Both number the orientations as EXIF does.

extension CGImagePropertyOrientation {
    /// The same orientation in Apple's words.
    package init(_ orientation: Orientation) {
        self.init(rawValue: UInt32(orientation.rawValue))!
    }
}

extension Orientation {
    /// The same orientation in our own words.
    package init(_ orientation: CGImagePropertyOrientation) {
        self.init(rawValue: Int(orientation.rawValue))!
    }
}

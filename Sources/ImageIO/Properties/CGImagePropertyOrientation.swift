/// How a picture's pixels have to be turned to be displayed: the values of EXIF's orientation tag.
///
/// A case names the edge of the displayed picture where the first stored row lies: with `.right` it is the right one.
/// The comments say what has to be done to the stored pixels.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// As stored.
    case up = 1
    /// Mirrored left to right.
    case upMirrored = 2
    /// Turned by 180°.
    case down = 3
    /// Mirrored top to bottom.
    case downMirrored = 4
    /// Mirrored left to right, then turned by 90° counter-clockwise.
    case leftMirrored = 5
    /// Turned by 90° clockwise.
    case right = 6
    /// Mirrored left to right, then turned by 90° clockwise.
    case rightMirrored = 7
    /// Turned by 90° counter-clockwise.
    case left = 8
}

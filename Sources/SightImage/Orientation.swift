/// How a stored picture has to be turned to be displayed: EXIF's values 1 to 8.
public enum Orientation: Int, Sendable, Hashable, CaseIterable, Codable {
    /// As stored.
    case up = 1
    /// Mirrored left to right.
    case upMirrored = 2
    /// Turned by half.
    case down = 3
    /// Mirrored top to bottom.
    case downMirrored = 4
    /// Rows and columns change places.
    case leftMirrored = 5
    /// Turned by a quarter, clockwise.
    case right = 6
    /// Rows and columns change places, and the picture is turned by half.
    case rightMirrored = 7
    /// Turned by a quarter, counter-clockwise.
    case left = 8

    /// Whether width and height change places on display.
    public var swapsAxes: Bool { rawValue >= 5 }

    /// Where a displayed pixel is stored, for a stored picture of this size.
    @inline(__always)
    package func stored(x: Int, y: Int, width w: Int, height h: Int) -> (x: Int, y: Int) {
        switch self {
        case .up: (x, y)
        case .upMirrored: (w - 1 - x, y)
        case .down: (w - 1 - x, h - 1 - y)
        case .downMirrored: (x, h - 1 - y)
        case .leftMirrored: (y, x)
        case .right: (y, h - 1 - x)
        case .rightMirrored: (w - 1 - y, h - 1 - x)
        case .left: (w - 1 - y, x)
        }
    }
}

extension PixelBuffer {
    /// The picture as displayed. Cost: one pass over the pixels; nothing for `.up`.
    public func oriented(_ orientation: Orientation) -> PixelBuffer {
        guard orientation != .up else { return self }
        let outWidth = orientation.swapsAxes ? height : width
        let outHeight = orientation.swapsAxes ? width : height
        let size = format.bytesPerPixel
        // Along a displayed row the stored address moves by a fixed step, so each row needs its start and that step only.
        let origin = orientation.stored(x: 0, y: 0, width: width, height: height)
        let right = orientation.stored(x: 1, y: 0, width: width, height: height)
        let below = orientation.stored(x: 0, y: 1, width: width, height: height)
        let stepX = (right.y - origin.y) * bytesPerRow + (right.x - origin.x) * size
        let stepY = (below.y - origin.y) * bytesPerRow + (below.x - origin.x) * size
        let start = origin.y * bytesPerRow + origin.x * size
        return PixelBuffer(width: outWidth, height: outHeight, format: format) { out in
            withUnsafeBytes { source in
                var target = 0
                for y in 0..<outHeight {
                    var from = start + y * stepY
                    for _ in 0..<outWidth {
                        for band in 0..<size { out[target + band] = source[from + band] }
                        target += size
                        from += stepX
                    }
                }
            }
        }
    }
}

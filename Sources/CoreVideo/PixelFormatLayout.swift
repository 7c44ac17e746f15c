/// How the bytes of a pixel format lie in memory.
struct PixelFormatLayout: Hashable, Sendable {
    /// A plane of the format.
    struct Plane: Hashable, Sendable {
        /// Bytes of a sample, or of the samples that stand together.
        var bytesPerSample: Int
        /// How many pixels of the picture share a sample, along either axis.
        var pixelsPerSample = 1
        /// How many samples of a row stand together and cannot be cut.
        var samplesTogether = 1

        /// Samples along an axis of a picture of this many pixels.
        func samples(_ pixels: Int) -> Int { pixels / pixelsPerSample + (pixels % pixelsPerSample > 0 ? 1 : 0) }
    }

    var planes: [Plane]
    var isPlanar: Bool { planes.count > 1 }

    /// Nil for a format that is not known.
    init?(_ format: OSType) {
        switch format {
        case kCVPixelFormatType_32BGRA, kCVPixelFormatType_32RGBA, kCVPixelFormatType_32ARGB,
            kCVPixelFormatType_32ABGR, kCVPixelFormatType_OneComponent32Float:
            planes = [Plane(bytesPerSample: 4)]
        case kCVPixelFormatType_24RGB, kCVPixelFormatType_24BGR:
            planes = [Plane(bytesPerSample: 3)]
        case kCVPixelFormatType_OneComponent8:
            planes = [Plane(bytesPerSample: 1)]
        case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
            planes = [Plane(bytesPerSample: 1), Plane(bytesPerSample: 2, pixelsPerSample: 2)]
        case kCVPixelFormatType_OneComponent16, kCVPixelFormatType_OneComponent16Half:
            planes = [Plane(bytesPerSample: 2)]
        case kCVPixelFormatType_422YpCbCr8, kCVPixelFormatType_422YpCbCr8_yuvs:
            planes = [Plane(bytesPerSample: 2, samplesTogether: 2)]
        case kCVPixelFormatType_420YpCbCr8Planar, kCVPixelFormatType_420YpCbCr8PlanarFullRange:
            planes = [
                Plane(bytesPerSample: 1), Plane(bytesPerSample: 1, pixelsPerSample: 2),
                Plane(bytesPerSample: 1, pixelsPerSample: 2),
            ]
        case kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr10BiPlanarFullRange:
            planes = [Plane(bytesPerSample: 2), Plane(bytesPerSample: 4, pixelsPerSample: 2)]
        default:
            return nil
        }
    }

    /// The planes of a picture whose memory is one block, rows aligned.
    /// - Returns: Nil when the sizes are impossible.
    func shapes(width: Int, height: Int, alignment: Int) -> [PlaneShape]? {
        guard width > 0, height > 0, alignment > 0, width <= Self.longestSide, height <= Self.longestSide,
            alignment <= Self.longestSide
        else { return nil }
        var offset = 0
        return planes.map { plane in
            let columns = plane.samples(width), rows = plane.samples(height)
            let whole = (columns + plane.samplesTogether - 1) / plane.samplesTogether * plane.samplesTogether
            let bytesPerRow = (whole * plane.bytesPerSample + alignment - 1) / alignment * alignment
            defer { offset += bytesPerRow * rows }
            return PlaneShape(offset: offset, width: columns, height: rows, bytesPerRow: bytesPerRow)
        }
    }

    /// Keeps products of sizes far from where numbers end.
    static let longestSide = 1 << 24
}

/// Where a plane lies in memory and how large it is. Sizes are in samples.
struct PlaneShape: Hashable, Sendable {
    /// Bytes from the block's start to the plane's.
    var offset: Int
    var width: Int
    var height: Int
    var bytesPerRow: Int
}

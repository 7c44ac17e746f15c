/// What a lock is for.
public struct CVPixelBufferLockFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Reading only.
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Says that the caller is about to use the bytes of a buffer. Any number of callers may at the same time.
///
/// All memory is main memory here, so nothing is waited for, nothing is copied, and nobody is kept out: who writes must
/// see to it that nobody else uses the buffer then.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn
{
    pixelBuffer.lock(readOnly: lockFlags.contains(.readOnly))
    return kCVReturnSuccess
}

/// Says that the caller is done with the bytes of a buffer.
///
/// - Returns: ``kCVReturnInvalidArgument`` when no lock with these flags was left.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn {
    pixelBuffer.unlock(readOnly: unlockFlags.contains(.readOnly)) ? kCVReturnSuccess : kCVReturnInvalidArgument
}

/// Pixels in a row.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }

/// Rows.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }

/// The format: one of the `kCVPixelFormatType_…` constants.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }

/// The first row; nil for a buffer with planes. Valid as long as the buffer is, to be used while it is locked.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    pixelBuffer.isPlanar ? nil : pixelBuffer.planes[0].address
}

/// Bytes from one row to the next; for a buffer with planes a number that, times the height, covers all of them.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.isPlanar
        ? (pixelBuffer.dataSize + pixelBuffer.height - 1) / pixelBuffer.height : pixelBuffer.planes[0].bytesPerRow
}

/// The size of the pixels in bytes, with what stands between rows and between planes.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.dataSize }

/// Whether luma and chroma are in planes of their own.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.isPlanar }

/// How many planes there are; 0 for a format without.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.isPlanar ? pixelBuffer.planes.count : 0
}

/// Samples in a row of a plane; 0 when there is no such plane. Plane 0 of a format without planes is all of it.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.plane(planeIndex)?.width ?? 0
}

/// Rows of a plane; 0 when there is no such plane. Plane 0 of a format without planes is all of it.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.plane(planeIndex)?.height ?? 0
}

/// The first row of a plane; nil when there is no such plane. Plane 0 of a format without planes is all of it.
public func CVPixelBufferGetBaseAddressOfPlane(
    _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? {
    pixelBuffer.plane(planeIndex)?.address
}

/// Bytes from one row of a plane to the next; 0 when there is no such plane. Plane 0 of a format without planes is all of
/// it.
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.plane(planeIndex)?.bytesPerRow ?? 0
}

/// Fills what lies around the picture with its border. There is nothing around it here.
///
/// - Returns: ``kCVReturnSuccess``.
@discardableResult
public func CVPixelBufferFillExtendedPixels(_ pixelBuffer: CVPixelBuffer) -> CVReturn { kCVReturnSuccess }

/// Writes how many columns and rows lie around the picture: none.
public func CVPixelBufferGetExtendedPixels(
    _ pixelBuffer: CVPixelBuffer, _ extraColumnsOnLeft: UnsafeMutablePointer<Int>?,
    _ extraColumnsOnRight: UnsafeMutablePointer<Int>?, _ extraRowsOnTop: UnsafeMutablePointer<Int>?,
    _ extraRowsOnBottom: UnsafeMutablePointer<Int>?
) {
    for place in [extraColumnsOnLeft, extraColumnsOnRight, extraRowsOnTop, extraRowsOnBottom] { place?.pointee = 0 }
}

extension CVBuffer {
    fileprivate func plane(_ index: Int) -> Plane? { planes.indices.contains(index) ? planes[index] : nil }
}

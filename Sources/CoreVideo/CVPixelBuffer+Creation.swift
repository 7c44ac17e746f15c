public import CoreGraphics
internal import Foundation

/// Called when nothing uses the bytes of a buffer any more, on whatever thread that happens: with the caller's own
/// pointer and the bytes.
public typealias CVPixelBufferReleaseBytesCallback =
    @convention(c) (_ releaseRefCon: UnsafeMutableRawPointer?, _ baseAddress: UnsafeRawPointer?) -> Void

/// Called when nothing uses the planes of a buffer any more, on whatever thread that happens: with the caller's own
/// pointer, the block that holds the planes, its size, and the planes.
public typealias CVPixelBufferReleasePlanarBytesCallback =
    @convention(c) (
        _ releaseRefCon: UnsafeMutableRawPointer?, _ dataPtr: UnsafeRawPointer?, _ dataSize: Int,
        _ numberOfPlanes: Int, _ planeAddresses: UnsafeMutablePointer<UnsafeRawPointer?>?
    ) -> Void

/// Makes a buffer with memory of its own, all zeros.
///
/// - Parameters:
///   - allocator: Without effect.
///   - width: Pixels in a row.
///   - height: Rows.
///   - pixelFormatType: One of the `kCVPixelFormatType_…` constants.
///   - pixelBufferAttributes: Nil, or a dictionary; of its keys ``kCVPixelBufferBytesPerRowAlignmentKey`` has an effect.
///   - pixelBufferOut: Where the buffer goes.
/// - Returns: ``kCVReturnSuccess``, ``kCVReturnInvalidPixelFormat``, ``kCVReturnInvalidSize``,
///   ``kCVReturnInvalidPixelBufferAttributes`` or ``kCVReturnAllocationFailed``.
@discardableResult
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    switch BufferBlueprint.make(
        width: width, height: height, format: pixelFormatType, attributes: pixelBufferAttributes)
    {
    case .failure(let refusal):
        return refusal.code
    case .success(let blueprint):
        guard let memory = PixelMemory(count: blueprint.dataSize) else { return kCVReturnAllocationFailed }
        pixelBufferOut.pointee = blueprint.buffer(in: memory)
        return kCVReturnSuccess
    }
}

/// Makes a buffer of bytes of the caller's, without copying them.
///
/// - Parameters:
///   - allocator: Without effect.
///   - width: Pixels in a row.
///   - height: Rows.
///   - pixelFormatType: A format without planes.
///   - baseAddress: The first row. The bytes must stay until `releaseCallback` is called.
///   - bytesPerRow: Bytes from one row to the next; at least what the pixels of a row need.
///   - releaseCallback: Called once, when nothing uses the bytes any more: not before a request that was given the
///     buffer has let go of it. Nil: the bytes outlive everything.
///   - releaseRefCon: Handed to `releaseCallback`.
///   - pixelBufferAttributes: Without effect.
///   - pixelBufferOut: Where the buffer goes.
/// - Returns: ``kCVReturnSuccess``, ``kCVReturnInvalidPixelFormat``, ``kCVReturnInvalidSize`` or
///   ``kCVReturnInvalidArgument``. After a failure `releaseCallback` is not called.
@discardableResult
public func CVPixelBufferCreateWithBytes(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int, _ releaseCallback: CVPixelBufferReleaseBytesCallback?,
    _ releaseRefCon: UnsafeMutableRawPointer?, _ pixelBufferAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard let layout = PixelFormatLayout(pixelFormatType), !layout.isPlanar else { return kCVReturnInvalidPixelFormat }
    guard let shape = layout.shapes(width: width, height: height, alignment: 1)?.first else {
        return kCVReturnInvalidSize
    }
    guard bytesPerRow >= shape.bytesPerRow, bytesPerRow <= PixelFormatLayout.longestSide * 4 else {
        return kCVReturnInvalidArgument
    }
    nonisolated(unsafe) let owner = releaseRefCon, bytes = baseAddress
    let memory = PixelMemory(baseAddress) { releaseCallback?(owner, bytes) }
    pixelBufferOut.pointee = CVPixelBuffer(
        format: pixelFormatType, width: width, height: height,
        planes: [.init(address: baseAddress, width: width, height: height, bytesPerRow: bytesPerRow)], isPlanar: false,
        dataSize: bytesPerRow * height, memory: memory, attributes: pixelBufferAttributes)
    return kCVReturnSuccess
}

/// Makes a buffer of planes of the caller's, without copying them.
///
/// - Parameters:
///   - allocator: Without effect.
///   - width: Pixels in a row.
///   - height: Rows.
///   - pixelFormatType: A format with planes.
///   - dataPtr: The block that holds the planes, if there is one; handed to `releaseCallback`.
///   - dataSize: Its size.
///   - numberOfPlanes: As many as the format has.
///   - planeBaseAddress: The first row of each plane. The bytes must stay until `releaseCallback` is called.
///   - planeWidth: Samples in a row of each plane: what the format says for this picture.
///   - planeHeight: Rows of each plane: what the format says for this picture.
///   - planeBytesPerRow: Bytes from one row to the next, by plane.
///   - releaseCallback: Called once, when nothing uses the bytes any more. Nil: the bytes outlive everything.
///   - releaseRefCon: Handed to `releaseCallback`.
///   - pixelBufferAttributes: Without effect.
///   - pixelBufferOut: Where the buffer goes.
/// - Returns: ``kCVReturnSuccess``, ``kCVReturnInvalidPixelFormat``, ``kCVReturnInvalidSize`` or
///   ``kCVReturnInvalidArgument``. After a failure `releaseCallback` is not called.
@discardableResult
public func CVPixelBufferCreateWithPlanarBytes(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ dataPtr: UnsafeMutableRawPointer?, _ dataSize: Int, _ numberOfPlanes: Int,
    _ planeBaseAddress: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ planeWidth: UnsafeMutablePointer<Int>,
    _ planeHeight: UnsafeMutablePointer<Int>, _ planeBytesPerRow: UnsafeMutablePointer<Int>,
    _ releaseCallback: CVPixelBufferReleasePlanarBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard let layout = PixelFormatLayout(pixelFormatType), layout.isPlanar else { return kCVReturnInvalidPixelFormat }
    guard let shapes = layout.shapes(width: width, height: height, alignment: 1) else { return kCVReturnInvalidSize }
    guard numberOfPlanes == shapes.count else { return kCVReturnInvalidArgument }
    var planes: [CVPixelBuffer.Plane] = []
    for (index, shape) in shapes.enumerated() {
        let bytesPerRow = planeBytesPerRow[index]
        guard let address = planeBaseAddress[index], planeWidth[index] == shape.width,
            planeHeight[index] == shape.height, bytesPerRow >= shape.bytesPerRow,
            bytesPerRow <= PixelFormatLayout.longestSide * 4
        else { return kCVReturnInvalidArgument }
        planes.append(.init(address: address, width: shape.width, height: shape.height, bytesPerRow: bytesPerRow))
    }
    nonisolated(unsafe) let owner = releaseRefCon, block = dataPtr, addresses = planes.map(\.address)
    let memory = PixelMemory(planes[0].address) {
        guard let releaseCallback else { return }
        var pointers = addresses.map { Optional(UnsafeRawPointer($0)) }
        releaseCallback(owner, block, dataSize, pointers.count, &pointers)
    }
    pixelBufferOut.pointee = CVPixelBuffer(
        format: pixelFormatType, width: width, height: height, planes: planes, isPlanar: true,
        dataSize: planes.reduce(0) { $0 + $1.bytesPerRow * $1.height }, memory: memory,
        attributes: pixelBufferAttributes)
    return kCVReturnSuccess
}

/// What a buffer like this one is made with: its format, width and height, and the attributes that it was made with.
public func CVPixelBufferCopyCreationAttributes(_ pixelBuffer: CVPixelBuffer) -> CFDictionary {
    let attributes = NSMutableDictionary(dictionary: pixelBuffer.requestedAttributes as? [AnyHashable: Any] ?? [:])
    attributes[kCVPixelBufferPixelFormatTypeKey] = NSNumber(value: pixelBuffer.format)
    attributes[kCVPixelBufferWidthKey] = NSNumber(value: pixelBuffer.width)
    attributes[kCVPixelBufferHeightKey] = NSNumber(value: pixelBuffer.height)
    return attributes
}

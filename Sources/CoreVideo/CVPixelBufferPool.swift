public import CoreGraphics

/// Makes buffers of one size and format, and uses the memory of those that are gone again.
///
/// Memory is kept until ``CVPixelBufferPoolFlush(_:_:)`` or the end of the pool, so at most as much as was in use at a
/// time. Buffers may outlive their pool.
public final class CVPixelBufferPool {
    fileprivate let blueprint: BufferBlueprint
    fileprivate let memory = PixelMemoryPool()
    fileprivate let poolAttributes: CFDictionary?
    fileprivate let bufferAttributes: CFDictionary?

    fileprivate init(blueprint: BufferBlueprint, poolAttributes: CFDictionary?, bufferAttributes: CFDictionary?) {
        self.blueprint = blueprint
        self.poolAttributes = poolAttributes
        self.bufferAttributes = bufferAttributes
    }
}

/// What a flush gives back.
public struct CVPixelBufferPoolFlushFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// All unused memory, however young.
    public static let excessBuffers = CVPixelBufferPoolFlushFlags(rawValue: 1)
}

/// Makes a pool.
///
/// - Parameters:
///   - allocator: Without effect.
///   - poolAttributes: Without effect.
///   - pixelBufferAttributes: Width, height and pixel format of the buffers, and what
///     ``CVPixelBufferCreate(_:_:_:_:_:_:)`` takes.
///   - poolOut: Where the pool goes.
/// - Returns: ``kCVReturnSuccess``, ``kCVReturnInvalidPixelFormat``, ``kCVReturnInvalidSize`` or
///   ``kCVReturnInvalidPixelBufferAttributes``, also when one of the three is missing.
@discardableResult
public func CVPixelBufferPoolCreate(
    _ allocator: CFAllocator?, _ poolAttributes: CFDictionary?, _ pixelBufferAttributes: CFDictionary?,
    _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
    let formats = pixelBufferAttributes?[kCVPixelBufferPixelFormatTypeKey]
    guard let attributes = pixelBufferAttributes, let width = attributes.integer(kCVPixelBufferWidthKey),
        let height = attributes.integer(kCVPixelBufferHeightKey),
        let format = (formats as? NSNumber ?? (formats as? [NSNumber])?.first)?.uint32Value
    else { return kCVReturnInvalidPixelBufferAttributes }
    switch BufferBlueprint.make(width: width, height: height, format: format, attributes: attributes) {
    case .failure(let refusal):
        return refusal.code
    case .success(let blueprint):
        poolOut.pointee = CVPixelBufferPool(
            blueprint: blueprint, poolAttributes: poolAttributes, bufferAttributes: attributes)
        return kCVReturnSuccess
    }
}

/// Makes a buffer, with memory of one that is gone where there is some; its pixels then are the old ones.
///
/// - Returns: ``kCVReturnSuccess`` or ``kCVReturnAllocationFailed``.
@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(allocator, pixelBufferPool, nil, pixelBufferOut)
}

/// Makes a buffer, unless as many as ``kCVPixelBufferPoolAllocationThresholdKey`` says are in use.
///
/// - Returns: ``kCVReturnSuccess``, ``kCVReturnWouldExceedAllocationThreshold`` or ``kCVReturnAllocationFailed``.
@discardableResult
public func CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ auxAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    let blueprint = pixelBufferPool.blueprint, pool = pixelBufferPool.memory
    switch pool.block(
        count: blueprint.dataSize, limit: auxAttributes?.integer(kCVPixelBufferPoolAllocationThresholdKey))
    {
    case .failure(let refusal):
        return refusal.code
    case .success(let memory):
        pixelBufferOut.pointee = blueprint.buffer(in: memory, of: pool)
        return kCVReturnSuccess
    }
}

/// Gives the memory back that no buffer uses.
public func CVPixelBufferPoolFlush(_ pool: CVPixelBufferPool, _ options: CVPixelBufferPoolFlushFlags) {
    pool.memory.flush()
}

/// The attributes that the pool was made with.
public func CVPixelBufferPoolGetAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? { pool.poolAttributes }

/// The attributes of the buffers that the pool makes.
public func CVPixelBufferPoolGetPixelBufferAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? {
    pool.bufferAttributes
}

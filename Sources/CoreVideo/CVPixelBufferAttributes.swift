public import CoreGraphics

// Keys of the attributes of buffers and pools. Where nothing else is said, a value is accepted and has no effect: all
// memory is ordinary memory here.

/// The pixel format, or an array of formats of which a pool takes the first.
public var kCVPixelBufferPixelFormatTypeKey: CFString { "PixelFormatType" }
/// Pixels in a row, for a pool.
public var kCVPixelBufferWidthKey: CFString { "Width" }
/// Rows, for a pool.
public var kCVPixelBufferHeightKey: CFString { "Height" }
/// Rows begin at multiples of this many bytes. Default: 64.
public var kCVPixelBufferBytesPerRowAlignmentKey: CFString { "BytesPerRowAlignment" }
/// Planes begin at multiples of this many bytes.
public var kCVPixelBufferPlaneAlignmentKey: CFString { "PlaneAlignment" }
/// Whether a `CGImage` can be made of it.
public var kCVPixelBufferCGImageCompatibilityKey: CFString { "CGImageCompatibility" }
/// Whether one can draw into it.
public var kCVPixelBufferCGBitmapContextCompatibilityKey: CFString { "CGBitmapContextCompatibility" }
/// Whether graphics hardware can use it.
public var kCVPixelBufferMetalCompatibilityKey: CFString { "MetalCompatibility" }
/// Whether graphics hardware can use it.
public var kCVPixelBufferOpenGLCompatibilityKey: CFString { "OpenGLCompatibility" }
/// Whether graphics hardware can use it.
public var kCVPixelBufferOpenGLESCompatibilityKey: CFString { "OpenGLESCompatibility" }
/// Asks for memory that processes can share.
public var kCVPixelBufferIOSurfacePropertiesKey: CFString { "IOSurfaceProperties" }

/// How many buffers a pool should be able to hand out at a time.
public var kCVPixelBufferPoolMinimumBufferCountKey: CFString { "MinimumBufferCount" }
/// After how many seconds a pool gives unused memory back.
public var kCVPixelBufferPoolMaximumBufferAgeKey: CFString { "MaximumBufferAge" }
/// How many buffers of a pool may be in use before it refuses another one.
public var kCVPixelBufferPoolAllocationThresholdKey: CFString { "BufferPoolAllocationThreshold" }

extension CFDictionary {
    /// A number of a dictionary of attributes; nil when there is none.
    func integer(_ key: CFString) -> Int? { (self[key] as? NSNumber)?.intValue }
}

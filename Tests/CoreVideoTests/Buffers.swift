import CoreVideo

/// Short ways to make buffers.
enum Buffers {
    static func make(_ width: Int, _ height: Int, _ format: OSType, attributes: CFDictionary? = nil) -> CVPixelBuffer? {
        var buffer: CVPixelBuffer?
        CVPixelBufferCreate(kCFAllocatorDefault, width, height, format, attributes, &buffer)
        return buffer
    }

    static func code(_ width: Int, _ height: Int, _ format: OSType, attributes: CFDictionary? = nil) -> CVReturn {
        var buffer: CVPixelBuffer?
        let code = CVPixelBufferCreate(nil, width, height, format, attributes, &buffer)
        return (code == kCVReturnSuccess) == (buffer != nil) ? code : kCVReturnError
    }
}

/// Counts on any thread what a callback is told; handed to callbacks as their `void *`.
final class Tally: Sendable {
    nonisolated(unsafe) let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)

    init() { count.initialize(to: 0) }

    deinit { count.deallocate() }

    var pointer: UnsafeMutableRawPointer { UnsafeMutableRawPointer(count) }

    static func add(_ pointer: UnsafeMutableRawPointer?) {
        pointer!.assumingMemoryBound(to: Int.self).pointee += 1
    }
}

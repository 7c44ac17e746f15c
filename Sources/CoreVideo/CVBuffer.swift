internal import CoreGraphics
internal import Foundation

/// A picture in memory that can change: what cameras and video decoders hand out.
///
/// Its memory may be read and written by whoever knows the address, on any thread. The buffer does not keep one from
/// the other: whoever writes while a request reads the same buffer gets a result of neither picture. Everything else of
/// a buffer (attachments, the count of locks) is kept consistent by a lock of its own. Like on Apple's systems it is no
/// `Sendable` type.
public final class CVBuffer {
    let format: OSType
    let width: Int
    let height: Int
    /// The planes; of formats without planes the one there is.
    let planes: [Plane]
    let isPlanar: Bool
    let dataSize: Int
    package let attachments = Attachments()
    /// What its maker asked for beside format and size.
    let requestedAttributes: CFDictionary?

    /// A plane in memory; sizes in samples.
    struct Plane {
        var address: UnsafeMutableRawPointer
        var width: Int
        var height: Int
        var bytesPerRow: Int
    }

    private let memory: PixelMemory
    private let pool: PixelMemoryPool?
    /// Guards `readers` and `writers`.
    private let counting = NSLock()
    private var readers = 0
    private var writers = 0

    init(
        format: OSType, width: Int, height: Int, planes: [Plane], isPlanar: Bool, dataSize: Int, memory: PixelMemory,
        pool: PixelMemoryPool? = nil, attributes: CFDictionary? = nil
    ) {
        requestedAttributes = attributes
        self.format = format
        self.width = width
        self.height = height
        self.planes = planes
        self.isPlanar = isPlanar
        self.dataSize = dataSize
        self.memory = memory
        self.pool = pool
    }

    deinit {
        pool?.take(back: memory)
    }

    /// Counts a lock; many may be held at a time.
    func lock(readOnly: Bool) {
        counting.withLock {
            if readOnly { readers += 1 } else { writers += 1 }
        }
    }

    /// Takes a lock back.
    /// - Returns: False when there was none of this kind.
    func unlock(readOnly: Bool) -> Bool {
        counting.withLock {
            if readOnly {
                guard readers > 0 else { return false }
                readers -= 1
            } else {
                guard writers > 0 else { return false }
                writers -= 1
            }
            return true
        }
    }

    /// Whether somebody holds a lock.
    package var isLocked: Bool { counting.withLock { readers + writers > 0 } }
}

/// A buffer that holds a picture.
public typealias CVImageBuffer = CVBuffer

/// A picture whose pixels are in main memory.
public typealias CVPixelBuffer = CVImageBuffer

extension CVBuffer: Hashable {
    /// A buffer equals itself alone; pixels are not compared.
    public static func == (a: CVBuffer, b: CVBuffer) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension CVBuffer: CustomStringConvertible {
    /// Size and format, for a log.
    public var description: String {
        let characters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: format >> UInt32($0)) }
        let isText = characters.allSatisfy { (0x20...0x7E).contains($0) }
        let name = isText ? String(decoding: characters, as: UTF8.self) : String(format)
        return "CVPixelBuffer(\(width) × \(height), \(name))"
    }
}

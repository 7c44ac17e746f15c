public import Foundation

/// How the bytes of a pixel are laid out.
public enum PixelFormat: Sendable, Hashable {
    /// One byte of luma.
    case gray8
    /// Red, green, blue.
    case rgb8
    /// Red, green, blue, alpha; not premultiplied.
    case rgba8
    /// Blue, green, red, alpha; not premultiplied.
    case bgra8

    /// 1, 3 or 4.
    public var bytesPerPixel: Int {
        switch self {
        case .gray8: 1
        case .rgb8: 3
        case .rgba8, .bgra8: 4
        }
    }
}

/// The one picture type inside Sightread: 8-bit samples, rows from the top, immutable, shared without copying.
///
/// The bytes belong to a storage object that lives as long as any buffer that shows them, so a picture of the caller's can be
/// wrapped as it is.
public struct PixelBuffer: Sendable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Bytes from the start of a row to the start of the next one.
    public let bytesPerRow: Int
    /// The bytes of a pixel.
    public let format: PixelFormat
    private let storage: Storage

    /// Wraps bytes without copying them.
    /// - Precondition: the sizes are positive, a row holds `width` pixels, and the data holds all rows.
    public init(width: Int, height: Int, bytesPerRow: Int, format: PixelFormat, data: Data) {
        precondition(width > 0 && height > 0 && bytesPerRow >= width * format.bytesPerPixel, "impossible size")
        precondition(data.count >= bytesPerRow * (height - 1) + width * format.bytesPerPixel, "too few bytes")
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.format = format
        self.storage = Storage(data)
    }

    /// A new picture with tight rows, filled by the closure.
    public init(
        width: Int, height: Int, format: PixelFormat,
        filling body: (UnsafeMutableRawBufferPointer) throws -> Void
    ) rethrows {
        precondition(width > 0 && height > 0, "impossible size")
        let row = width * format.bytesPerPixel
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: row * height, alignment: 64)
        do {
            try body(bytes)
        } catch {
            bytes.deallocate()
            throw error
        }
        // Not before the bytes are written: `Data` copies up to 14 of them and frees their memory at once.
        let data = Data(
            bytesNoCopy: bytes.baseAddress!, count: bytes.count,
            deallocator: .custom { pointer, _ in pointer.deallocate() })
        self.init(width: width, height: height, bytesPerRow: row, format: format, data: data)
    }

    /// The bytes, valid during the call.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try storage.data.withUnsafeBytes(body)
    }

    /// The bytes as data that shares the storage.
    public var data: Data { storage.data }

    /// Whether two buffers show the same storage.
    package func shares(storageOf other: PixelBuffer) -> Bool { storage === other.storage }

    private final class Storage: Sendable {
        let data: Data
        init(_ data: Data) { self.data = data }
    }
}

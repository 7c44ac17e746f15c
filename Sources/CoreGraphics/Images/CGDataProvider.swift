public import Foundation
internal import Synchronization

/// Called when the bytes of a ``CGDataProvider`` are no longer needed: with the caller's own pointer, the bytes and
/// their count.
public typealias CGDataProviderReleaseDataCallback =
    @convention(c) (
        _ info: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer, _ size: Int
    ) -> Void

/// Where the bytes of a picture come from.
public final class CGDataProvider: Sendable {
    private let content: Mutex<Content>

    private enum Content {
        case ready(Data)
        /// Bytes that are made when somebody looks at them, once.
        case later(@Sendable () -> Data)
    }

    package var bytes: Data {
        content.withLock { content in
            switch content {
            case .ready(let bytes): return bytes
            case .later(let make):
                let bytes = make()
                content = .ready(bytes)
                return bytes
            }
        }
    }

    /// Provides bytes that are in memory, without copying those of an immutable object.
    public init?(data: CFData) {
        content = Mutex(.ready(Data(sharing: data)))
    }

    /// Provides a file's bytes, read at once; nil when it cannot be read.
    public convenience init?(url: CFURL) {
        let url = url as URL
        guard url.isFileURL, let bytes = try? Data(contentsOf: url) else { return nil }
        self.init(bytes: bytes)
    }

    /// Provides a file's bytes, read at once; nil when it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        guard let bytes = try? Data(contentsOf: URL(filePath: String(cString: filename))) else { return nil }
        self.init(bytes: bytes)
    }

    /// Provides the caller's own memory without copying it.
    ///
    /// - Parameters:
    ///   - info: Handed to `releaseData`.
    ///   - data: The bytes. They must stay as they are until `releaseData` is called, on whatever thread that happens.
    ///   - size: How many bytes.
    ///   - releaseData: Called once, when nothing uses the bytes any more; at once for up to 14 bytes, which are
    ///     copied.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: @escaping CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        nonisolated(unsafe) let owner = info
        self.init(
            bytes: Data(
                bytesNoCopy: UnsafeMutableRawPointer(mutating: data), count: size,
                deallocator: .custom { pointer, count in releaseData(owner, UnsafeRawPointer(pointer), count) }))
    }

    package init(bytes: Data) {
        content = Mutex(.ready(bytes))
    }

    /// Provides bytes that are made when they are asked for.
    package init(making bytes: @escaping @Sendable () -> Data) {
        content = Mutex(.later(bytes))
    }

    /// All bytes. Cost: a copy; `CFDataGetBytePtr` reads them quickly, a cast to `Data` does not.
    public var data: CFData? { bytes as NSData }
}

extension CGDataProvider: Hashable {
    /// A provider equals itself alone.
    public static func == (a: CGDataProvider, b: CGDataProvider) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

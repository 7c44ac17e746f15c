public import Foundation
internal import Synchronization

// Unchecked for the caller's object: it is used under the mutex alone.
/// Where bytes go: memory of the caller's, or a file.
public final class CGDataConsumer: @unchecked Sendable {
    private enum Target {
        case memory(NSMutableData)
        case file(URL)
    }

    private let target: Target
    private let lock = Mutex(())

    /// Appends bytes to an object of the caller's.
    public init?(data: CFMutableData) {
        target = .memory(data)
    }

    /// Writes bytes to a file, which replace what is there; nil for a URL that is no file's.
    public init?(url: CFURL) {
        let url = url as URL
        guard url.isFileURL else { return nil }
        target = .file(url)
    }

    /// Takes all bytes.
    /// - Returns: Whether they were taken; when not, nothing was written.
    package func put(_ data: Data) -> Bool {
        lock.withLock { _ in
            switch target {
            case .memory(let memory):
                memory.append(data)
                return true
            case .file(let url):
                return (try? data.write(to: url, options: .atomic)) != nil
            }
        }
    }
}

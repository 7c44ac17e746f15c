internal import Foundation

/// Why an output could not be written.
struct OutputError: Error, Hashable, CustomStringConvertible {
    /// The file, or "standard output".
    var name: String
    var reason: String

    init(_ name: String, reason: String) {
        self.name = name
        self.reason = reason
    }

    /// With the system's reason.
    init(_ name: String, errno code: Int32) {
        self.init(name, reason: String(cString: strerror(code)))
    }

    var description: String { "\(name): cannot be written: \(reason)" }
}

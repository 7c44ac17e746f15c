internal import Foundation

/// What the process holds of the system's.
package struct Belongings: Sendable {
    package var descriptors: Int
    package var threads: Int
    /// Of memory that is not a file's: what it has allocated and touched.
    package var bytes: Int

    package static var now: Belongings {
        func count(_ folder: String) -> Int {
            (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
        }
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") } ?? ""
        let kilobytes = Int(line.filter(\.isNumber)) ?? 0
        return Belongings(
            descriptors: count("/proc/self/fd"), threads: count("/proc/self/task"), bytes: kilobytes << 10)
    }
}

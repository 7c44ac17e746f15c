import Foundation
import Synchronization

/// Watches the most memory that a process ever held. The system keeps that number as long as the process lives, so looking at it
/// now and then suffices.
final class PeakMemory: Sendable {
    private let most = Atomic(0)

    init(of process: Int32) {
        Thread.detachNewThread { [self] in
            while let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
                let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
                let kilobytes = Int(line.filter(\.isNumber))
            {
                most.store(kilobytes, ordering: .relaxed)
                usleep(20_000)
            }
        }
    }

    /// So far.
    var kilobytes: Int { most.load(ordering: .relaxed) }
}

internal import Foundation

/// How many processors this process may use.
package enum AvailableProcessors {
    /// The affinity mask or the control group's quota, whichever is less. `SIGHTREAD_THREADS` overrules both.
    package static var count: Int {
        if let chosen = ProcessInfo.processInfo.environment["SIGHTREAD_THREADS"].flatMap(Int.init), chosen > 0 {
            return chosen
        }
        let allowed = contents("/proc/self/status").flatMap(affinity) ?? ProcessInfo.processInfo.processorCount
        let quota = quota(membership: contents("/proc/self/cgroup") ?? "", contents: contents)
        return max(1, min(allowed, quota ?? .max))
    }

    /// The processors of the affinity mask, from the kernel's own words: `Cpus_allowed: 00000000,0000000f`.
    package static func affinity(_ status: String) -> Int? {
        guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("Cpus_allowed:") }) else {
            return nil
        }
        let count = line.dropFirst("Cpus_allowed:".count).reduce(0) { $0 + ($1.hexDigitValue?.nonzeroBitCount ?? 0) }
        return count > 0 ? count : nil
    }

    /// The least quota of the process's control group and of those above it, in whole processors, rounded up; nil without one.
    /// - Parameters:
    ///   - membership: `/proc/self/cgroup`. Version 2 has a line `0::/path`; inside a container the path is often the root.
    ///   - contents: of a file; nil when there is none.
    package static func quota(membership: String, contents: (String) -> String?) -> Int? {
        func processors(_ quota: Double?, _ period: Double?) -> Int? {
            guard let quota, let period, quota > 0, period > 0 else { return nil }
            return Int((quota / period).rounded(.up))
        }
        let line = membership.split(separator: "\n").first { $0.hasPrefix("0::") }
        var parts = line.map { $0.dropFirst("0::".count).split(separator: "/") } ?? []
        var found: [Int] = []
        while true {
            let folder = (["/sys/fs/cgroup"] + parts).joined(separator: "/")
            let values = contents("\(folder)/cpu.max")?.split(whereSeparator: \.isWhitespace).map { Double($0) } ?? []
            if values.count == 2, let count = processors(values[0], values[1]) { found.append(count) }
            if parts.isEmpty { break }
            parts.removeLast()
        }
        // Version 1.
        func number(_ name: String) -> Double? {
            contents("/sys/fs/cgroup/cpu/\(name)").flatMap {
                Double($0.trimmingCharacters(in: .whitespacesAndNewlines))
            }
        }
        if let count = processors(number("cpu.cfs_quota_us"), number("cpu.cfs_period_us")) { found.append(count) }
        return found.min()
    }

    private static func contents(_ path: String) -> String? {
        try? String(contentsOfFile: path, encoding: .utf8)
    }
}

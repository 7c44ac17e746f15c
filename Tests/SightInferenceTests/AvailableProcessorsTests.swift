import Foundation
import SightInference
import Testing

/// Each in a process of its own: they change what belongs to all of it.
@Suite("Available processors")
struct AvailableProcessorsTests {
    @Test
    func `the variable decides alone`() async {
        await #expect(processExitsWith: .success) {
            setenv("SIGHTREAD_THREADS", "7", 1)
            #expect(AvailableProcessors.count == 7)
        }
    }

    @Test
    func `a variable that is no positive number is ignored`() async {
        await #expect(processExitsWith: .success) {
            unsetenv("SIGHTREAD_THREADS")
            let expected = AvailableProcessors.count
            for value in ["", "0", "-3", "many", "2.5"] {
                setenv("SIGHTREAD_THREADS", value, 1)
                #expect(AvailableProcessors.count == expected)
            }
        }
    }

    @Test
    func `no more than the affinity mask allows, down to one`() async {
        await #expect(processExitsWith: .success) {
            unsetenv("SIGHTREAD_THREADS")
            var mask = [UInt64](repeating: 0, count: 16)
            #expect(Affinity.function("sched_getaffinity")(getpid(), 128, &mask) >= 0)
            let allowed = mask.reduce(0) { $0 + $1.nonzeroBitCount }
            #expect((1...allowed).contains(AvailableProcessors.count))

            // Only the first of them is left.
            let first = mask.firstIndex { $0 != 0 }!
            for i in mask.indices { mask[i] = i == first ? mask[i] & (~mask[i] + 1) : 0 }
            #expect(Affinity.function("sched_setaffinity")(getpid(), 128, &mask) == 0)
            #expect(AvailableProcessors.count == 1)
        }
    }

    @Test(
        arguments: [
            ("0::/\n", ["/sys/fs/cgroup/cpu.max": "150000 100000\n"], 2),
            ("0::/\n", ["/sys/fs/cgroup/cpu.max": "max 100000\n"], nil),
            (
                "0::/a/b\n", ["/sys/fs/cgroup/a/b/cpu.max": "max 100000", "/sys/fs/cgroup/a/cpu.max": "300000 100000"],
                3
            ),
            (
                "0::/a/b\n",
                ["/sys/fs/cgroup/a/b/cpu.max": "400000 100000", "/sys/fs/cgroup/a/cpu.max": "100000 100000"], 1
            ),
            ("0::/a\n", ["/sys/fs/cgroup/cpu.max": "50000 100000"], 1),
            (
                "4:cpu:/docker/x\n",
                [
                    "/sys/fs/cgroup/cpu/cpu.cfs_quota_us": "250000\n",
                    "/sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000\n",
                ], 3
            ),
            (
                "4:cpu:/docker/x\n",
                ["/sys/fs/cgroup/cpu/cpu.cfs_quota_us": "-1\n", "/sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000\n"], nil
            ),
            ("", [:], nil),
            ("0::/a\n", ["/sys/fs/cgroup/a/cpu.max": "nonsense"], nil),
        ] as [(String, [String: String], Int?)])
    func `the least quota of the control groups counts`(membership: String, files: [String: String], expected: Int?) {
        #expect(AvailableProcessors.quota(membership: membership) { files[$0] } == expected)
    }

    @Test(
        arguments: [
            ("Name:\tx\nCpus_allowed:\tf\nCpus_allowed_list:\t0-3\n", 4),
            ("Cpus_allowed:\t00000000,0000000f,00000001\n", 5),
            ("Cpus_allowed:\t0\n", nil), ("", nil),
        ] as [(String, Int?)])
    func `the affinity mask is read from the kernel's words`(status: String, expected: Int?) {
        #expect(AvailableProcessors.affinity(status) == expected)
    }
}

/// The C library's calls, which its headers hide from Swift.
private enum Affinity {
    typealias Function = @convention(c) (pid_t, Int, UnsafeMutableRawPointer) -> CInt

    static func function(_ name: String) -> Function {
        unsafeBitCast(dlsym(nil, name), to: Function.self)
    }
}

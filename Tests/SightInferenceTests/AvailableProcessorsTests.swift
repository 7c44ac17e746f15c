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
            #expect(ComputeBudget.availableProcessors() == 7)
        }
    }

    @Test
    func `a variable that is no positive number is ignored`() async {
        await #expect(processExitsWith: .success) {
            unsetenv("SIGHTREAD_THREADS")
            let expected = ComputeBudget.availableProcessors()
            for value in ["", "0", "-3", "many", "2.5"] {
                setenv("SIGHTREAD_THREADS", value, 1)
                #expect(ComputeBudget.availableProcessors() == expected)
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
            #expect((1...allowed).contains(ComputeBudget.availableProcessors()))

            // Only the first of them is left.
            let first = mask.firstIndex { $0 != 0 }!
            for i in mask.indices { mask[i] = i == first ? mask[i] & (~mask[i] + 1) : 0 }
            #expect(Affinity.function("sched_setaffinity")(getpid(), 128, &mask) == 0)
            #expect(ComputeBudget.availableProcessors() == 1)
        }
    }
}

/// The C library's calls, which its headers hide from Swift.
private enum Affinity {
    typealias Function = @convention(c) (pid_t, Int, UnsafeMutableRawPointer) -> CInt

    static func function(_ name: String) -> Function {
        unsafeBitCast(dlsym(nil, name), to: Function.self)
    }
}

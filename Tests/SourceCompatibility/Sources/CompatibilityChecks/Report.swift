import Foundation

/// Counts what holds and names what does not.
@preconcurrency @MainActor
public final class Report {
    private var passed = 0
    private var failures: [String] = []

    public init() {}

    public func check(_ holds: Bool, _ what: @autoclosure () -> String) {
        if holds {
            passed += 1
        } else {
            failures.append(what())
            print("FAILED:", what())
        }
    }

    /// Ends the program: with 0 when everything held.
    public func finish() -> Never {
        print("\(passed) checks passed, \(failures.count) failed")
        exit(failures.isEmpty ? 0 : 1)
    }
}

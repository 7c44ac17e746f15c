import Foundation
import ImageOCRModel

/// A reader whose readings wait until the test lets them go, one by one and in any order.
///
/// It ignores cancellation like the worst of recognizers: whatever was started can still give its result, as late as the test
/// wants.
actor GatedReader: PictureReader {
    private struct Reading {
        var id: Int
        var file: URL
        var gate: CheckedContinuation<String, any Error>
    }

    private var held: [Reading] = []
    private var started = 0
    private var ended = 0
    private var waiters: [(isMet: (isolated GatedReader) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []

    func text(of file: URL) async throws -> String {
        defer {
            ended += 1
            wakeWaiters()
        }
        return try await withCheckedThrowingContinuation { gate in
            held.append(Reading(id: started, file: file, gate: gate))
            started += 1
            wakeWaiters()
        }
    }

    /// How many readings wait at the gate.
    var heldCount: Int { held.count }

    /// Waits until so many readings have been started in all.
    func untilStarted(_ count: Int) async {
        await until { $0.started >= count }
    }

    /// Lets a reading go and waits until it has ended. The newest is number `heldCount - 1`.
    /// - Returns: Which reading it was, counted from 0 in the order of their start.
    @discardableResult
    func release(_ index: Int, _ result: Result<String, any Error>) async -> Int {
        let reading = held.remove(at: index)
        let goal = ended + 1
        reading.gate.resume(with: result)
        await until { $0.ended >= goal }
        return reading.id
    }

    /// Lets everything go that waits.
    func releaseAll() async {
        while !held.isEmpty { await release(0, .success("LATE")) }
    }

    private func until(_ isMet: @escaping (isolated GatedReader) -> Bool) async {
        if isMet(self) { return }
        await withCheckedContinuation { waiters.append((isMet, $0)) }
    }

    private func wakeWaiters() {
        let met = waiters.filter { $0.isMet(self) }
        waiters.removeAll { $0.isMet(self) }
        for waiter in met { waiter.continuation.resume() }
    }
}

/// Lets everything run that waits for the main actor.
@MainActor
func drainMainActor() async {
    for _ in 0..<20 { await Task.yield() }
}

struct Refusal: Error {}

extension URL {
    static let first = URL(filePath: "/pictures/first.png")
    static let second = URL(filePath: "/pictures/second.png")
}

import Foundation
import SightInference
import SightTestSupport
import Synchronization
import Testing

@Suite("Compute budget", .timeLimit(.minutes(5)))
struct ComputeBudgetTests {
    @Test(arguments: 0..<60)
    func `requests are served strictly in order, whatever ends or is cancelled`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let budget = ComputeBudget(threads: Int.random(in: 1...5, using: &generator))
        var queue = ReferenceQueue(threads: budget.threads)
        var requests: [Request] = []
        for _ in 0..<60 {
            switch Int.random(in: 0..<10, using: &generator) {
            case 0..<5:
                let wanted = Int.random(in: -1...7, using: &generator)
                requests.append(Request(budget, wanted: wanted))
                queue.ask(requests.count - 1, wanted)
            case 5..<8:
                guard let id = queue.running.keys.sorted().randomElement(using: &generator) else { continue }
                requests[id].gate.open()
                queue.end(id)
            default:
                guard let id = queue.waiting.map(\.id).randomElement(using: &generator) else { continue }
                requests[id].task.cancel()
                queue.cancel(id)
            }
            for request in requests { request.executor.drain() }
            let running = requests.indices.filter { requests[$0].isInside }
            #expect(running == queue.running.keys.sorted())
        }
        // All that are left end in turn, and then every thread is there again.
        while let id = queue.running.keys.min() {
            requests[id].gate.open()
            queue.end(id)
            for request in requests { request.executor.drain() }
            #expect(requests.indices.filter { requests[$0].isInside } == queue.running.keys.sorted())
        }
        let last = Request(budget, wanted: budget.threads)
        last.executor.drain()
        #expect(last.isInside)
        last.gate.open()
        last.executor.drain()
    }

    @Test
    func `a cancelled request throws and never runs its body`() async {
        let budget = ComputeBudget(threads: 1)
        let first = Request(budget, wanted: 1)
        first.executor.drain()
        let waiting = Request(budget, wanted: 1)
        waiting.executor.drain()
        waiting.task.cancel()
        waiting.executor.drain()
        await #expect(throws: CancellationError.self) { try await waiting.task.value }
        #expect(!waiting.wasInside)
        let cancelledBefore = Request(budget, wanted: 1)
        cancelledBefore.task.cancel()
        cancelledBefore.executor.drain()
        await #expect(throws: CancellationError.self) { try await cancelledBefore.task.value }
        first.gate.open()
        first.executor.drain()
        #expect(!cancelledBefore.wasInside)
    }

    @Test(arguments: [1, 2, 3, 8])
    func `callers together never hold more threads than there are`(threads: Int) async throws {
        let budget = ComputeBudget(threads: threads)
        let held = Occupancy()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for i in 0..<300 {
                group.addTask {
                    let wanted = i % 11
                    let count = min(max(wanted, 1), threads)
                    try await budget.withThreads(wanted) {
                        held.enter(count)
                        for _ in 0..<5 { await Task.yield() }
                        held.leave(count)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(held.now == 0)
        #expect(held.most <= threads)
    }

    @Test
    func `a thousand requests cancelled at any moment leave every thread free`() async throws {
        let budget = ComputeBudget(threads: 3)
        var generator = SeededGenerator(seed: 1)
        var tasks: [Task<Void, any Error>] = []
        for _ in 0..<1000 {
            let wanted = Int.random(in: 1...3, using: &generator)
            tasks.append(Task { try await budget.withThreads(wanted) { await Task.yield() } })
            if Bool.random(using: &generator) { tasks.randomElement(using: &generator)!.cancel() }
            if Int.random(in: 0..<8, using: &generator) == 0 { await Task.yield() }
        }
        for task in tasks.shuffled(using: &generator).prefix(500) { task.cancel() }
        for task in tasks {
            if case .failure(let error) = await task.result { #expect(error is CancellationError) }
        }
        #expect(try await budget.withThreads(3) { true })
        // Three at once, one thread each: none of them is missing.
        let inside = Occupancy()
        let gate = Gate()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<3 {
                group.addTask {
                    try await budget.withThreads(1) {
                        inside.enter()
                        if inside.now == 3 { gate.open() }
                        await gate.pass()
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test
    func `what the body returns or throws comes out, and the threads come back`() async throws {
        struct Failure: Error {}
        let budget = ComputeBudget(threads: 2)
        for _ in 0..<5 {
            await #expect(throws: Failure.self) { try await budget.withThreads(2) { throw Failure() } }
            #expect(try await budget.withThreads(2) { "done" } == "done")
        }
    }

    @Test(arguments: [(-4, 1), (0, 1), (1, 1), (64, 64)])
    func `there is at least one thread`(asked: Int, expected: Int) {
        #expect(ComputeBudget(threads: asked).threads == expected)
    }
}

/// A request for threads that stays inside until its gate is opened, on an executor of its own.
private final class Request: Sendable {
    let executor = ManualExecutor()
    let gate = Gate()
    let task: Task<Void, any Error>
    private let places: Places

    private final class Places: Sendable {
        let entered = Atomic(false)
        let left = Atomic(false)
    }

    init(_ budget: ComputeBudget, wanted: Int) {
        let gate = gate, places = Places()
        self.places = places
        task = Task(executorPreference: executor) {
            try await budget.withThreads(wanted) {
                places.entered.store(true, ordering: .sequentiallyConsistent)
                await gate.pass()
                places.left.store(true, ordering: .sequentiallyConsistent)
            }
        }
    }

    var wasInside: Bool { places.entered.load(ordering: .sequentiallyConsistent) }
    var isInside: Bool { wasInside && !places.left.load(ordering: .sequentiallyConsistent) }
}

/// How the queue should behave, in plain words.
private struct ReferenceQueue {
    let threads: Int
    var running: [Int: Int] = [:]
    var waiting: [(id: Int, threads: Int)] = []

    init(threads: Int) { self.threads = threads }

    mutating func ask(_ id: Int, _ wanted: Int) {
        waiting.append((id, min(max(wanted, 1), threads)))
        serve()
    }

    mutating func end(_ id: Int) {
        running[id] = nil
        serve()
    }

    mutating func cancel(_ id: Int) {
        waiting.removeAll { $0.id == id }
        serve()
    }

    private mutating func serve() {
        while let first = waiting.first, running.values.reduce(0, +) + first.threads <= threads {
            running[first.id] = first.threads
            waiting.removeFirst()
        }
    }
}

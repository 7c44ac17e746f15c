internal import Dispatch
internal import Foundation
internal import Synchronization

/// A thread of its own for an actor whose work computes for long: neither the cooperative threads nor those of Dispatch are kept from
/// other work by it. The thread ends with the executor.
final class ThreadExecutor: SerialExecutor {
    private struct Item {
        let job: UnownedJob
        let executor: UnownedSerialExecutor
    }

    /// What the thread holds on to, so that the executor can go before it.
    private final class Queue: Sendable {
        private let items = Mutex<[Item]>([])
        private let arrived = DispatchSemaphore(value: 0)

        func put(_ item: Item?) {
            if let item { items.withLock { $0.append(item) } }
            arrived.signal()
        }

        /// The next job; nil when there will be none.
        func next() -> Item? {
            arrived.wait()
            return items.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        }
    }

    private let queue = Queue()

    init(name: String) {
        let queue = queue
        let thread = Thread {
            while let item = queue.next() { item.job.runSynchronously(on: item.executor) }
        }
        thread.name = name
        thread.start()
    }

    deinit { queue.put(nil) }

    func enqueue(_ job: consuming ExecutorJob) {
        queue.put(Item(job: UnownedJob(job), executor: asUnownedSerialExecutor()))
    }
}

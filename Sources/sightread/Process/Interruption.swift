internal import Foundation
internal import Synchronization

/// The ends of the process that it does not choose itself: signals, and readers of its output that go away.
///
/// The process then ends at once, whatever its tasks are computing. What must not be left behind is registered here,
/// which is the one place in the program that has to be global: a signal has no other way to find it.
enum Interruption {
    /// The claim to have something cleaned up.
    struct Registration: Sendable {
        fileprivate let id: Int

        /// Nothing is left to clean up.
        func cancel() {
            Interruption.state.withLock { state in _ = state.actions.removeValue(forKey: id) }
        }
    }

    private struct State {
        var nextID = 0
        var actions: [Int: @Sendable () -> Void] = [:]
    }

    private static let state = Mutex(State())

    /// Has an action done when the process is interrupted. It runs on a thread of its own and must be short.
    static func onEnd(_ action: @escaping @Sendable () -> Void) -> Registration {
        state.withLock { state in
            state.nextID += 1
            state.actions[state.nextID] = action
            return Registration(id: state.nextID)
        }
    }

    /// A pipe from the signal handler, which can do nothing but write, to the thread that does the rest.
    ///
    /// Blocking the signals and waiting for them would need no handler, but Dispatch unblocks all signals of the main
    /// thread.
    private static let wire: (read: Int32, write: Int32) = {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        return (ends[0], ends[1])
    }()

    /// Begins to watch for signals.
    static func watch() {
        // A reader that goes away shows as an error of write, so that the registered actions can still be done.
        signal(SIGPIPE, SIG_IGN)
        let input = wire.read
        Thread.detachNewThread {
            var number: UInt8 = 0
            while read(input, &number, 1) != 1 {}
            StandardOutput.settle()
            cleanUp()
            _exit(128 + Int32(number))
        }
        var action = sigaction()
        action.sa_flags = SA_RESTART
        action.__sigaction_handler.sa_handler = { number in
            let before = errno
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(Interruption.wire.write, &byte, 1)
            errno = before
        }
        // What the parent ignores for its child, such as nohup the hang-up, stays ignored.
        for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { sigaction(number, &action, nil) }
    }

    /// Ends the process as one whose reader went away: quietly, by the signal that it would have had.
    static func endAfterBrokenPipe() -> Never {
        cleanUp()
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
        _exit(128 + SIGPIPE)
    }

    private static func cleanUp() {
        let actions = state.withLock { state in state.actions.values }
        for action in actions { action() }
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

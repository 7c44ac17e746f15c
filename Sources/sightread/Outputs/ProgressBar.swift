internal import Dispatch
internal import Synchronization

/// Shows on an attended terminal how many of the files are done, how fast, and how long the rest will take.
///
/// It appears for more than one file, or when one takes longer than a second.
final class ProgressBar: Sendable {
    private let total: Int
    private let start = ContinuousClock.now
    private let done = Atomic(0)
    private let timer: (any DispatchSourceTimer)?
    private let registration: Interruption.Registration?

    init(total: Int) {
        self.total = total
        guard Terminal.isAttended else {
            timer = nil
            registration = nil
            return
        }
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "progress"))
        self.timer = timer
        self.registration = Interruption.onEnd { StatusLine.abandon() }
        timer.setEventHandler { [weak self] in self?.draw() }
        timer.schedule(deadline: .now() + .milliseconds(total > 1 ? 200 : 1000), repeating: .milliseconds(200))
        timer.activate()
    }

    /// One more file is done.
    func advance() {
        done.add(1, ordering: .relaxed)
    }

    /// The work has ended; the line disappears.
    func finish() {
        guard let timer else { return }
        timer.cancel()
        StatusLine.show("")
        registration?.cancel()
    }

    private func draw() {
        guard timer?.isCancelled == false else { return }
        let elapsed = (ContinuousClock.now - start) / .seconds(1)
        StatusLine.show(Self.line(done: done.load(ordering: .relaxed), total: total, seconds: elapsed, columns: Terminal.columns))
    }

    /// The line; one column stays free, because some terminals break the line in the last.
    static func line(done: Int, total: Int, seconds: Double, columns: Int) -> String {
        var facts = "\(done)/\(total)"
        if done > 0, seconds > 0 {
            facts += "  \(rounded(Double(done) / seconds)) files/s"
            if done < total { facts += "  \(clock(seconds / Double(done) * Double(total - done))) left" }
        } else {
            facts += "  \(clock(seconds))"
        }
        let room = min(40, columns - 1 - facts.count - 4)
        guard room >= 5 else { return String(facts.prefix(columns - 1)) }
        let filled = total > 0 ? room * done / total : room
        return "[" + String(repeating: "#", count: filled) + String(repeating: ".", count: room - filled) + "]  " + facts
    }

    private static func rounded(_ rate: Double) -> String {
        let tenths = Int((rate * 10).rounded())
        return tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : "\((tenths + 5) / 10)"
    }

    private static func clock(_ seconds: Double) -> String {
        let seconds = Int(seconds.rounded())
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let minutes = "\(two(seconds / 60 % 60)):\(two(seconds % 60))"
        return seconds < 3600 ? minutes : "\(seconds / 3600):\(minutes)"
    }
}

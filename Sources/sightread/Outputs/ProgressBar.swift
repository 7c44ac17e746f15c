internal import Synchronization

/// Shows on an attended terminal how many of the files are done, how fast, and how long the rest will take.
///
/// It appears for more than one file, or when one takes longer than a second.
final class ProgressBar: Sendable {
    private let done = Progress()
    private let drawing: Task<Void, Never>?
    private let registration: Interruption.Registration?

    private final class Progress: Sendable {
        let files = Atomic(0)
    }

    init(total: Int) {
        guard Terminal.isAttended else {
            drawing = nil
            registration = nil
            return
        }
        registration = Interruption.onEnd { StatusLine.abandon() }
        drawing = Task { [done] in
            let start = ContinuousClock.now
            try? await Task.sleep(for: .milliseconds(total > 1 ? 200 : 1000))
            while !Task.isCancelled {
                let seconds = (ContinuousClock.now - start) / .seconds(1)
                let files = done.files.load(ordering: .relaxed)
                // A terminal that was halted would hold a cooperative thread.
                await BlockingWork.run {
                    StatusLine.show(Self.line(done: files, total: total, seconds: seconds, columns: Terminal.columns))
                }
                try? await Task.sleep(for: .milliseconds(200))
            }
        }
    }

    /// One more file is done.
    func advance() {
        done.files.add(1, ordering: .relaxed)
    }

    /// The work has ended; the line disappears.
    func finish() async {
        guard let drawing else { return }
        drawing.cancel()
        await drawing.value
        await BlockingWork.run { StatusLine.show("") }
        registration?.cancel()
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
        return "[" + String(repeating: "#", count: filled) + String(repeating: ".", count: room - filled) + "]  "
            + facts
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

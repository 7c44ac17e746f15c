internal import Synchronization

/// Shows on an attended terminal how many of the pages are done, how fast, and how long the rest will take.
///
/// It appears for more than one file, or when one takes longer than a second. A file counts as one page until it was opened.
final class ProgressBar: Sendable {
    private let progress: Progress
    private let drawing: Task<Void, Never>?
    private let registration: Interruption.Registration?

    private final class Progress: Sendable {
        let pages = Atomic(0)
        let total: Atomic<Int>

        init(total: Int) { self.total = Atomic(total) }
    }

    init(files: Int) {
        progress = Progress(total: files)
        guard Terminal.isAttended else {
            drawing = nil
            registration = nil
            return
        }
        registration = Interruption.onEnd { StatusLine.abandon() }
        drawing = Task { [progress] in
            let start = ContinuousClock.now
            try? await Task.sleep(for: .milliseconds(files > 1 ? 200 : 1000))
            while !Task.isCancelled {
                let seconds = (ContinuousClock.now - start) / .seconds(1)
                let done = progress.pages.load(ordering: .relaxed), total = progress.total.load(ordering: .relaxed)
                // A terminal that was halted would hold a cooperative thread.
                await BlockingWork.run {
                    StatusLine.show(Self.line(done: done, total: total, seconds: seconds, columns: Terminal.columns))
                }
                try? await Task.sleep(for: .milliseconds(200))
            }
        }
    }

    /// A file turned out to have so many pages to read.
    func found(pages: Int) {
        progress.total.add(pages - 1, ordering: .relaxed)
    }

    /// One more page is done.
    func advance() {
        progress.pages.add(1, ordering: .relaxed)
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
            facts += "  \(rounded(Double(done) / seconds)) pages/s"
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

internal import Foundation
internal import SightFormats

/// All inputs of an invocation: several are worked on at a time, and their outputs leave in the order of the input as
/// soon as they can.
struct RecognitionRun: Sendable {
    let inputs: [Input]
    let recognition: PageRecognition
    let destination: any PageDestination
    let annotations: AnnotationDestination?
    /// How many inputs are worked on at a time.
    let concurrency: Int

    /// Whether all went well.
    func callAsFunction() async -> ExitStatus {
        let progress = ProgressBar(total: inputs.count)
        var record = Record()
        await withTaskGroup(of: (Int, PageRecognition.Outcome).self) { group in
            var upcoming = inputs.indices
            var outcomes: [Int: PageRecognition.Outcome] = [:]
            var next = 0
            func start() {
                // A slow input at the head must not let the finished ones behind it pile up without end.
                guard let index = upcoming.first, index < next + 4 * concurrency else { return }
                upcoming.removeFirst()
                group.addTask { (index, await recognition(inputs[index])) }
            }
            for _ in 0..<concurrency { start() }
            while let (index, outcome) = await group.next() {
                progress.advance()
                outcomes[index] = outcome
                while let outcome = outcomes.removeValue(forKey: next) {
                    await emit(outcome, of: inputs[next], &record)
                    next += 1
                }
                guard !record.isStopped else {
                    group.cancelAll()
                    return
                }
                let running = upcoming.startIndex - next - outcomes.count
                for _ in running..<max(running, concurrency) { start() }
            }
        }
        if !record.isStopped {
            _ = await attempt(&record) { () throws(OutputError) in try destination.finish() }
        }
        await progress.finish()
        summarize(record)
        return record.hasFailures ? .failure : .success
    }

    private struct Record: Sendable {
        var names = OutputNames()
        var skipped = 0
        var hasFailures = false
        /// Nothing more can be written.
        var isStopped = false
    }

    private func emit(_ outcome: PageRecognition.Outcome, of input: Input, _ record: inout Record) async {
        guard !record.isStopped else { return }
        guard case .read(let output, let annotations, let failures) = outcome else {
            record.skipped += 1
            return
        }
        for page in failures {
            record.hasFailures = true
            report("\(input.title(page: page.page)): \(page.failure)")
        }
        let name = record.names.claim(input.outputName)
        if let output {
            let isWritten = await attempt(&record) { () throws(OutputError) in
                try destination.write(output, name: name, of: input)
            }
            record.isStopped = !isWritten && destination.isShared
        }
        for annotated in annotations {
            switch annotated.picture {
            case .success(let picture):
                guard let destination = self.annotations else { continue }
                _ = await attempt(&record) { () throws(OutputError) in
                    try destination.write(picture, name: name, page: annotated.page, of: input)
                }
            case .failure(let failure):
                record.hasFailures = true
                report("\(input.title(page: annotated.page)): the annotated picture cannot be made: \(failure)")
            }
        }
    }

    /// Writes something where waiting is allowed. A failure is reported; the result tells of it.
    private func attempt(
        _ record: inout Record, _ write: @escaping @Sendable () throws(OutputError) -> Void
    ) async -> Bool {
        guard case .failure(let error) = await BlockingWork.run({ Result(catching: write) }) else { return true }
        record.hasFailures = true
        report("\(error)")
        return false
    }

    private func report(_ message: String) {
        StandardError.write("sightread: \(message)\n")
    }

    private func summarize(_ record: Record) {
        if record.skipped > 0 {
            let files = record.skipped == 1 ? "1 file that is" : "\(record.skipped) files that are"
            StandardError.write("sightread: skipped \(files) no picture of a format that is read\n")
        }
        if inputs.isEmpty || record.skipped == inputs.count {
            StandardError.write("sightread: found no picture\n")
        }
    }
}

internal import Foundation
internal import SightFormats
internal import SightImage

/// All inputs of an invocation: several pages are worked on at a time, and their outputs leave in the order of the input as
/// soon as they can.
struct RecognitionRun: Sendable {
    let inputs: [Input]
    /// How many things in folders are neither files nor folders.
    let passedOver: Int
    let pages: PageSelection
    let limits: PictureLimits
    let recognition: PageRecognition
    let destination: any PageDestination
    let annotations: AnnotationDestination?
    /// How many pages are worked on at a time.
    let concurrency: Int

    /// What a piece of work came to.
    private enum Event: Sendable {
        case opened(Result<OpenedInput?, any Error>, input: Int)
        case recognized(PageRecognition.Outcome, page: Int?, ticket: Int)
    }

    /// Whether all went well.
    func callAsFunction() async -> ExitStatus {
        let progress = ProgressBar(files: inputs.count)
        var record = Record(skipped: passedOver)
        await withTaskGroup(of: Event.self) { group in
            var queue = PageQueue(inputs: inputs.count, concurrency: concurrency)
            func startAll() {
                while let work = queue.start() { group.addTask { await perform(work) } }
            }
            startAll()
            while let event = await group.next() {
                switch event {
                case .opened(.success(let file?), let input):
                    progress.found(pages: file.pages.count)
                    queue.opened(file, input: input)
                case .opened(.success(nil), let input): queue.closed(.skipped, input: input)
                case .opened(.failure(let error), let input): queue.closed(.failed(Failure(error)), input: input)
                case .recognized(let outcome, let page, let ticket):
                    MemoryAllocation.trim()
                    queue.finished(.page(number: page, outcome), ticket: ticket)
                }
                // Before the writing, which may have to wait for a reader.
                startAll()
                while let departure = queue.depart() {
                    await emit(departure, &record)
                    progress.advance()
                }
                guard !record.isStopped else {
                    group.cancelAll()
                    return
                }
                startAll()
            }
        }
        if !record.isStopped {
            _ = await attempt(&record) { () throws(OutputError) in try destination.finish() }
        }
        await progress.finish()
        summarize(record)
        return record.hasFailures ? .failure : .success
    }

    private func perform(_ work: PageQueue.Work) async -> Event {
        switch work {
        case .open(let index):
            let opened = await BlockingWork.run {
                Result { try OpenedInput(inputs[index], pages: pages, limits: limits) }
            }
            return .opened(opened, input: index)
        case .recognize(let ticket, let page, let file):
            return .recognized(await recognition(page, of: file), page: file.number(of: page), ticket: ticket)
        }
    }

    private struct Record: Sendable {
        var skipped: Int
        var skippedInputs = 0
        var names = OutputNames()
        /// Of the input whose pages are leaving.
        var name: String?
        var hasFailures = false
        /// Nothing more can be written.
        var isStopped = false
    }

    private func emit(_ departure: PageQueue.Departure, _ record: inout Record) async {
        guard !record.isStopped else { return }
        let input = inputs[departure.input]
        if case .skipped = departure.outcome {
            record.skipped += 1
            record.skippedInputs += 1
            return
        }
        let name = record.name ?? record.names.claim(input.outputName)
        record.name = departure.isLastOfInput ? nil : name
        switch departure.outcome {
        case .skipped: break
        case .failed(let failure):
            complain(failure, of: input, page: nil, &record)
            let output = recognition.format.output(for: failure, file: input.path, page: nil)
            await write(output, name: name, of: input, &record)
        case .page(let page, let outcome):
            if let failure = outcome.failure { complain(failure, of: input, page: page, &record) }
            await write(outcome.output, name: name, of: input, &record)
            if let annotated = outcome.annotated {
                await write(annotated, page: page, name: name, of: input, &record)
            }
        }
        guard departure.isLastOfInput else { return }
        _ = await attempt(&record) { () throws(OutputError) in try destination.endInput(name: name, of: input) }
    }

    private func complain(_ failure: Failure, of input: Input, page: Int?, _ record: inout Record) {
        record.hasFailures = true
        let remedy =
            failure.code == .tooLarge ? " (--max-bytes, --max-pixels, --max-pages and --max-seconds move limits)" : ""
        report("\(input.title(page: page)): \(failure)\(remedy)")
    }

    private func write(_ output: String?, name: String, of input: Input, _ record: inout Record) async {
        guard let output else { return }
        let isWritten = await attempt(&record) { () throws(OutputError) in try destination.write(output, of: input) }
        record.isStopped = !isWritten && destination.isShared
    }

    private func write(
        _ annotated: Result<Data, Failure>, page: Int?, name: String, of input: Input, _ record: inout Record
    ) async {
        switch annotated {
        case .success(let picture):
            guard let annotations else { return }
            _ = await attempt(&record) { () throws(OutputError) in
                try annotations.write(picture, name: name, page: page, of: input)
            }
        case .failure(let failure):
            record.hasFailures = true
            report("\(input.title(page: page)): the annotated picture cannot be made: \(failure)")
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
        if record.skippedInputs == inputs.count {
            StandardError.write("sightread: found no picture\n")
        }
    }
}

import Foundation
import Synchronization

/// One run of the built command.
struct Invocation: Sendable {
    /// What came of it.
    struct Outcome: Sendable {
        /// As a shell tells it: 128 and the signal's number for a process that a signal ended.
        var status: Int32
        var output: String
        var errors: String

        var outputLines: [Substring] { output.split(separator: "\n") }
    }

    var arguments: [String]
    var input: Data?
    var environment: [String: String] = [:]

    init(_ arguments: [String], input: Data? = nil, environment: [String: String] = [:]) {
        self.arguments = arguments
        self.input = input
        self.environment = environment
    }

    /// The command stands beside the program that runs the tests.
    static let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "sightread")

    /// Runs it to its end.
    func callAsFunction() async throws -> Outcome {
        try await onThread {
            let running = try Running(self)
            if let input { try running.input.write(contentsOf: input) }
            try running.input.close()
            return running.outcome()
        }
    }
}

/// `sightread` with arguments, to its end.
func sightread(
    _ arguments: String..., input: Data? = nil, environment: [String: String] = [:]
) async throws -> Invocation.Outcome {
    try await Invocation(arguments, input: input, environment: environment)()
}

/// Waiting for a process must not hold a cooperative thread.
func onThread<R: Sendable>(_ body: @escaping @Sendable () throws -> R) async throws -> R {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
    }
}

/// The command while it runs.
final class Running {
    let process = Process()
    let input: FileHandle
    let output: FileHandle
    private let errors: FileHandle

    /// - Parameter terminal: takes the place of standard error.
    init(_ invocation: Invocation, terminal: FileHandle? = nil) throws {
        // Whoever runs the tests may ignore signals, and children inherit that.
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["--default-signal=INT,TERM,HUP,PIPE", Invocation.executable.path] + invocation.arguments
        process.environment = ProcessInfo.processInfo.environment.merging(invocation.environment) { $1 }
        let inputPipe = Pipe(), outputPipe = Pipe(), errorPipe = Pipe()
        process.standardInput = inputPipe
        process.standardOutput = outputPipe
        process.standardError = terminal ?? errorPipe
        input = inputPipe.fileHandleForWriting
        output = outputPipe.fileHandleForReading
        errors = errorPipe.fileHandleForReading
        try process.run()
        // Only the child holds the other ends now, so that its end is the end of the data.
        if terminal != nil { try errorPipe.fileHandleForWriting.close() }
    }

    /// Reads what it says until it ends.
    func outcome() -> Invocation.Outcome {
        let errorData = Mutex(Data())
        let done = DispatchSemaphore(value: 0)
        let errors = errors
        Thread.detachNewThread { [errors] in
            let data = (try? errors.readToEnd()) ?? Data()
            errorData.withLock { $0 = data }
            done.signal()
        }
        let outputData = (try? output.readToEnd()) ?? Data()
        done.wait()
        process.waitUntilExit()
        let status =
            process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
        return Invocation.Outcome(
            status: status, output: String(decoding: outputData, as: UTF8.self),
            errors: String(decoding: errorData.withLock(\.self), as: UTF8.self))
    }
}

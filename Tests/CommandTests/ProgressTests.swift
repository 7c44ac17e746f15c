import Foundation
import SightTestSupport
import Synchronization
import Testing

@Suite struct ProgressTests {
    @Test("On a terminal a bar shows how far it is, and leaves no trace")
    func bar() async throws {
        let (outcome, screen) = try await onThread {
            let (terminal, screen) = try Self.openTerminal()
            let inputs = [String](repeating: Fixtures.url("receipt.png").path, count: 8)
            let running = try Running(
                Invocation(["recognize", "--format", "json"] + inputs), terminal: FileHandle(fileDescriptor: screen))
            close(screen)
            let shown = Mutex("")
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                var bytes = [UInt8](repeating: 0, count: 4096)
                while true {
                    let count = read(terminal, &bytes, bytes.count)
                    guard count > 0 else { break }
                    shown.withLock { $0 += String(decoding: bytes[..<count], as: UTF8.self) }
                }
                done.signal()
            }
            let outcome = running.outcome()
            done.wait()
            close(terminal)
            return (outcome, shown.withLock(\.self))
        }
        #expect(outcome.status == 0)
        #expect(outcome.outputLines.count == 8)
        #expect(screen.contains("/8"))
        #expect(screen.contains("[#") || screen.contains("[."))
        #expect(!screen.contains("\u{1B}"))
        // What stands last on the line is nothing.
        let written = screen.split(separator: "\r", omittingEmptySubsequences: true)
        #expect(written.last?.allSatisfy { $0 == " " } == true)
    }

    /// Both ends of a terminal: what is written to the screen is read from the other.
    private static func openTerminal() throws -> (terminal: Int32, screen: Int32) {
        var terminal: Int32 = -1, screen: Int32 = -1
        try #require(openpty(&terminal, &screen, nil, nil, nil) == 0)
        return (terminal, screen)
    }

    @Test("Without a terminal there is no bar")
    func none() async throws {
        let receipt = Fixtures.url("receipt.png").path
        let outcome = try await sightread("recognize", receipt, receipt, receipt)
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
    }
}

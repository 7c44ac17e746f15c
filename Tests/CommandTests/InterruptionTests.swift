import Foundation
import SightTestSupport
import Testing

@Suite(.serialized) struct InterruptionTests {
    static let sign = RecognizeTests.sign

    @Test("A signal ends endless work, and no unfinished file stays", arguments: [SIGINT, SIGTERM, SIGHUP])
    func signal(number: Int32) async throws {
        let folder = try TemporaryFolder()
        try folder.put(Data("old".utf8), "out.txt")
        let outcome = try await onThread {
            // Standard input never ends, so the work never does.
            let running = try Running(Invocation(["recognize", "-o", folder.path("out.txt"), Self.sign, "-"]))
            while !folder.names.contains(where: { $0.hasPrefix(".sightread-") }) { usleep(1000) }
            usleep(200_000)
            kill(running.process.processIdentifier, number)
            return running.outcome()
        }
        #expect(outcome.status == 128 + number)
        #expect(outcome.errors.isEmpty)
        #expect(folder.names == ["out.txt"])
        #expect(try folder.text("out.txt") == "old")
    }

    @Test("A signal in the middle of recognition cuts no line in two")
    func busy() async throws {
        let (outcome, first) = try await onThread {
            let inputs = [String](repeating: Fixtures.url("letter.png").path, count: 200)
            let running = try Running(Invocation(["recognize", "--format", "json", "--level", "fast"] + inputs))
            // The first output is there; the next are being made.
            let first = running.output.availableData
            running.process.interrupt()
            return (running.outcome(), first)
        }
        #expect(outcome.status == 130)
        let output = String(decoding: first, as: UTF8.self) + outcome.output
        #expect(output.hasSuffix("}\n"))
        for line in output.split(separator: "\n") { #expect(try RecognizeTests.schemaFaults(line) == []) }
    }

    @Test("A reader that goes away ends it quietly")
    func brokenPipe() async throws {
        let folder = try TemporaryFolder()
        let outcome = try await onThread {
            let inputs = [String](repeating: Self.sign, count: 50)
            let running = try Running(
                Invocation(["recognize", "--format", "json", "--annotate", folder.path("out/")] + inputs))
            _ = running.output.availableData
            try running.output.close()
            return running.outcome()
        }
        #expect(outcome.status == 141)
        #expect(outcome.errors.isEmpty)
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path("out"))) ?? [])
        #expect(names.allSatisfy { !$0.hasPrefix(".") } && names.count < 50)
    }
}

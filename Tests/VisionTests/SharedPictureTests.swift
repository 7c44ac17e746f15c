import SightImage
import SightTestSupport
import Synchronization
import Testing
import Vision

@Suite("A picture that several requests share")
struct SharedPictureTests {
    /// A picture that takes until it is told to go on, and counts how often it is made.
    private final class Source: Sendable {
        let made = Occupancy()
        private let semaphore = DispatchSemaphore(value: 0)
        private let failures: Mutex<Int>

        init(failures: Int = 0) { self.failures = Mutex(failures) }

        func picture() throws -> PixelBuffer {
            made.enter()
            semaphore.wait()
            made.leave()
            let fails = failures.withLock { left in
                left -= 1
                return left >= 0
            }
            if fails { throw VisionError.ioError("not yet") }
            return .numbered(width: 3, height: 2)
        }

        func goOn() { semaphore.signal() }
    }

    @Test("Nothing is decoded before somebody asks, and for all who ask once")
    func once() async throws {
        let source = Source()
        let picture = SharedPicture(ImageInput(frame: { try source.picture() }))
        #expect(source.made.total == 0)
        source.goOn()
        let pixels = try await withThrowingTaskGroup(of: PixelBuffer.self) { group in
            for _ in 0..<50 { group.addTask { try await picture.displayed().pixels } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(source.made.total == 1)
        #expect(pixels.count == 50 && pixels.allSatisfy { $0.shares(storageOf: pixels[0]) })
        #expect(try await picture.displayed().pixels.shares(storageOf: pixels[0]))
        #expect(source.made.total == 1)
    }

    @Test("Who is cancelled ends at once, while it is decoded, and the others get it")
    func cancellation() async throws {
        let source = Source()
        let picture = SharedPicture(ImageInput(frame: { try source.picture() }))
        let first = Task { try await picture.displayed().pixels.width }
        let second = Task { try await picture.displayed().pixels.width }
        while source.made.now == 0 { await Task.yield() }
        first.cancel()
        // The picture is still under way: it goes on only below.
        await #expect(throws: CancellationError.self) { try await first.value }
        #expect(source.made.now == 1)
        source.goOn()
        #expect(try await second.value == 3)
        #expect(source.made.total == 1)
    }

    @Test("When all are cancelled, the next one still gets it, of the same work")
    func allCancelled() async throws {
        let source = Source()
        let picture = SharedPicture(ImageInput(frame: { try source.picture() }))
        let only = Task { try await picture.displayed() }
        while source.made.now == 0 { await Task.yield() }
        only.cancel()
        _ = await only.result
        source.goOn()
        #expect(try await picture.displayed().pixels.width == 3)
        #expect(source.made.total == 1)
    }

    @Test("A failure is told to all who wait, and tried again by the next")
    func failure() async throws {
        let source = Source(failures: 1)
        let picture = SharedPicture(ImageInput(frame: { try source.picture() }))
        source.goOn()
        #expect(await Failure { try await picture.displayed() }.kind == "ioError")
        source.goOn()
        #expect(try await picture.displayed().pixels.width == 3)
        #expect(source.made.total == 2)
    }
}

import CoreGraphics
import Testing

@Suite("What Apple's Foundation and Objective-C have")
struct AutoreleasePoolTests {
    private struct Fault: Error {}

    @Test("A pool gives the closure's result and throws its error")
    func pool() {
        #expect(autoreleasepool { 3 } == 3)
        #expect(throws: Fault.self) { try autoreleasepool { throw Fault() } }
        var runs = 0
        autoreleasepool { runs += 1 }
        #expect(runs == 1)
    }

    @Test("Time is counted from the start of 2001")
    func time() {
        #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 5)
    }
}

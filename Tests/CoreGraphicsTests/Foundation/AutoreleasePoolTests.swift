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

    @Test("The bytes of an object are read by pointer")
    func data() throws {
        let object = try #require(CFDataCreate(nil, [1, 2, 3], 3))
        #expect(CFDataGetLength(object) == 3 && CFDataGetBytePtr(object)[2] == 3)
        let growing = try #require(CFDataCreateMutable(nil, 0))
        let provider = try #require(CGDataProvider(data: object))
        growing.append(Data([7, 8]))
        let copy = try #require(CGDataProvider(data: growing))
        growing.append(Data([9]))
        #expect(provider.data as Data? == Data([1, 2, 3]) && copy.data as Data? == Data([7, 8]))
        #expect(CFDataGetLength(growing) == 3)
    }

    @Test("Time is counted from the start of 2001")
    func time() {
        #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 5)
    }
}

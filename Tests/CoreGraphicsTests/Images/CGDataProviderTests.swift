import CoreGraphics
import SightTestSupport
import Synchronization
import Testing

@Suite("CGDataProvider")
struct CGDataProviderTests {
    @Test("Memory of the caller's is used as it is and released once, when nothing uses it any more")
    func ownMemory() throws {
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
        memory.initialize(repeating: 9, count: 64)
        do {
            let provider = try #require(
                CGDataProvider(dataInfo: nil, data: memory, size: 64) { _, data, size in
                    UnsafeMutableRawPointer(mutating: data).deallocate()
                    released.add(size, ordering: .relaxed)
                })
            #expect(released.load(ordering: .relaxed) == 0)
            #expect(provider.data as Data? == Data(repeating: 9, count: 64))
        }
        #expect(released.load(ordering: .relaxed) == 64)
    }

    @Test("A file is read; one that is not there gives no provider")
    func files() throws {
        let url = Fixtures.url("blank.png")
        #expect(CGDataProvider(url: url as CFURL)?.data as Data? == (try Data(contentsOf: url)))
        #expect(CGDataProvider(filename: url.path)?.data as Data? == (try Data(contentsOf: url)))
        #expect(CGDataProvider(url: Fixtures.url("no such file") as CFURL) == nil)
    }
}

private let released = Atomic(0)

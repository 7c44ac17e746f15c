import CoreVideo
import Testing

@Suite("Pools of pixel buffers")
struct PoolTests {
    private static func pool(_ attributes: [CFString: Any]) -> (CVReturn, CVPixelBufferPool?) {
        var pool: CVPixelBufferPool?
        let code = CVPixelBufferPoolCreate(nil, nil, attributes as CFDictionary, &pool)
        return (code, pool)
    }

    private static var attributes: [CFString: Any] {
        [
            kCVPixelBufferWidthKey: 64, kCVPixelBufferHeightKey: 48,
            kCVPixelBufferPixelFormatTypeKey: kCVPixelFormatType_32BGRA,
        ]
    }

    private static func buffer(of pool: CVPixelBufferPool, threshold: Int? = nil) -> (CVReturn, CVPixelBuffer?) {
        var buffer: CVPixelBuffer?
        let limits = threshold.map { [kCVPixelBufferPoolAllocationThresholdKey: $0] as CFDictionary }
        return (CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(nil, pool, limits, &buffer), buffer)
    }

    @Test("Memory of a buffer that is gone is used again, of one that is there never")
    func reuse() throws {
        let pool = try #require(Self.pool(Self.attributes).1)
        var first = Self.buffer(of: pool).1
        let address = try #require(first.flatMap(CVPixelBufferGetBaseAddress))
        let second = Self.buffer(of: pool).1
        #expect(second.flatMap(CVPixelBufferGetBaseAddress) != address)
        #expect(second.map(CVPixelBufferGetWidth) == 64 && second.map(CVPixelBufferGetHeight) == 48)
        first = nil
        var third: CVPixelBuffer?
        #expect(CVPixelBufferPoolCreatePixelBuffer(nil, pool, &third) == kCVReturnSuccess)
        #expect(third.flatMap(CVPixelBufferGetBaseAddress) == address)
    }

    @Test("A threshold limits how many are in use, and only those")
    func threshold() throws {
        let pool = try #require(Self.pool(Self.attributes).1)
        var first = Self.buffer(of: pool, threshold: 2).1
        let second = Self.buffer(of: pool, threshold: 2).1
        #expect(first != nil && second != nil)
        #expect(Self.buffer(of: pool, threshold: 2).0 == kCVReturnWouldExceedAllocationThreshold)
        first = nil
        #expect(Self.buffer(of: pool, threshold: 2).0 == kCVReturnSuccess)
    }

    @Test("Buffers outlive their pool, and a flush")
    func lifetimes() throws {
        var pool = Self.pool(Self.attributes).1
        let buffer = try #require(pool.flatMap { Self.buffer(of: $0).1 })
        CVPixelBufferPoolFlush(try #require(pool), .excessBuffers)
        pool = nil
        let address = try #require(CVPixelBufferGetBaseAddress(buffer))
        address.storeBytes(of: 7, as: UInt8.self)
        #expect(address.load(as: UInt8.self) == 7)
    }

    @Test("A pool needs width, height and a known format")
    func refusals() {
        for key in [kCVPixelBufferWidthKey, kCVPixelBufferHeightKey, kCVPixelBufferPixelFormatTypeKey] {
            var attributes = Self.attributes
            attributes[key] = nil
            #expect(Self.pool(attributes).0 == kCVReturnInvalidPixelBufferAttributes)
        }
        var attributes = Self.attributes
        attributes[kCVPixelBufferPixelFormatTypeKey] = 1
        #expect(Self.pool(attributes).0 == kCVReturnInvalidPixelFormat)
        attributes = Self.attributes
        attributes[kCVPixelBufferWidthKey] = 0
        #expect(Self.pool(attributes).0 == kCVReturnInvalidSize)
    }

    @Test("A pool tells its attributes")
    func attributes() throws {
        let pool = try #require(Self.pool(Self.attributes).1)
        #expect(CVPixelBufferPoolGetAttributes(pool) == nil)
        #expect(CVPixelBufferPoolGetPixelBufferAttributes(pool)?[kCVPixelBufferWidthKey] as? Int == 64)
    }
}

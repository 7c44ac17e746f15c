import CoreGraphics
import SightImage
import SightTestSupport
import Testing

@Suite("Drawing on many threads")
struct ConcurrentDrawingTests {
    private static func drawing() throws -> [UInt8] {
        let context = try Bitmaps.rgba.context(width: 64, height: 64)
        context.setFillColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.7)
        context.translateBy(x: 32, y: 32)
        context.rotate(by: 0.4)
        context.draw(CGImage(.noise(width: 90, height: 90)), in: CGRect(x: -25, y: -25, width: 50, height: 50))
        context.fillEllipse(in: CGRect(x: -20, y: -10, width: 40, height: 20))
        context.stroke(CGRect(x: -28, y: -28, width: 56, height: 56), width: 3)
        return try #require(context.makeImage()).pixelBuffer.samples
    }

    @Test("Contexts do not disturb each other: the bytes are those of drawing alone")
    func concurrency() async throws {
        let alone = try Self.drawing()
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<32 { group.addTask { try Self.drawing() } }
            for try await drawn in group { #expect(drawn == alone) }
        }
    }
}

import Foundation
import SightImage
import SightTestSupport
import Testing

@Suite("Decoding at the same time")
struct DecodingConcurrencyTests {
    @Test
    func `64 tasks that decode different pictures each get their own`() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for i in 0..<64 {
                group.addTask {
                    let picture = PixelBuffer.noise(
                        width: 40 + i, height: 100 - i, format: i % 3 == 0 ? .gray8 : .rgb8, seed: i)
                    let png = try PictureEncoder.png(picture)
                    let jpeg = try PictureEncoder.jpeg(picture, quality: 100)
                    for _ in 0..<3 {
                        #expect(try PictureSource(png).storedPixels().samples == picture.samples)
                        #expect(throws: PictureError.self) {
                            try PictureSource(png.prefix(png.count / 2)).storedPixels()
                        }
                        let decoded = try PictureSource(jpeg).storedPixels()
                        #expect(decoded.width == picture.width && decoded.height == picture.height)
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}

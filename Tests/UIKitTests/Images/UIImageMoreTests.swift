import Foundation
import SightImage
import SightTestSupport
import Testing
import UIKit

@Suite("Names and ways of pictures")
struct UIImageMoreTests {
    private func picture() -> UIImage {
        UIImage(
            cgImage: CGImage(
                PixelBuffer.made(width: 3, height: 2, format: .rgb8) { x, y in [UInt8(x * 80), UInt8(y * 90), 7] }))
    }

    private func pixels(_ image: UIImage) throws -> PixelBuffer {
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in image.draw(at: .zero) }
        return try #require(drawn.cgImage).pixelBuffer
    }

    @Test("A mirrored orientation shows the picture as in a mirror, whatever it was", arguments: 0..<8)
    func flipped(number: Int) throws {
        let orientation = try #require(UIImage.Orientation(rawValue: number))
        let image = UIImage(cgImage: try #require(picture().cgImage), scale: 1, orientation: orientation)
        let plain = try pixels(image), mirrored = try pixels(image.withHorizontallyFlippedOrientation())
        for y in 0..<plain.height {
            for x in 0..<plain.width { #expect(plain.pixel(x, y) == mirrored.pixel(plain.width - 1 - x, y)) }
        }
        #expect(image.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation() == image)
    }

    @Test("A tint paints what the picture covers")
    func tint() throws {
        let shape = UIImage(
            cgImage: CGImage(
                PixelBuffer.made(width: 2, height: 1, format: .rgba8) { x, _ in [9, 9, 9, x == 0 ? 255 : 0] }))
        let tinted = shape.withTintColor(.red)
        let pixels = try #require(tinted.cgImage).pixelBuffer
        #expect(pixels.pixel(0, 0) == [255, 0, 0, 255] && pixels.pixel(1, 0)[3] == 0)
        #expect(tinted.renderingMode == .alwaysOriginal && shape.renderingMode == .automatic)
        #expect(shape.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    }

    @Test("A picture is ready to be shown, and knows how others like it are made")
    func ready() async throws {
        let image = picture()
        #expect(image.preparingForDisplay() === image && UIImage().preparingForDisplay() == nil)
        #expect(await image.byPreparingForDisplay() === image)
        #expect(image.imageRendererFormat.opaque && image.imageRendererFormat.scale == 1)
        let small = await withCheckedContinuation { continuation in
            image.prepareThumbnail(of: CGSize(width: 2, height: 2)) { continuation.resume(returning: $0) }
        }
        #expect(small?.size.width == 2)
        let moving = try #require(UIImage.animatedImage(with: [image, image], duration: 2))
        #expect(moving.images?.count == 2 && moving.duration == 2 && moving.size == image.size)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    @Test("Pictures of a bundle are found by name: with and without extension, finer ones, and in catalogues")
    func named() throws {
        let folder = try TemporaryFolder()
        let png = try #require(picture().pngData())
        func write(_ path: String, _ data: Data) throws {
            let url = folder.url.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
        try write("Some.bundle/plain.png", png)
        try write("Some.bundle/fine@2x.png", png)
        try write("Some.bundle/Assets.xcassets/set.imageset/b.png", png)
        try write(
            "Some.bundle/Assets.xcassets/set.imageset/Contents.json",
            Data(#"{"images":[{"idiom":"universal","scale":"1x"},{"filename":"b.png","scale":"2x"}]}"#.utf8))
        try write("secret.png", png)
        let bundle = try #require(Bundle(path: folder.url.appending(path: "Some.bundle").path))
        for name in ["plain", "plain.png", "fine", "fine.png", "set"] {
            #expect(UIImage(named: name, in: bundle, with: nil) != nil, "\(name)")
        }
        #expect(UIImage(named: "fine", in: bundle, compatibleWith: nil)?.scale == 2)
        for name in ["", "none", "../secret", "Assets.xcassets"] {
            #expect(UIImage(named: name, in: bundle, with: nil) == nil, "\(name)")
        }
        #expect(UIImage(named: "no such picture") == nil && UIImage(systemName: "camera") == nil)
    }
}

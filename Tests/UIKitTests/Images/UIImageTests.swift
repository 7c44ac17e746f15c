import SightImage
import SightTestSupport
import Testing
import UIKit

@Suite("UIImage")
struct UIImageTests {
    @Test("A file keeps its pixels as stored, and its orientation", arguments: 1...8)
    func files(orientation: Int) throws {
        let image = try #require(UIImage(contentsOfFile: Fixtures.url("orientation-\(orientation).jpg").path))
        #expect(image.size == CGSize(width: 480, height: 160))
        #expect(image.imageOrientation.rawValue == [0, 4, 1, 5, 6, 3, 7, 2][orientation - 1])
        #expect(image.cgImage?.width == (orientation < 5 ? 480 : 160))
    }

    @Test("What is no picture gives none")
    func refusals() throws {
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
        #expect(UIImage(data: try Fixtures.data("cut-short.jpg")) == nil)
        #expect(UIImage(contentsOfFile: "/no such file.png") == nil)
        #expect(UIImage().cgImage == nil && UIImage().size == .zero && UIImage().pngData() == nil)
    }

    @Test("Names say how many pixels make a point")
    func scales() throws {
        let folder = try TemporaryFolder()
        for (name, scale) in [("a.png", 1), ("a@2x.png", 2), ("a@3x.png", 3)] {
            let file = folder.url.appending(path: name)
            try PictureEncoder.png(.numbered(width: 6, height: 6)).write(to: file)
            let image = try #require(UIImage(contentsOfFile: file.path))
            #expect(image.scale == CGFloat(scale) && image.size.width == 6 / CGFloat(scale))
        }
        #expect(UIImage(data: try PictureEncoder.png(.numbered(width: 6, height: 6)), scale: 2)?.size.width == 3)
    }

    @Test("A thumbnail is upright, fits and never grows")
    func thumbnails() async throws {
        let buffer = PixelBuffer.made(width: 40, height: 20, format: .rgb8) { x, _ in [x < 20 ? 250 : 10, 0, 0] }
        let image = UIImage(cgImage: CGImage(buffer), scale: 1, orientation: .right)
        let small = try #require(image.preparingThumbnail(of: CGSize(width: 10, height: 10)))
        #expect(small.size == CGSize(width: 5, height: 10))
        let pixels = try #require(small.cgImage).pixelBuffer
        #expect(pixels.pixel(2, 1)[0] > 200 && pixels.pixel(2, 8)[0] < 60)
        let same = await image.byPreparingThumbnail(ofSize: CGSize(width: 400, height: 400))
        #expect(same?.size == CGSize(width: 20, height: 40))
    }

    @Test("Two views of the same pixels are equal, other ways are not")
    func equality() {
        let pixels = CGImage(.numbered(width: 2, height: 2))
        #expect(UIImage(cgImage: pixels) == UIImage(cgImage: pixels, scale: 1, orientation: .up))
        #expect(UIImage(cgImage: pixels) != UIImage(cgImage: pixels, scale: 1, orientation: .left))
    }
}

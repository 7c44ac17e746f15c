import SightImage
import SightTestSupport
import Testing
import UIKit

@Suite("Drawing pictures")
struct RendererTests {
    @Test("The origin is the upper left corner, y points down, a scale makes more pixels")
    func coordinates() throws {
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = 2
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor(white: 1, alpha: 1).setFill()
            UIRectFill(CGRect(x: 2, y: 1, width: 1, height: 1))
        }
        #expect(image.scale == 2 && image.size == CGSize(width: 3, height: 2))
        let pixels = try #require(image.cgImage).pixelBuffer
        #expect((pixels.width, pixels.height) == (6, 4))
        #expect(pixels.pixel(1, 1) == [255, 0, 0] && pixels.pixel(2, 1) == [0, 0, 0])
        #expect(pixels.pixel(4, 2) == [255, 255, 255] && pixels.pixel(3, 2) == [0, 0, 0])
    }

    @Test("A renderer of a part of the plane shows that part, transparent where nothing was drawn")
    func bounds() throws {
        let image = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 2, height: 1)).image { context in
            context.cgContext.setFillColor(UIColor.green.cgColor)
            context.fill(CGRect(x: 11, y: 20, width: 1, height: 1))
        }
        let pixels = try #require(image.cgImage).pixelBuffer
        #expect(pixels.pixel(0, 0) == [0, 0, 0, 0] && pixels.pixel(1, 0) == [0, 255, 0, 255])
    }

    @Test("Contexts are a stack of their own for each thread")
    func stack() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 1)
        let outer = UIGraphicsGetCurrentContext()
        UIGraphicsBeginImageContext(CGSize(width: 0, height: 5))
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == outer)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test("Files are made by drawing")
    func files() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
        let png = renderer.pngData { _ in
            UIColor.blue.set()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8)).fill()
        }
        #expect(UIImage(data: png)?.cgImage?.pixelBuffer.pixel(4, 4) == [0, 0, 255, 255])
        #expect(UIImage(data: renderer.jpegData(withCompressionQuality: 0.8) { _ in })?.size.width == 8)
    }

    @Test("Paths are filled, drawn, clipped to, and run clockwise on display")
    func paths() throws {
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { _ in
            UIColor.white.set()
            let quarter = UIBezierPath(
                arcCenter: CGPoint(x: 4, y: 4), radius: 4, startAngle: 0, endAngle: .pi / 2, clockwise: true)
            quarter.addLine(to: CGPoint(x: 4, y: 4))
            quarter.close()
            quarter.fill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).addClip()
            UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 1))
        }
        let pixels = try #require(image.cgImage).pixelBuffer
        #expect(pixels.pixel(5, 5)[0] == 255 && pixels.pixel(5, 2)[0] == 0 && pixels.pixel(2, 5)[0] == 0)
        #expect(pixels.pixel(1, 0)[0] == 255 && pixels.pixel(3, 0)[0] == 0)
    }

    @Test("A path keeps what was added")
    func pathValues() {
        let path = UIBezierPath()
        #expect(path.isEmpty)
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.close()
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 9, y: 2)) && !path.contains(CGPoint(x: 2, y: 9)))
        path.apply(CGAffineTransform(translationX: 5, y: 5))
        #expect(path.cgPath.boundingBox.origin == CGPoint(x: 5, y: 5))
        path.append(UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 4, height: 4), cornerRadius: 1))
        #expect(path.bounds.minX == 0)
    }
}

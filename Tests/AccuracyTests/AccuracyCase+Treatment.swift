import Foundation
import SightGeometry
import SightImage

extension AccuracyCase.Treatment {
    func applied(to page: PixelBuffer) throws -> PixelBuffer {
        switch self {
        case .clean: page
        case .inverted: page.mapped { 255 - $1 }
        case .soft:
            page.resized(width: page.width * 2 / 5, height: page.height * 2 / 5).resized(
                width: page.width, height: page.height)
        case .poorJPEG: try poorJPEG(page)
        case .skewed: skewed(page)
        }
    }

    private func poorJPEG(_ page: PixelBuffer) throws -> PixelBuffer {
        // A fixed sequence: the same page every time (Knuth's linear congruential generator).
        var state: UInt64 = 2468
        let noisy = page.mapped { _, value in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let noise = Int(state >> 59) - 16
            return UInt8(min(max(Int(value) * 200 / 255 + 30 + noise, 0), 255))
        }
        let data = try PictureEncoder.jpeg(
            noisy.resized(width: page.width * 3 / 5, height: page.height * 3 / 5), quality: 25)
        return try PictureSource(data).displayedPixels()
    }

    private func skewed(_ page: PixelBuffer) -> PixelBuffer {
        let angle = 2.5 * Double.pi / 180
        let center = Point(x: Double(page.width) / 2, y: Double(page.height) / 2)
        let turned = Quad(Rectangle(x: 0, y: 0, width: Double(page.width), height: Double(page.height))).map { p in
            let d = p - center
            return Point(
                x: center.x + d.x * cos(angle) - d.y * sin(angle), y: center.y + d.x * sin(angle) + d.y * cos(angle))
        }
        return page.warped(turned, width: page.width, height: page.height)
    }
}

extension PixelBuffer {
    /// A grey picture with every sample changed.
    fileprivate func mapped(_ change: (Int, UInt8) -> UInt8) -> PixelBuffer {
        PixelBuffer(width: width, height: height, format: .gray8) { out in
            withUnsafeBytes { source in
                for y in 0..<height {
                    for x in 0..<width { out[y * width + x] = change(y * width + x, source[y * bytesPerRow + x]) }
                }
            }
        }
    }
}
